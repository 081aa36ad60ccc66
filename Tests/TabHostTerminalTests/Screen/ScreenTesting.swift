import TabHost
import TabHostTestSupport

@testable import TabHostTerminal

/// A fixture with a user at a screen.
@MainActor protocol ScreenTesting: HostingFixture {
  /// The user at the screen under test, which shows the host.
  var user: ScreenDriver { get }
}

extension ScreenTesting {
  /// The screen under test.
  var screen: HostScreen { user.screen }

  /// The host under test.
  var host: TabHostController { screen.host }

  /// The frame as text.
  var text: String { user.frame.plainText }

  /// Presses keys.
  func press(_ keys: KeyPress.Key..., modifiers: KeyModifiers = []) {
    user.press(keys, modifiers: modifiers)
  }

  /// Presses the keys of a text.
  func type(_ text: String) { user.type(text) }
}

extension HostScreen {
  /// Presents an alert as an action of the user does, so that it takes letters.
  func presentForUser(_ alert: AlertController) {
    host.present(alert, animated: false)
    alertOfUser.userDidAct(nil, alert)
  }
}
