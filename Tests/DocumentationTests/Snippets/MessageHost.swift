import TabHost
import TabHostTerminal

final class MessageHost: TabHostController {
  var showMessage: (String) -> Void = { _ in }
}

@MainActor func connectMessages(of application: TerminalApplication) {
  let host = application.screen.host as? MessageHost
  host?.showMessage = { [weak application] in application?.show(message: $0) }
}
