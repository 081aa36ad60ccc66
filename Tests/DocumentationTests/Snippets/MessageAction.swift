import TabHostTerminal

@MainActor func confirmArchiving(
  in application: TerminalApplication,
  undo: @escaping () -> Void
) {
  application.show(message: "Moved to Archive", action: "Undo", key: "u", handler: undo)
}
