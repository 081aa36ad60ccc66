import Foundation

/// The calls of a host into the app: its delegates, subclasses, content, handlers, providers,
/// renderer and store.
///
/// Each call is a ``TabHostEvent``, which is made only while an observer observes its kind. The app is
/// called from the methods of this folder, one for each call, and from those of `SearchController.swift`
/// for a search. What only reads or configures a value of the app is no event, such as an overridden
/// property, a configuration, or the loading of an item.
@MainActor struct AppCalls {
  typealias Subject = TabHostEvent.Subject
  typealias Argument = TabHostEvent.Argument

  let host: TabHostController

  /// Performs what an event stands for, and notifies the observers before and after.
  ///
  /// Without observers of its kind, the event is not made, and this is the body alone.
  func emit<Answer>(
    _ kind: TabHostEvent.Kind,
    _ name: @autoclosure () -> String,
    _ subject: @autoclosure () -> Subject? = nil,
    _ arguments: @autoclosure () -> [Argument] = [],
    result: (Answer) -> TabHostEvent.Result = { _ in .completed },
    _ body: () -> Answer
  ) -> Answer {
    guard host.eventObservers.mayObserve(kind) else { return body() }
    let event = TabHostEvent(kind, name(), subject(), arguments())
    return emitObserved(event, result: result, body)
  }

  @inline(never)
  private func emitObserved<Answer>(
    _ event: TabHostEvent,
    result: (Answer) -> TabHostEvent.Result,
    _ body: () -> Answer
  ) -> Answer {
    let observers = host.eventObservers
    let notified = observers.begin(event, in: host)
    let answer = body()
    if !notified.isEmpty { observers.end(event, result(answer), notifying: notified, in: host) }
    return answer
  }

  /// Calls a delegate. Without one, there is no event and no answer.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - method: The name of the method. For one whose answer a test can replace, it is declared with
  ///     the others in `DelegateMethod.swift`.
  ///   - subject: What the call is about.
  ///   - arguments: The other arguments.
  ///   - call: Calls the method.
  @discardableResult
  func call<Delegate, Answer>(
    _ delegate: Delegate?,
    _ method: @autoclosure () -> DelegateMethod<Answer>,
    _ subject: @autoclosure () -> Subject? = nil,
    _ arguments: @autoclosure () -> [Argument] = [],
    _ call: (Delegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    // Not by `emit`, whose closure would retain the delegate for each call that nobody observes.
    guard host.eventObservers.mayObserve(.delegate) else { return call(delegate) }
    let method = method()
    let event = TabHostEvent(.delegate, method, subject(), arguments())
    return emitObserved(event, result: method.result) {
      host.eventObservers.answer(to: event, call(delegate))
    }
  }

  /// Asks content, whose answer a test can replace as it can that of a delegate.
  func ask<Answer>(
    _ content: ViewController,
    _ method: DelegateMethod<Answer>,
    _ call: () -> Answer
  ) -> Answer {
    let observers = host.eventObservers
    guard observers.mayObserve(.override) || observers.mayObserve(.delegate) else { return call() }
    let event = TabHostEvent(.override, method, .content(content))
    return emitObserved(event, result: method.result) { observers.answer(to: event, call()) }
  }

  /// Calls a closure that returns values. Without one, there is no event and no answer.
  func provide<Provider, Answer>(
    _ provider: Provider?,
    _ name: String,
    of tab: TabItem? = nil,
    _ call: (Provider) -> Answer?
  ) -> Answer? {
    guard let provider else { return nil }
    return emit(.provider, name, tab.map { .tab($0) }) { call(provider) }
  }

  /// Calls a closure of a tab, for what the delegate does not provide.
  func provide<Answer>(
    _ provider: ((TabItem) -> Answer?)?,
    _ name: String,
    of tab: TabItem
  ) -> Answer? {
    provide(provider, name, of: tab) { $0(tab) }
  }
}

extension TabHostController {
  /// The calls into the app.
  var calls: AppCalls { AppCalls(host: self) }
}

// Methods of the host for what every change does, because ``calls`` retains the host.
extension TabHostController {
  /// Performs a step of a transaction.
  @inline(__always)
  func step<Value>(_ name: String, _ body: () -> Value) -> Value {
    eventObservers.mayObserve(.step) ? calls.emit(.step, name) { body() } : body()
  }

  /// Calls the handler of the renderer.
  @inline(__always)
  func callNeedsFrame(_ handler: () -> Void) {
    eventObservers.mayObserve(.renderer)
      ? calls.emit(.renderer, "needsFrameHandler") { handler() } : handler()
  }
}

// MARK: - Selecting

extension AppCalls {
  func shouldSelect(_ tab: TabItem) -> Bool {
    call(host.delegate, .shouldSelectTab, .tab(tab)) {
      $0.tabHostController(host, shouldSelectTab: tab)
    } ?? true
  }

  func didSelect(_ tab: TabItem, previous: TabItem?) {
    call(
      host.delegate,
      .didSelectTab,
      .tab(tab),
      [
        Argument(.previous, previous?.identifier),
        Argument(.origin, host.selectionOrigin?.rawValue),
      ]
    ) {
      $0.tabHostController(host, didSelectTab: tab, previousTab: previous)
    }
  }

  func selectedTabDidChange(from previous: TabItem?) {
    emit(
      .override,
      "selectedTabDidChange",
      nil,
      [Argument(.previous, previous?.identifier)]
    ) { host.selectedTabDidChange(from: previous) }
  }

  func tabWasReselected(_ content: ViewController) {
    emit(.override, "tabWasReselected", .content(content)) { content.tabWasReselected() }
  }

  /// Runs the handlers of typed selections.
  func selectionObservers() {
    for reference in host.state.selectionObservers { reference.observer?.selectionDidChange() }
  }

  func displayedViewControllers(
    for tab: TabItem,
    proposed: [ViewController]
  ) -> [ViewController] {
    call(
      host.delegate,
      .displayedViewControllersFor,
      .tab(tab),
      [Argument(.proposed, proposed.map(\.nameInCalls))]
    ) {
      $0.tabHostController(
        host,
        displayedViewControllersFor: tab,
        proposedViewControllers: proposed
      )
    } ?? proposed
  }
}

// MARK: - Customization

extension AppCalls {
  /// Calls the method with which a subclass begins or ends editing.
  func setEditing(_ editing: Bool) {
    emit(.override, "setEditing", nil, [Argument(.editing, editing)]) {
      host.setEditing(editing, animated: true)
    }
  }

  func willBeginEditing() {
    call(host.delegate, "willBeginEditing") { $0.tabHostControllerWillBeginEditing(host) }
  }

  func didEndEditing() {
    call(host.delegate, "didEndEditing") { $0.tabHostControllerDidEndEditing(host) }
  }

  func visibilityDidChange(for tabs: [TabItem]) {
    call(
      host.delegate,
      "visibilityDidChangeFor",
      nil,
      [Argument(.tabs, tabs.map(\.identifier))]
    ) {
      $0.tabHostController(host, visibilityDidChangeFor: tabs)
    }
  }

  func displayOrderDidChange(for group: TabGroupItem) {
    call(host.delegate, "displayOrderDidChangeFor", .group(group)) {
      $0.tabHostController(host, displayOrderDidChangeFor: group)
    }
  }
}

// MARK: - Size and diagnostics

extension AppCalls {
  /// Notifies the host, which notifies its content, and runs what they add to the coordinator.
  func viewWillTransition(to size: CGSize) {
    let coordinator = ImmediateTransitionCoordinator()
    host.contentPresenter.transitionCoordinator = coordinator
    emit(.override, "viewWillTransition", nil, [Argument(.size, "\(size.width) x \(size.height)")])
    {
      host.viewWillTransition(to: size, with: coordinator)
    }
    host.contentPresenter.transitionCoordinator = nil
    coordinator.run()
  }

  func deliver(_ diagnostic: TabHostController.Diagnostic) {
    emit(.diagnostic, diagnostic.rule.rawValue, .diagnostic(diagnostic)) {
      if let handler = host.state.diagnosticHandler {
        handler(diagnostic)
      } else {
        diagnostic.writeToStandardError()
      }
    }
  }
}

// MARK: - Actions and handlers

extension AppCalls {
  /// Runs a handler of the app.
  ///
  /// - Parameter title: The title of what the user has chosen, or the name of the property that
  ///   stores the handler.
  func run(_ title: @autoclosure () -> String, _ handler: () -> Void) {
    emit(.handler, title()) { handler() }
  }

  /// Runs the handler of an action.
  func perform(_ action: Action, _ sender: Any, from source: (any PopoverSourceItem)? = nil) {
    run(action.title) { action.perform(sender: sender, from: source) }
  }

  /// Runs the handler of a key command, whose sender is the host.
  func perform(_ command: KeyCommand) {
    run(command.discoverabilityTitle ?? command.title) { command.perform(sender: host, from: nil) }
  }

  /// Runs the handler of a bar button's primary action.
  func perform(_ action: Action, of button: BarButtonItem) {
    run(action.title.isEmpty ? button.name : action.title) { action.perform(sender: button) }
  }

  /// Runs the handler of a swipe action.
  func perform(
    _ action: ContextualAction,
    of row: SwipeSession,
    completion: @escaping (Bool) -> Void
  ) {
    run(action.title ?? "") { action.handler(action, row.tab, completion) }
  }

  func performAccessory(of tab: TabItem, _ handler: () -> Void) {
    run("accessory(\(tab.identifier))", handler)
  }

  func searchTextDidChange(to text: String) {
    if let handler = host.state.searchTextHandler { run("searchTextHandler") { handler(text) } }
  }

  func searchDidSubmit() {
    let text = host.searchField.text
    let controller = host.searchControllerOnScreen
    if let handler = host.state.search.submitHandler {
      run("searchSubmitHandler") { handler(text) }
    }
    controller?.submit()
  }

  func didEdit(_ field: TextField) {
    if let handler = field.editingChangedHandler { run("editingChangedHandler") { handler(field) } }
  }

  func valueDidChange<Value>(to value: Value, _ handler: ((Value) -> Void)?) {
    if let handler { run("valueHandler") { handler(value) } }
  }

  func didDismiss(_ popover: Popover) {
    if let handler = popover.dismissHandler { run("dismissHandler", handler) }
  }
}

// MARK: - Presenting

extension TabHostEvent.Subject {
  @MainActor fileprivate static func presented(by manager: PresentationController) -> Self {
    .content(manager.presentedViewController)
  }
}

extension AppCalls {
  func shouldDismiss(_ manager: PresentationController) -> Bool {
    call(manager.delegate, .presentationControllerShouldDismiss, .presented(by: manager)) {
      $0.presentationControllerShouldDismiss(manager)
    } ?? true
  }

  func adaptivePresentationStyle(for manager: PresentationController) -> ModalPresentationStyle {
    call(manager.delegate, .adaptivePresentationStyle, .presented(by: manager)) {
      $0.adaptivePresentationStyle(for: manager, traitCollection: host.state.traits)
    } ?? .none
  }

  func willDismiss(_ manager: PresentationController) {
    call(manager.delegate, "presentationControllerWillDismiss", .presented(by: manager)) {
      $0.presentationControllerWillDismiss(manager)
    }
  }

  func didAttemptToDismiss(_ manager: PresentationController) {
    call(manager.delegate, "presentationControllerDidAttemptToDismiss", .presented(by: manager)) {
      $0.presentationControllerDidAttemptToDismiss(manager)
    }
  }

  /// Notifies of a presentation or dismissal that is complete on screen.
  func didFinish(_ event: PresentationEvent) {
    switch event {
    case .completion(let completion): emit(.content, "presentationCompletion") { completion() }
    case .chosen(let action):
      if let handler = action.handler { run(action.title ?? "") { handler(action) } }
    case .dismissedByUser(let manager):
      call(manager.delegate, "presentationControllerDidDismiss", .presented(by: manager)) {
        $0.presentationControllerDidDismiss(manager)
      }
    }
  }
}

// MARK: - Renderer and store

extension AppCalls {
  /// Returns the frame in which the renderer draws a tab.
  func frame(of tab: TabItem) -> CGRect? {
    host.frameProvider.flatMap { provider in
      emit(.renderer, "frame", .tab(tab)) { provider.frame(of: tab) }
    }
  }

  /// Returns the frame in which the renderer draws a bar button.
  func frame(of button: BarButtonItem) -> CGRect? {
    host.frameProvider.flatMap { provider in
      emit(.renderer, "frame", nil, [Argument(.of, button.name)]) { provider.frame(of: button) }
    }
  }

  /// Returns the frame in which the renderer draws an action of a group.
  func frame(of action: Action, in group: TabGroupItem) -> CGRect? {
    host.frameProvider.flatMap { provider in
      emit(.renderer, "frame", .row(action, in: group)) {
        provider.frame(of: action, in: group)
      }
    }
  }

  /// Loads a customization from the store. Without a host, there is no event.
  static func load(
    _ identifier: String,
    from store: any TabCustomizationStore,
    for host: TabHostController?
  ) throws -> TabCustomization? {
    guard let host else { return try store.load(identifier: identifier) }
    return try host.calls.emit(
      .store,
      "loadCustomization",
      nil,
      [Argument(.identifier, identifier)]
    ) {
      Result { try store.load(identifier: identifier) }
    }.get()
  }

  /// Saves a customization in the store. Without a host, there is no event.
  static func save(
    _ customization: TabCustomization,
    _ identifier: String,
    in store: any TabCustomizationStore,
    for host: TabHostController?
  ) throws {
    guard let host else { return try store.save(customization, identifier: identifier) }
    return try host.calls.emit(
      .store,
      "saveCustomization",
      nil,
      [Argument(.identifier, identifier)]
    ) {
      Result { try store.save(customization, identifier: identifier) }
    }.get()
  }
}
