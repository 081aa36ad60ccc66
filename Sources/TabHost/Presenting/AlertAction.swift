/// A button of an alert.
///
/// Corresponds to `UIAlertAction` in UIKit.
@preconcurrency @MainActor public final class AlertAction {
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

  let handler: ((AlertAction) -> Void)?
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
@preconcurrency @MainActor public final class TextField {
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

  /// Whether the characters of the text are concealed, for example by dots.
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
  weak var alert: AlertController?

  /// Creates a field without text.
  public init() {}
}
