// The gate of the actions of the user: every method for an action calls it.

extension UserInteraction {
  /// Performs an action, which is a ``TabHostEvent/action(_:)``.
  ///
  /// - Parameter isReachable: Whether the action is possible although something modal covers the
  ///   host. Other actions are refused as ``Refusal/covered``.
  func perform(
    _ action: @autoclosure () -> UserAction,
    whileCovered isReachable: Bool = false,
    _ body: () -> Outcome
  ) -> Outcome {
    host.calls.emit(.action(action()), result: { .outcome($0) }) {
      if !isReachable, let refusal = refusalOfCover { return .refused(refusal) }
      return body()
    }
  }

  /// Why the user can't reach the bar, the sidebar and the content because of what is presented
  /// above, or `nil` if the user can.
  var refusalOfCover: Refusal? { host.isCovered && host.isShown ? .covered : nil }
}

extension TabHostController {
  /// Performs a change of the environment, which is a ``TabHostEvent/action(_:)``.
  func changeEnvironment(_ action: @autoclosure () -> UserAction, _ body: () -> Void) {
    _ = calls.emit(.action(action()), result: { .outcome($0) }) {
      body()
      return UserInteraction.Outcome.performed
    }
  }
}
