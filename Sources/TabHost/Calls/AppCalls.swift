import Foundation

/// The calls of a host into the app: its delegates, subclasses, content, handlers, providers,
/// renderer and store.
///
/// Each call is a ``TabHostEvent``, of which the observers of the host are notified. A new call needs
/// a case of that event, and a method in this folder, from which the app is called and from nowhere
/// else but `SearchController.swift`, where the calls of a search are. The exceptions are no events:
/// properties that a subclass overrides, the completion of a dismissal without a host, the load and
/// cancellation handlers of item providers, the closure that configures a text field of an alert, and
/// configurations, which update themselves and make their views.
@MainActor struct AppCalls {
  let host: TabHostController

  /// Performs what an event stands for, and notifies the observers before and after.
  ///
  /// Without observers of its kind, the event is not created, and this is the call alone.
  func emit<Answer>(
    _ kind: TabHostEvent.Kind,
    _ event: @autoclosure () -> TabHostEvent,
    result: (Answer) -> TabHostEvent.Result = { _ in .completed },
    _ body: () -> Answer
  ) -> Answer {
    host.eventObservers.mayObserve(kind)
      ? emitObserved(kind, event(), result: result, body) : body()
  }

  @inline(never)
  private func emitObserved<Answer>(
    _ kind: TabHostEvent.Kind,
    _ event: TabHostEvent,
    result: (Answer) -> TabHostEvent.Result,
    _ body: () -> Answer
  ) -> Answer {
    assert(event.kind == kind, "\(event) is not an event of the kind \(kind)")
    let observers = host.eventObservers
    let notified = observers.begin(event, in: host)
    let answer = body()
    if !notified.isEmpty { observers.end(event, result(answer), notifying: notified, in: host) }
    return answer
  }

  /// Calls a delegate. Without one, there is no event and no answer.
  func ask<Delegate, Answer>(
    _ delegate: Delegate?,
    _ event: @autoclosure () -> TabHostEvent,
    answer: (Answer) -> String,
    _ call: (Delegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    // Not by `emit`, whose closure would retain the delegate for each call that nobody observes.
    guard host.eventObservers.mayObserve(.delegate) else { return call(delegate) }
    return emitObserved(.delegate, event(), result: { .answer(answer($0)) }, { call(delegate) })
  }

  /// Calls a delegate. Without one, there is no event and no answer.
  @discardableResult
  func call<Delegate, Answer>(
    _ delegate: Delegate?,
    _ event: @autoclosure () -> TabHostEvent,
    _ call: (Delegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    guard host.eventObservers.mayObserve(.delegate) else { return call(delegate) }
    return emitObserved(.delegate, event(), result: { _ in .completed }, { call(delegate) })
  }

  /// Calls a closure that returns values. Without one, there is no event and no answer.
  func provide<Provider, Answer>(
    _ provider: Provider?,
    _ name: @autoclosure () -> String,
    _ call: (Provider) -> Answer?
  ) -> Answer? {
    guard let provider else { return nil }
    return emit(.provider, .provider(name()), { call(provider) })
  }

  /// Calls a closure of a tab, for what the delegate does not provide.
  func provide<Answer>(
    _ provider: ((TabItem) -> Answer?)?,
    _ name: String,
    of tab: TabItem
  ) -> Answer? {
    provide(provider, "\(name)(\(tab.identifier))") { $0(tab) }
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
    eventObservers.mayObserve(.step) ? calls.emit(.step, .step(name), body) : body()
  }

  /// Calls the handler of the renderer.
  @inline(__always)
  func callNeedsFrame(_ handler: () -> Void) {
    eventObservers.mayObserve(.renderer)
      ? calls.emit(.renderer, .needsFrameHandler, handler) : handler()
  }
}

// MARK: - Selecting

extension AppCalls {
  func shouldSelect(_ tab: TabItem) -> Bool {
    ask(host.delegate, .shouldSelectTab(tab), answer: { "\($0)" }) {
      $0.tabHostController(host, shouldSelectTab: tab)
    } ?? true
  }

  func didSelect(_ tab: TabItem, previous: TabItem?) {
    call(host.delegate, .didSelectTab(tab, previous: previous, origin: host.selectionOrigin)) {
      $0.tabHostController(host, didSelectTab: tab, previousTab: previous)
    }
  }

  func selectedTabDidChange(from previous: TabItem?) {
    emit(.override, .selectedTabDidChange(previous: previous)) {
      host.selectedTabDidChange(from: previous)
    }
  }

  func tabWasReselected(_ content: ViewController) {
    emit(.override, .tabWasReselected(content)) { content.tabWasReselected() }
  }

  /// Runs the handlers of typed selections.
  func selectionObservers() {
    for reference in host.state.selectionObservers { reference.observer?.selectionDidChange() }
  }

  func displayedViewControllers(
    for tab: TabItem,
    proposed: [ViewController]
  ) -> [ViewController] {
    ask(
      host.delegate,
      .displayedViewControllersFor(tab, proposed: proposed),
      answer: CallText.list(of:)
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
  func willBeginEditing() {
    call(host.delegate, .willBeginEditing) { $0.tabHostControllerWillBeginEditing(host) }
  }

  func didEndEditing() {
    call(host.delegate, .didEndEditing) { $0.tabHostControllerDidEndEditing(host) }
  }

  func visibilityDidChange(for tabs: [TabItem]) {
    call(host.delegate, .visibilityDidChangeFor(tabs)) {
      $0.tabHostController(host, visibilityDidChangeFor: tabs)
    }
  }

  func displayOrderDidChange(for group: TabGroupItem) {
    call(host.delegate, .displayOrderDidChangeFor(group)) {
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
    emit(.override, .viewWillTransition(size)) {
      host.viewWillTransition(to: size, with: coordinator)
    }
    host.contentPresenter.transitionCoordinator = nil
    coordinator.run()
  }

  func deliver(_ diagnostic: TabHostController.Diagnostic) {
    emit(.diagnostic, .diagnostic(diagnostic)) {
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
    emit(.handler, .handler(title()), handler)
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

extension AppCalls {
  func shouldDismiss(_ manager: PresentationController) -> Bool {
    ask(manager.delegate, .presentationControllerShouldDismiss(manager), answer: { "\($0)" }) {
      $0.presentationControllerShouldDismiss(manager)
    } ?? true
  }

  func adaptivePresentationStyle(for manager: PresentationController) -> ModalPresentationStyle {
    ask(manager.delegate, .adaptivePresentationStyle(manager), answer: \.rawValue) {
      $0.adaptivePresentationStyle(for: manager, traitCollection: host.state.traits)
    } ?? .none
  }

  func willDismiss(_ manager: PresentationController) {
    call(manager.delegate, .presentationControllerWillDismiss(manager)) {
      $0.presentationControllerWillDismiss(manager)
    }
  }

  func didAttemptToDismiss(_ manager: PresentationController) {
    call(manager.delegate, .presentationControllerDidAttemptToDismiss(manager)) {
      $0.presentationControllerDidAttemptToDismiss(manager)
    }
  }

  /// Notifies of a presentation or dismissal that is complete on screen.
  func didFinish(_ event: PresentationEvent) {
    switch event {
    case .completion(let completion): emit(.content, .presentationCompletion, completion)
    case .chosen(let action):
      if let handler = action.handler { run(action.title ?? "") { handler(action) } }
    case .dismissedByUser(let manager):
      call(manager.delegate, .presentationControllerDidDismiss(manager)) {
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
      emit(.renderer, .frame(of: tab.identifier)) { provider.frame(of: tab) }
    }
  }

  /// Returns the frame in which the renderer draws a bar button.
  func frame(of button: BarButtonItem) -> CGRect? {
    host.frameProvider.flatMap { provider in
      emit(.renderer, .frame(of: button.name)) { provider.frame(of: button) }
    }
  }

  /// Returns the frame in which the renderer draws an action of a group.
  func frame(of action: Action, in group: TabGroupItem) -> CGRect? {
    host.frameProvider.flatMap { provider in
      emit(.renderer, .frame(of: action.identifier.rawValue)) {
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
    return try host.calls.emit(.store, .loadCustomization(identifier)) {
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
    return try host.calls.emit(.store, .saveCustomization(identifier)) {
      Result { try store.save(customization, identifier: identifier) }
    }.get()
  }
}
