import Foundation

// MARK: - Actions and handlers

extension AppCalls {
  /// Runs a handler of the app.
  ///
  /// - Parameter title: The title of what the user has chosen, or the name of the property that
  ///   stores the handler.
  func run(_ title: @autoclosure () -> String, _ handler: () -> Void) {
    emit(.handler(title()), handler)
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
    let controller = host.visibleSearchController
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
    case .completion(let completion): emit(.presentationCompletion, completion)
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
      emit(.frame(of: tab.identifier)) { provider.frame(of: tab) }
    }
  }

  /// Returns the frame in which the renderer draws a bar button.
  func frame(of button: BarButtonItem) -> CGRect? {
    host.frameProvider.flatMap { provider in
      emit(.frame(of: button.name)) { provider.frame(of: button) }
    }
  }

  /// Returns the frame in which the renderer draws an action of a group.
  func frame(of action: Action, in group: TabGroupItem) -> CGRect? {
    host.frameProvider.flatMap { provider in
      emit(.frame(of: action.identifier.rawValue)) { provider.frame(of: action, in: group) }
    }
  }

  /// Loads a customization from the store. Without a host, there is no event.
  static func load(
    _ identifier: String,
    from store: any TabCustomizationStore,
    for host: TabHostController?
  ) throws -> TabCustomization? {
    guard let host else { return try store.load(identifier: identifier) }
    return try host.calls.emit(.loadCustomization(identifier)) {
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
    return try host.calls.emit(.saveCustomization(identifier)) {
      Result { try store.save(customization, identifier: identifier) }
    }.get()
  }
}
