import TabHost

/// The call of a method of `host.user` that a script command corresponds to.
@MainActor struct SwiftCall {
  /// The expression.
  let text: String
  /// Whether the expression looks up a tab, which can fail.
  let isThrowing: Bool

  /// The commands without parameters.
  private static let plain = [
    "back": "goBack()", "search": "activateSearch()", "cancel-search": "cancelSearch()",
    "sidebar show": "showSidebar()", "sidebar hide": "hideSidebar()",
    "sidebar toggle": "toggleSidebar()", "edit": "beginEditing()", "done": "endEditing()",
    "reset": "resetCustomization()", "page next": "selectNextPage()",
    "page previous": "selectPreviousPage()", "submit": "submit()",
    "dismiss": "dismissPresented()",
  ]

  /// Returns the call for a command, or `nil` if the command runs as a script.
  init?(of command: String, on host: TabHostController) {
    guard let line = try? ScriptLine(command[...].unicodeScalars) else { return nil }
    let words = line.words.map(\.text)
    if let call = Self.plain[words.joined(separator: " ")] {
      text = "host.user.\(call)"
      isThrowing = false
      return
    }
    guard let call = Self.call(words[0], Array(words.dropFirst()), on: host) else { return nil }
    text = "host.user.\(call)"
    isThrowing = call.contains("(tab(") || call.contains("(group(") || call.contains(" tab(")
  }

  private static func call(
    _ name: String,
    _ words: [String],
    on host: TabHostController
  ) -> String? {
    guard let first = words.first else { return nil }
    let literal = first.debugDescription
    if name == "type", words.count == 1 { return "enterText(\(literal))" }
    // A tab that is not in the host can't be found by its identifier.
    guard host.tab(forIdentifier: first) != nil else { return nil }
    switch name {
    case "tap": return "tap(\(literal))"
    case "row": return "tapRow(\(literal))"
    case "expand", "collapse": return "\(name)(group(\(literal)))"
    case "check", "uncheck": return "\(name)(tab(\(literal)))"
    case "accessory": return "performAccessory(at: \(words[1]), of: tab(\(literal)))"
    case "move", "item":
      guard host.tab(forIdentifier: words[2]) != nil else { return nil }
      let method = name == "move" ? "moveRow" : "moveItem"
      return "\(method)(tab(\(literal)), .\(words[1]), tab(\(words[2].debugDescription)))"
    case "drag": return drag(literal, words)
    default: return nil
    }
  }

  private static func drag(_ tab: String, _ words: [String]) -> String {
    guard words[1] == "to" else { return "dragOffBar(tab(\(tab)))" }
    return words.count > 4 ? "drag(tab(\(tab)), toBarAt: \(words[4]))" : "drag(tab(\(tab)))"
  }
}
