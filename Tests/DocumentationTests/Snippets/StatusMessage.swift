import TabHostTerminal

@MainActor func confirm(in application: TerminalApplication) {
  application.show(message: "The film was added to the library")
}
