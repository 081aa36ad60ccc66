public import TabHost

extension AlertController {
  /// Chooses an action, also of an alert that no host presents.
  ///
  /// If the alert is on screen, the method performs `UserInteraction.choose(alertAction:)`. Otherwise,
  /// it only calls the handler of the action, for tests that replace what presents the alert. It takes
  /// the place of the handler that tests of UIKit read with `value(forKey: "handler")`.
  ///
  /// - Returns: Whether the handler is called, as for a user: an action of another alert is refused as
  ///   `notAvailable`, and a disabled one as `disabled`.
  @discardableResult
  public func choose(_ action: AlertAction) -> UserInteraction.Outcome {
    if appearanceState != .disappeared, let host = nearestHost {
      return host.user.choose(alertAction: action)
    }
    guard actions.contains(where: { $0 === action }) else { return .refused(.notAvailable) }
    guard action.isEnabled else { return .refused(.disabled) }
    action.handler?(action)
    return .performed
  }
}
