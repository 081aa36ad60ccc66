/// A message with actions that the user has to choose from.
///
///     let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(AlertAction(title: "Cancel", style: .cancel))
///     present(alert, animated: true)
///
/// Present an alert with ``ViewController/present(_:animated:completion:)``. Choosing an action
/// dismisses the alert and then calls the handler of the action. Corresponds to `UIAlertController`
/// in UIKit.
public final class AlertController: ViewController {
  /// The styles of an alert.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A list of actions, without text fields.
    case actionSheet
    /// A message with buttons, and possibly text fields.
    case alert
  }

  /// The text below the title.
  public var message: String? {
    didSet { if message != oldValue { appearanceDidChangeInPlace() } }
  }

  /// The style of the alert.
  ///
  /// It never changes.
  public let preferredStyle: Style

  /// The actions, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []

  /// The text fields, in the order in which they were added, or `nil` if there are none.
  public var textFields: [TextField]? { fields.isEmpty ? nil : fields }

  /// The action that Return chooses, or `nil` for the first one in the style
  /// ``AlertAction/Style/default``.
  ///
  /// The default is `nil`. An action that is not one of ``actions`` has no effect.
  public var preferredAction: AlertAction? {
    didSet {
      if preferredAction !== oldValue { appearanceDidChangeInPlace() }
      keepAlive(oldValue)
    }
  }

  private(set) var fields: [TextField] = []

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - preferredStyle: The style of the alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  override var asAlert: AlertController? { self }
}

// MARK: - Building

extension AlertController {
  /// Adds an action after the others.
  ///
  /// An action of another alert, and a second action in the style ``AlertAction/Style/cancel``, are
  /// left out and reported as ``TabHostController/Diagnostic/Rule/invalidAlert``.
  public func addAction(_ action: AlertAction) {
    guard action.alert == nil else {
      return report("the action \"\(action.title ?? "")\" is in an alert already; it is left out")
    }
    guard action.style != .cancel || cancelAction == nil else {
      return report("the alert has a cancel action already; the second one is left out")
    }
    action.alert = self
    actions = actions + [action]
    appearanceDidChangeInPlace()
  }

  /// Adds a text field after the others.
  ///
  /// An alert in the style ``Style/actionSheet`` has no text fields: the call is reported as
  /// ``TabHostController/Diagnostic/Rule/invalidAlert`` and has no other effect.
  ///
  /// - Parameter configurationHandler: Called once, immediately, with the new field.
  public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return report("an action sheet has no text fields; use the style alert")
    }
    let field = TextField()
    field.alert = self
    fields = fields + [field]
    configurationHandler?(field)
    appearanceDidChangeInPlace()
  }

  private func report(_ message: String) {
    TabHostController.Diagnostic(rule: .invalidAlert, identifiers: [], message: message)
      .report(to: presentingHost)
  }
}

// MARK: - What the user chooses

extension AlertController {
  /// The action that Esc chooses, or `nil` if there is none.
  var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// The action that Return chooses, or `nil` if there is none.
  ///
  /// That is the ``preferredAction``, or else the first action in the style
  /// ``AlertAction/Style/default``. Used by renderers.
  public var defaultAction: AlertAction? {
    if let preferredAction, actions.contains(where: { $0 === preferredAction }) {
      return preferredAction
    }
    return actions.first { $0.style == .default }
  }

  /// Requests a frame if the alert is presented.
  func appearanceDidChangeInPlace() {
    details?.presentation?.host?.update(.overlays) {}
  }
}
