import TabHost
import TabHostTerminal

extension Shop {
  static let changes: [String: (Shop) -> Void] = [
    "sell out": { $0.tab(forIdentifier: "offers")?.isHidden = true }
  ]

  static func configure(_ application: TerminalApplication) {
    application.screen.keyBindings[.character("i"), .control] = .selectItem1
  }
}
