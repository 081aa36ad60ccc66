/// An observer of the actions of the user on a host, and of the handlers of the app.
///
/// For tools such as recorders and inspectors, which work with every renderer. A host calls its
/// observers in the order in which they were added. An observer must not change the host. While a
/// host has no observers, they have no cost.
///
///     host.addUserObserver(recorder)
///     host.user.tap(inbox)  // 1. willPerform  2. the calls of a selection  3. didPerform
///
/// If the app calls a method of ``UserInteraction`` from one of its delegates or handlers, the calls
/// for that action come between those for the outer action.
@MainActor public protocol TabHostUserObserver: AnyObject {
  /// Called before the user performs an action or the environment changes.
  ///
  /// Also called for actions that are refused. An identifier that no tab of the host has is no
  /// action; see ``TabHostController/Diagnostic/Rule/unknownTab``.
  func tabHostController(
    _ tabHostController: TabHostController,
    willPerform action: UserAction
  )

  /// Called after an action, with its outcome.
  ///
  /// The outcome of a change of the environment is ``UserInteraction/Outcome/performed``.
  func tabHostController(
    _ tabHostController: TabHostController,
    didPerform action: UserAction,
    _ outcome: UserInteraction.Outcome
  )

  /// Called before a handler of the app runs that is not a method of a delegate.
  ///
  /// - Parameters:
  ///   - tabHostController: The host.
  ///   - title: The title of the action that the user has chosen. For other handlers, the name of
  ///     the property that stores the handler, and the identifier of the tab if the handler belongs
  ///     to one, such as `searchTextHandler` or `dropHandler(inbox)`.
  func tabHostController(
    _ tabHostController: TabHostController,
    willRunHandler title: String
  )
}

extension TabHostUserObserver {
  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    willPerform action: UserAction
  ) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didPerform action: UserAction,
    _ outcome: UserInteraction.Outcome
  ) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    willRunHandler title: String
  ) {}
}

/// A weak reference to an observer.
struct UserObserverReference {
  weak var observer: (any TabHostUserObserver)?
}

extension TabHostController {
  /// Adds an observer of the user, which is not retained.
  ///
  /// Adding an observer again has no effect.
  public func addUserObserver(_ observer: any TabHostUserObserver) {
    guard !state.userObservers.contains(where: { $0.observer === observer }) else { return }
    let others = state.userObservers.filter { $0.observer != nil }
    state.userObservers = others + [UserObserverReference(observer: observer)]
  }

  /// Removes an observer of the user.
  ///
  /// Removing an object that is not an observer has no effect.
  public func removeUserObserver(_ observer: any TabHostUserObserver) {
    state.userObservers = state.userObservers.filter { reference in
      reference.observer != nil && reference.observer !== observer
    }
  }

  /// Performs a change of the environment, and notifies the observers of the user.
  func changeEnvironment(_ action: @autoclosure () -> UserAction, _ body: () -> Void) {
    _ = DelegateNotifier(host: self).perform(action()) {
      body()
      return .performed
    }
  }
}

extension UserInteraction {
  /// Performs an action and notifies the observers of the user. Every method for an action of the
  /// user calls this one.
  ///
  /// - Parameter isReachable: Whether the action is possible although something modal covers the
  ///   host. Other actions are refused as ``Refusal/covered``.
  func perform(
    _ action: @autoclosure () -> UserAction,
    whileCovered isReachable: Bool = false,
    _ body: () -> Outcome
  ) -> Outcome {
    DelegateNotifier(host: host).perform(action()) {
      if !isReachable, let refusal = refusalOfCover { return .refused(refusal) }
      return body()
    }
  }

  /// Why the user can't reach the bar, the sidebar and the content because of what is presented
  /// above, or `nil` if the user can.
  var refusalOfCover: Refusal? { host.isCovered && host.isShown ? .covered : nil }
}
