import TabHost

/// Shows in the status line that the customization of the user can't be loaded or saved.
///
/// The message is shown before the app handles the diagnostic, so that it can show another one instead.
/// As the app can, this may change the host, which delivers diagnostics when its changes are complete.
final class StoreFailureObserver: TabHostObserver {
  private weak var application: TerminalApplication?

  init(_ application: TerminalApplication) {
    self.application = application
    application.screen.window.host.addObserver(self, of: [.diagnostic])
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    guard case .diagnostic(let diagnostic) = event.subject else { return }
    let text: TabHostController.Strings.Text
    switch diagnostic.rule {
    case .unsavedCustomization: text = .customizationNotSaved
    case .unreadableCustomization: text = .customizationNotLoaded
    default: return
    }
    let message = localized(text, ["reason": diagnostic.message])
    application?.show(message: message, for: .seconds(10))
  }
}
