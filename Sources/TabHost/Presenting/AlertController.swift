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

  /// The actions in the order in which they are displayed: of three or more, the one in the style
  /// ``AlertAction/Style/cancel`` is the last. Used by renderers.
  public var displayedActions: [AlertAction] {
    guard actions.count > 2, let cancelAction else { return actions }
    return actions.filter { $0 !== cancelAction } + [cancelAction]
  }

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

/// A button of an alert.
///
/// Corresponds to `UIAlertAction` in UIKit.
@preconcurrency @MainActor public final class AlertAction: nonisolated IdentityHashable {
  /// The meaning of an action.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// An ordinary action.
    case `default`
    /// Cancels the operation. An alert has at most one such action, which Esc chooses, too.
    case cancel
    /// Changes or deletes data.
    case destructive
  }

  /// The title of the button.
  public let title: String?

  /// The meaning of the action.
  public let style: Style

  /// Whether the user can choose the action.
  ///
  /// The default is `true`. A change takes effect immediately.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.appearanceDidChangeInPlace() } }
  }

  package let handler: ((AlertAction) -> Void)?
  /// The alert that contains the object.
  weak var alert: AlertController?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The meaning of the action.
  ///   - handler: Called with the action after the user has chosen it and the alert has
  ///     disappeared. It is retained as long as the action exists.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

// MARK: - Text fields

/// A text field of an alert.
///
/// Corresponds to `UITextField` in UIKit, as far as alerts use it.
@preconcurrency @MainActor public final class TextField: nonisolated IdentityHashable {
  /// The text in the field.
  ///
  /// The default is an empty string. A change takes effect immediately, and calls no handler.
  public var text: String? = "" {
    didSet { if text != oldValue { alert?.appearanceDidChangeInPlace() } }
  }

  /// The text that is displayed while the field is empty.
  ///
  /// The default is `nil`.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { alert?.appearanceDidChangeInPlace() } }
  }

  /// Whether the characters of the text are concealed, for example by dots, also in recorded sessions
  /// and in the descriptions of events.
  ///
  /// The default is `false`.
  public var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry != oldValue { alert?.appearanceDidChangeInPlace() }
    }
  }

  /// Called after the user has changed the text.
  ///
  /// The default is `nil`. Takes the place of the event `editingChanged` in UIKit. You can change
  /// the alert and the host from the handler.
  public var editingChangedHandler: ((TextField) -> Void)? {
    didSet { keepAlive(oldValue) }
  }

  /// The alert that contains the object.
  package internal(set) weak var alert: AlertController?

  /// Creates a field without text.
  public init() {}

  /// Returns a text of the field as it is recorded: with a dot for each character if it is secure.
  package func recorded(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
