import TabHost

extension TabHostController {
  /// All tabs in declared order, one per line, indented by their depth.
  ///
  /// Each line lists the attributes that differ from the defaults, such as
  /// `g group "Collections" collapsed`. Control characters are escaped, so each line is one tab.
  var treeText: String {
    var lines: [String] = []
    var pending = rootTabs.reversed().map { (tab: $0, depth: 0) }
    while let (tab, depth) = pending.popLast() {
      let name = ScriptAnswer.part(tab.identifier, separators: " ")
      let words = [name] + tab.attributes(selected: tab === selectedTab)
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
      if let group = tab as? TabGroupItem {
        pending += group.children.reversed().map { (tab: $0, depth: depth + 1) }
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension TabItem {
  fileprivate func attributes(selected: Bool) -> [String] {
    var words: [String] = []
    let group = self as? TabGroupItem
    if group != nil { words.append("group") }
    if self is SearchTabItem { words.append("search") }
    if title != identifier { words.append(title.debugDescription) }
    if let primaryAction { words.append("action \(primaryAction.title.debugDescription)") }
    if let badgeValue { words.append("badge \(badgeValue.debugDescription)") }
    if preferredPlacement != .automatic { words.append("\(preferredPlacement)") }
    if group?.managingNavigationController != nil { words.append("managed") }
    if let group, !group.isExpanded { words.append("collapsed") }
    if isHidden { words.append("hidden") }
    if !isEnabled { words.append("disabled") }
    if selected { words.append("selected") }
    return words
  }
}
