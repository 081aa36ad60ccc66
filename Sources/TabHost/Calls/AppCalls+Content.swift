// Content can be in no host, and then its calls are no events.

extension ViewController {
  /// Calls content, and notifies the observers of its host. The host is searched only if an
  /// observer of any host observes the kind.
  func emit<Answer>(
    _ kind: TabHostEvent.Kind,
    _ event: @autoclosure () -> TabHostEvent,
    _ body: () -> Answer
  ) -> Answer {
    guard EventObservers.mayObserve(kind), let host = tabHostController else { return body() }
    return host.calls.emit(kind, event(), body)
  }
}

// MARK: - Life cycle

extension ViewController {
  /// The methods that content overrides.
  enum OverriddenMethod {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
    case viewWillDisappear, viewDidDisappear
    case loadView, viewWillLayoutSubviews, viewDidLayoutSubviews, updateProperties
    case willMove(toParent: ViewController?), didMove(toParent: ViewController?)
    case traitCollectionDidChange(TraitCollection)
  }

  /// Calls a method that content overrides.
  ///
  /// The parameter is not a closure, because a closure would retain the controller.
  @inline(__always)
  func call(_ method: OverriddenMethod) {
    if EventObservers.mayObserve(.content) || EventObservers.mayObserve(.override) {
      callObserved(method)
    } else {
      callUnobserved(method)
    }
  }

  @inline(never)
  private func callObserved(_ method: OverriddenMethod) {
    let event = event(of: method)
    emit(event.kind, event) { callUnobserved(method) }
  }

  private func event(of method: OverriddenMethod) -> TabHostEvent {
    switch method {
    case .viewDidLoad: .viewDidLoad(self)
    case .viewWillAppear: .viewWillAppear(self)
    case .viewIsAppearing: .viewIsAppearing(self)
    case .viewDidAppear: .viewDidAppear(self)
    case .viewWillDisappear: .viewWillDisappear(self)
    case .viewDidDisappear: .viewDidDisappear(self)
    case .loadView: .loadView(self)
    case .viewWillLayoutSubviews: .viewWillLayoutSubviews(self)
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews(self)
    case .updateProperties: .updateProperties(self)
    case .willMove(let parent): .willMove(self, toParent: parent)
    case .didMove(let parent): .didMove(self, toParent: parent)
    case .traitCollectionDidChange: .traitCollectionDidChange(self)
    }
  }

  @inline(__always)
  private func callUnobserved(_ method: OverriddenMethod) {
    switch method {
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear(appearance.isAnimated)
    case .viewIsAppearing: viewIsAppearing(appearance.isAnimated)
    case .viewDidAppear: viewDidAppear(appearance.isAnimated)
    case .viewWillDisappear: viewWillDisappear(appearance.isAnimated)
    case .viewDidDisappear: viewDidDisappear(appearance.isAnimated)
    case .loadView: loadView()
    case .viewWillLayoutSubviews: observing(in: .layout) { viewWillLayoutSubviews() }
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    case .updateProperties: observing(in: .updateProperties) { updateProperties() }
    case .willMove(let parent): willMove(toParent: parent)
    case .didMove(let parent): didMove(toParent: parent)
    case .traitCollectionDidChange(let previous): traitCollectionDidChange(previous)
    }
  }
}

// MARK: - Providers, traits and keys

extension TabItem {
  /// Calls the provider that creates the content.
  func callProvider(_ provider: (TabItem) -> ViewController) -> ViewController {
    guard let host else { return provider(self) }
    return host.calls.emit(.content, .makeViewController(self)) { provider(self) }
  }
}

extension ViewController {
  /// Runs a handler that was registered for changes of traits.
  func callTraitChangeHandler(
    _ handler: (ViewController, TraitCollection) -> Void,
    _ previous: TraitCollection
  ) {
    emit(.content, .traitChangeHandler(self)) { handler(self, previous) }
  }
}

extension AppCalls {
  /// Returns the key commands of a responder.
  func keyCommands(of responder: ViewController) -> [KeyCommand] {
    emit(.override, .keyCommands(responder)) { responder.keyCommands ?? [] }
  }
}

// MARK: - Navigation

extension NavigationController {
  func callWillShow(_ page: ViewController, animated: Bool) {
    guard let delegate else { return }
    emit(.delegate, .navigationControllerWillShow(page)) {
      delegate.navigationController(self, willShow: page, animated: animated)
    }
  }

  func callDidShow(_ page: ViewController, animated: Bool) {
    guard let delegate else { return }
    emit(.delegate, .navigationControllerDidShow(page)) {
      delegate.navigationController(self, didShow: page, animated: animated)
    }
  }
}

// MARK: - Splits

extension SplitController {
  func callTopColumn(proposed: Column) -> Column {
    ask(.topColumnForCollapsing(self, proposed: proposed), answer: \.rawValue) {
      $0.splitController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    } ?? proposed
  }

  func callDisplayMode(proposed: DisplayMode) -> DisplayMode {
    ask(.displayModeForExpanding(self, proposed: proposed), answer: \.rawValue) {
      $0.splitController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    } ?? proposed
  }

  func callDidCollapse() {
    guard let delegate else { return }
    emit(.delegate, .splitControllerDidCollapse(self)) { delegate.splitControllerDidCollapse(self) }
  }

  func callDidExpand() {
    guard let delegate else { return }
    emit(.delegate, .splitControllerDidExpand(self)) { delegate.splitControllerDidExpand(self) }
  }

  func callWillChange(to mode: DisplayMode) {
    guard let delegate else { return }
    emit(.delegate, .splitControllerWillChangeDisplayMode(self, to: mode)) {
      delegate.splitController(self, willChangeTo: mode)
    }
  }

  func callWillShow(_ column: Column) {
    guard let delegate else { return }
    emit(.delegate, .splitControllerWillShow(self, column)) {
      delegate.splitController(self, willShow: column)
    }
  }

  func callWillHide(_ column: Column) {
    guard let delegate else { return }
    emit(.delegate, .splitControllerWillHide(self, column)) {
      delegate.splitController(self, willHide: column)
    }
  }

  /// Calls the delegate. Without one, there is no answer.
  private func ask<Answer>(
    _ event: @autoclosure () -> TabHostEvent,
    answer: (Answer) -> String,
    _ call: (any SplitControllerDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    guard EventObservers.mayObserve(.delegate), let host = tabHostController else {
      return call(delegate)
    }
    return host.calls.emit(.delegate, event(), result: { .answer(answer($0)) }, { call(delegate) })
  }
}
