// Content can be in no host, and then its calls are no events.

extension ViewController {
  /// Calls content, and notifies the observers of its host. The host is searched only if an
  /// observer of any host observes the kind.
  func emit<Answer>(
    _ kind: TabHostEvent.Kind,
    _ name: String,
    _ body: () -> Answer
  ) -> Answer {
    guard EventObservers.mayObserve(kind), let host = nearestHost else { return body() }
    return host.calls.emit(kind, name, .content(self)) { body() }
  }

  /// Calls a method that content overrides.
  ///
  /// The body receives the controller, because one that captures it would retain it.
  @inline(__always)
  private func call(
    _ name: String,
    _ kind: TabHostEvent.Kind = .content,
    _ body: (ViewController) -> Void
  ) {
    EventObservers.mayObserve(kind) ? callObserved(name, kind, body) : body(self)
  }

  @inline(never)
  private func callObserved(
    _ name: String,
    _ kind: TabHostEvent.Kind,
    _ body: (ViewController) -> Void
  ) {
    emit(kind, name) { body(self) }
  }

  /// Calls a delegate of content. Without one, there is no event and no answer.
  ///
  /// - Parameter content: What the call is about, or `nil` for this controller.
  @discardableResult
  func call<Delegate, Answer>(
    _ delegate: Delegate?,
    _ method: @autoclosure () -> DelegateMethod<Answer>,
    about content: ViewController? = nil,
    _ arguments: @autoclosure () -> [TabHostEvent.Argument] = [],
    _ call: (Delegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    guard EventObservers.mayObserve(.delegate), let host = nearestHost else {
      return call(delegate)
    }
    return host.calls.call(delegate, method(), .content(content ?? self), arguments(), call)
  }
}

// MARK: - Life cycle

extension ViewController {
  func callViewDidLoad() { call("viewDidLoad") { $0.viewDidLoad() } }

  func callViewWillAppear() {
    call("viewWillAppear") { $0.viewWillAppear($0.appearance.isAnimated) }
  }

  func callViewIsAppearing() {
    call("viewIsAppearing") { $0.viewIsAppearing($0.appearance.isAnimated) }
  }

  func callViewDidAppear() {
    call("viewDidAppear") { $0.viewDidAppear($0.appearance.isAnimated) }
  }

  func callViewWillDisappear() {
    call("viewWillDisappear") { $0.viewWillDisappear($0.appearance.isAnimated) }
  }

  func callViewDidDisappear() {
    call("viewDidDisappear") { $0.viewDidDisappear($0.appearance.isAnimated) }
  }
}

// MARK: - Other methods that content overrides

extension ViewController {
  func callLoadView() { call("loadView", .override) { $0.loadView() } }

  func callViewWillLayoutSubviews() {
    call("viewWillLayoutSubviews", .override) { page in
      page.observing(in: .layout) { page.viewWillLayoutSubviews() }
    }
  }

  func callViewDidLayoutSubviews() {
    call("viewDidLayoutSubviews", .override) { $0.viewDidLayoutSubviews() }
  }

  func callUpdateProperties() {
    call("updateProperties", .override) { page in
      page.observing(in: .updateProperties) { page.updateProperties() }
    }
  }

  /// Asks whether the user may leave the page.
  func callShouldLeavePage() -> Bool {
    nearestHost?.calls.ask(self, .shouldLeavePage) { shouldLeavePage() } ?? shouldLeavePage()
  }

  func callScrollToBeginning() {
    call("scrollToBeginning", .override) { $0.scrollToBeginning() }
  }

  func callWillMove(toParent parent: ViewController?) {
    call("willMove", .override) { $0.willMove(toParent: parent) }
  }

  func callDidMove(toParent parent: ViewController?) {
    call("didMove", .override) { $0.didMove(toParent: parent) }
  }

  func callTraitCollectionDidChange(_ previous: TraitCollection) {
    call("traitCollectionDidChange", .override) { $0.traitCollectionDidChange(previous) }
  }
}

extension AppCalls {
  /// Returns the key commands of a responder.
  func keyCommands(of responder: ViewController) -> [KeyCommand] {
    emit(.override, "keyCommands", .content(responder)) { responder.keyCommands ?? [] }
  }
}

// MARK: - Providers and traits

extension TabItem {
  /// Calls the provider that creates the content.
  func callProvider(_ provider: (TabItem) -> ViewController) -> ViewController {
    guard let host else { return provider(self) }
    return host.calls.emit(.content, "makeViewController", .tab(self)) { provider(self) }
  }
}

extension ViewController {
  /// Runs a handler that was registered for changes of traits.
  func callTraitChangeHandler(
    _ handler: (ViewController, TraitCollection) -> Void,
    _ previous: TraitCollection
  ) {
    emit(.content, "traitChangeHandler") { handler(self, previous) }
  }
}

// MARK: - Navigation

extension NavigationController {
  func callWillShow(_ page: ViewController, animated: Bool) {
    call(delegate, "navigationControllerWillShow", about: page) {
      $0.navigationController(self, willShow: page, animated: animated)
    }
  }

  func callDidShow(_ page: ViewController, animated: Bool) {
    call(delegate, "navigationControllerDidShow", about: page) {
      $0.navigationController(self, didShow: page, animated: animated)
    }
  }
}

// MARK: - Splits

extension SplitController {
  func callTopColumn(proposed: Column) -> Column {
    call(delegate, .topColumnForCollapsing, [.init(.proposed, proposed.rawValue)]) {
      $0.splitController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    } ?? proposed
  }

  func callDisplayMode(proposed: DisplayMode) -> DisplayMode {
    call(delegate, .displayModeForExpanding, [.init(.proposed, proposed.rawValue)]) {
      $0.splitController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    } ?? proposed
  }

  func callDidCollapse() {
    call(delegate, "splitControllerDidCollapse") { $0.splitControllerDidCollapse(self) }
  }

  func callDidExpand() {
    call(delegate, "splitControllerDidExpand") { $0.splitControllerDidExpand(self) }
  }

  func callWillChange(to mode: DisplayMode) {
    call(delegate, "splitControllerWillChangeDisplayMode", [.init(.displayMode, mode.rawValue)]) {
      $0.splitController(self, willChangeTo: mode)
    }
  }

  func callWillShow(_ column: Column) {
    call(delegate, "splitControllerWillShow", [.init(.column, column.rawValue)]) {
      $0.splitController(self, willShow: column)
    }
  }

  func callWillHide(_ column: Column) {
    call(delegate, "splitControllerWillHide", [.init(.column, column.rawValue)]) {
      $0.splitController(self, willHide: column)
    }
  }
}
