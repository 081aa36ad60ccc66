import TabHost
import TabHostSpelling

extension ScriptRunner {
  func find(_ identifier: String) -> TabItem? {
    host.tab(forIdentifier: identifier) ?? knownTabs[identifier]
  }

  func tab(_ word: ScriptWord) throws(ScriptMistake) -> TabItem {
    if let tab = find(word.text) { return tab }
    let suggestion = Spelling.suggestion(for: word.text, among: knownTabs.identifiers)
    throw ScriptMistake(
      column: word.column,
      message: "no tab has the identifier \(Spelling.quoted(word.text))\(suggestion)"
    )
  }

  func tabs(_ words: [ScriptWord]) throws(ScriptMistake) -> [TabItem] {
    var tabs: [TabItem] = []
    for word in words { tabs.append(try tab(word)) }
    return tabs
  }

  func group(_ word: ScriptWord) throws(ScriptMistake) -> TabGroupItem {
    guard let group = try tab(word) as? TabGroupItem else {
      throw word.mistake("is not a group")
    }
    return group
  }

  func action(_ word: ScriptWord, of group: TabGroupItem) throws(ScriptMistake) -> Action {
    let actions = group.sidebarActions
    if let action = actions.first(where: { $0.identifier.rawValue == word.text }) { return action }
    // The title names an action to which the app has given no identifier.
    if let action = actions.first(where: { $0.nameInScripts == word.text }) {
      return action
    }
    let suggestion = Spelling.suggestion(
      for: word.text,
      among: actions.map(\.identifier.rawValue)
    )
    throw ScriptMistake(
      column: word.column,
      message: "\(Spelling.quoted(group.identifier)) has no action "
        + "\(Spelling.quoted(word.text))\(suggestion)"
    )
  }
}
