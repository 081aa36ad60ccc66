import TabHost

/// The alert that an action of the user has presented.
///
/// Only such an alert takes letters. One that a task of the app presents may come while the user types,
/// so that a letter of a word would answer it.
@MainActor struct AlertOfUser {
  private weak var alert: ViewController?
  /// The key that has presented something. While the user holds it, it does not act on that.
  private var heldKey: KeyPress.Key?

  /// Creates a value for what the user sees when a screen is created.
  init(_ presented: ViewController?) { alert = presented }

  func contains(_ alert: AlertController) -> Bool { self.alert === alert }

  /// Called after a press of a key, another event of the user, or an action of the user.
  ///
  /// - Parameters:
  ///   - before: What was presented uppermost before.
  ///   - after: What is presented uppermost now.
  mutating func userDidAct(
    _ before: ViewController?,
    _ after: ViewController?,
    by press: KeyPress? = nil
  ) {
    guard let after, after !== before else { return }
    alert = after
    if let press { heldKey = press.key }
  }

  /// Returns whether a key press repeats the one that has presented something, as terminals with the
  /// Kitty protocol report it. In other terminals, a held key is pressed again and again.
  mutating func repeats(_ press: KeyPress) -> Bool {
    if press.key == heldKey, press.kind == .repeat { return true }
    if press.kind != .release || press.key == heldKey { heldKey = nil }
    return false
  }
}

extension HostScreen {
  /// What is presented uppermost.
  var topPresented: ViewController? { host.presentedControllers.last?.viewController }
}
