import TabHost
import TabHostTerminal

@MainActor func confirm(on page: ViewController) {
  page.terminalApplication?.show(message: "The film was added to the library")
}
