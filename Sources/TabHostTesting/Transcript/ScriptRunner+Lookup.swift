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
    let names = group.actionNames
    if let action = try names.element(named: word, among: "actions of the group") { return action }
    let suggestion = Spelling.suggestion(for: word.text, among: names.all)
    throw ScriptMistake(
      column: word.column,
      message: "\(Spelling.quoted(group.identifier)) has no action "
        + "\(Spelling.quoted(word.text))\(suggestion)"
    )
  }
}

extension TabGroupItem {
  /// The names of the actions in the section of the group.
  var actionNames: ScriptNames<Action> {
    let hidden = sidebarActions.filter { $0.attributes.contains(.hidden) }
    return ScriptNames(
      sidebarActions.filter { !$0.attributes.contains(.hidden) },
      unreachable: hidden
    ) { [$0.nameInScripts, $0.identifier.rawValue] }
  }
}
