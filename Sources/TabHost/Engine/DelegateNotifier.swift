/// Calls the app: delegates, the subclass, handlers, and the frame provider.
///
/// Content is called by the containers that show it, and a content provider by its tab. All other
/// calls to the app are made here.
@MainActor struct DelegateNotifier {
  let host: TabHostController

  func shouldSelect(_ tab: TabItem) -> Bool {
    call("shouldSelectTab(\(tab.identifier))", of: host.delegate, answer: { "\($0)" }) {
      host.delegate?.tabHostController(host, shouldSelectTab: tab) ?? true
    }
  }

  func didSelect(_ tab: TabItem, previous: TabItem?) {
    call(text(ofSelecting: tab, previous: previous), of: host.delegate) {
      host.delegate?.tabHostController(host, didSelectTab: tab, previousTab: previous)
    }
  }

  func tabWasReselected(_ content: ViewController) { content.tabWasReselected() }

  func displayedViewControllers(
    for tab: TabItem,
    proposed: [ViewController]
  ) -> [ViewController] {
    call(
      "displayedViewControllersFor(\(tab.identifier), proposed: \(proposed.activityText))",
      of: host.delegate,
      answer: \.activityText
    ) {
      host.delegate?.tabHostController(
        host,
        displayedViewControllersFor: tab,
        proposedViewControllers: proposed
      ) ?? proposed
    }
  }

  func willBeginEditing() {
    call("willBeginEditing", of: host.delegate) {
      host.delegate?.tabHostControllerWillBeginEditing(host)
    }
  }

  func didEndEditing() {
    call("didEndEditing", of: host.delegate) {
      host.delegate?.tabHostControllerDidEndEditing(host)
    }
  }

  func visibilityDidChange(for tabs: [TabItem]) {
    call("visibilityDidChangeFor(\(Self.list(tabs.map(\.identifier))))", of: host.delegate) {
      host.delegate?.tabHostController(host, visibilityDidChangeFor: tabs)
    }
  }

  func displayOrderDidChange(for group: TabGroupItem) {
    call("displayOrderDidChangeFor(\(group.identifier))", of: host.delegate) {
      host.delegate?.tabHostController(host, displayOrderDidChangeFor: group)
    }
  }

  func sidebarAvailabilityDidChange() {
    call("sidebarAvailabilityDidChange(available: \(sidebar.isAvailable))", of: delegate) {
      delegate?.tabHostController(host, sidebarAvailabilityDidChange: sidebar)
    }
  }

  /// Notifies the delegate of a change of visibility, and runs what it adds to the animator.
  ///
  /// - Parameter change: Applies the change. Called between the animations of the delegate and
  ///   their completions.
  func sidebarVisibilityWillChange(_ change: () -> Void) {
    guard let delegate else { return change() }
    let animator = ImmediateAnimator()
    call("sidebarVisibilityWillChange(hidden: \(sidebar.isHidden))", of: delegate) {
      delegate.tabHostController(host, sidebarVisibilityWillChange: sidebar, animator: animator)
    }
    animator.run(change)
  }
}

// MARK: - Subclass and handlers

extension DelegateNotifier {
  func selectedTabDidChange(from previous: TabItem?) {
    host.selectedTabDidChange(from: previous)
  }

  /// Notifies the host, which notifies its content, and runs what they add to the coordinator.
  func viewWillTransition(to size: Size) {
    let coordinator = ImmediateTransitionCoordinator()
    host.viewWillTransition(to: size, with: coordinator)
    coordinator.run()
  }

  /// Returns the key commands of a responder.
  func keyCommands(of responder: ViewController) -> [KeyCommand] { responder.keyCommands ?? [] }

  func selectionObservers() {
    for reference in host.state.selectionObservers { reference.observer?.selectionDidChange() }
  }

  func searchTextDidChange(to text: String) {
    if let handler = host.state.searchTextHandler { run("searchTextHandler") { handler(text) } }
  }

  func searchDidSubmit() {
    let text = host.state.search.text(for: host.state.selection.tab)
    guard let handler = host.state.search.field?.submitHandler else { return }
    run("searchSubmitHandler") { handler(text) }
  }

  func didDismiss(_ popover: Popover) {
    popover.dismissHandler?()
  }

  func didEdit(_ field: TextField) {
    if let handler = field.editingChangedHandler { run("editingChangedHandler") { handler(field) } }
  }

  func deliver(_ diagnostic: TabHostController.Diagnostic) {
    host.transaction.observe(.diagnostic, Self.text(of: diagnostic), in: host) {
      if let handler = host.state.diagnosticHandler {
        handler(diagnostic)
      } else {
        diagnostic.writeToStandardError()
      }
    }
  }

  /// Returns the frame in which the renderer draws a tab.
  func frame(of tab: TabItem) -> Rect? { host.frameProvider?.frame(of: tab) }

  /// Returns the frame in which the renderer draws a bar button.
  func frame(of button: BarButtonItem) -> Rect? { host.frameProvider?.frame(of: button) }

  /// Returns the frame in which the renderer draws an action of a group.
  func frame(of action: Action, in group: TabGroupItem) -> Rect? {
    host.frameProvider?.frame(of: action, in: group)
  }
}

// MARK: - Presenting

extension DelegateNotifier {
  func shouldDismiss(_ manager: PresentationController) -> Bool {
    manager.delegate?.presentationControllerShouldDismiss(manager) ?? true
  }

  func willDismiss(_ manager: PresentationController) {
    manager.delegate?.presentationControllerWillDismiss(manager)
  }

  func didAttemptToDismiss(_ manager: PresentationController) {
    manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
  }

  /// Notifies of a presentation or dismissal that is complete on screen.
  func didFinish(_ event: PresentationEvent) {
    switch event {
    case .completion(let completion): completion()
    case .chosen(let action):
      if let handler = action.handler { run(action.title ?? "") { handler(action) } }
    case .dismissedByUser(let manager):
      manager.delegate?.presentationControllerDidDismiss(manager)
    }
  }
}

// MARK: - Observers of the user

extension DelegateNotifier {
  /// Runs a handler of the app, and notifies the observers of the user before.
  ///
  /// - Parameter title: The title of what the user has chosen, or the name of the property that
  ///   stores the handler.
  func run(_ title: @autoclosure () -> String, _ handler: () -> Void) {
    if !host.state.userObservers.isEmpty {
      let title = title()
      for observer in userObservers {
        observer.tabHostController(host, willRunHandler: title)
      }
    }
    handler()
  }

  /// Runs the handler of a key command, whose sender is the host.
  func perform(_ command: KeyCommand) {
    run(command.discoverabilityTitle ?? command.title) { command.perform(sender: host, from: nil) }
  }

  /// Runs the handler of an action; see ``run(_:_:)``.
  func perform(_ action: Action, _ sender: Any, from source: (any PopoverSourceItem)? = nil) {
    run(action.title) { action.perform(sender: sender, from: source) }
  }

  /// Performs an action of the user, and notifies the observers of the user before and after.
  func perform(
    _ action: @autoclosure () -> UserAction,
    _ body: () -> UserInteraction.Outcome
  ) -> UserInteraction.Outcome {
    guard !host.state.userObservers.isEmpty else { return body() }
    let action = action()
    let observers = userObservers
    for observer in observers { observer.tabHostController(host, willPerform: action) }
    let outcome = body()
    for observer in observers { observer.tabHostController(host, didPerform: action, outcome) }
    return outcome
  }

  private var userObservers: [any TabHostUserObserver] {
    host.state.userObservers.compactMap(\.observer)
  }
}

// MARK: - Observers of activities

extension DelegateNotifier {
  /// Calls a delegate, and notifies the observers of activities before and after.
  ///
  /// Without observers, none of the text is created. Without a delegate, there is no activity.
  func call<Answer>(
    _ text: @autoclosure () -> String,
    of delegate: @autoclosure () -> AnyObject?,
    answer: (Answer) -> String? = { _ in nil },
    _ body: () -> Answer
  ) -> Answer {
    guard host.transaction.monitor != nil, delegate() != nil else { return body() }
    return host.transaction.observe(.delegate, text(), in: host, answer: answer, body)
  }

  private func text(ofSelecting tab: TabItem, previous: TabItem?) -> String {
    let origin = host.selectionOrigin.map { " \($0.rawValue)" } ?? ""
    return "didSelectTab(\(tab.identifier), previous: \(previous?.identifier ?? "nil"))\(origin)"
  }

  func text(of tab: TabItem, _ session: any DropSession) -> String {
    "\(tab.identifier), types: \(Self.types(of: session))"
  }

  func text(of action: Action, in group: TabGroupItem, _ session: any DropSession)
    -> String
  {
    let name = action.identifier.rawValue
    return "\(name), group: \(group.identifier), types: \(Self.types(of: session))"
  }

  private static func text(of diagnostic: TabHostController.Diagnostic) -> String {
    "\(diagnostic.rule.rawValue) \(list(diagnostic.identifiers)): \(diagnostic.message)"
  }

  private static func types(of session: any DropSession) -> String {
    list(session.items.flatMap(\.itemProvider.registeredTypeIdentifiers))
  }

  private static func list(_ names: [String]) -> String {
    "[\(names.joined(separator: ", "))]"
  }
}
