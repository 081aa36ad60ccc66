import TabHost

/// Changes that the code of any app may make, as script commands.
@MainActor struct ProgramChoices {
  let runner: ScriptRunner

  private var host: TabHostController { runner.host }

  /// The commands that are possible in the current state, in a fixed order.
  var lines: [String] {
    let tabs = runner.knownTabs.identifiers.compactMap { runner.knownTabs[$0] }
    return tabs.flatMap(lines) + hostLines
  }

  private func lines(for tab: TabItem) -> [String] {
    let name = ScriptWord.written(tab.identifier)
    guard tab.tabHostController === host else { return ["add \(name)", "add \(name) at 0"] }
    var lines = [
      "set \(name) title \(tab.title == "New" ? "Newer" : "New")",
      "set \(name) badgeValue \(tab.badgeValue == nil ? "1" : "nil")",
      "set \(name) isHidden \(!tab.isHidden)", "set \(name) isEnabled \(!tab.isEnabled)",
    ]
    if isSelectable(tab) { lines.append("select \(name)") }
    // An app without tabs is a special case that is not worth a share of the steps.
    if host.tabs.count > 1 || tab.parent != nil { lines.append("remove \(name)") }
    if let group = tab as? TabGroupItem {
      lines.append("set \(name) isExpanded \(!group.isExpanded)")
      for child in group.children where isSelectable(child) {
        lines.append("child \(name) \(ScriptWord.written(child.identifier))")
      }
      if group.children.count > 1 {
        let reversed = group.children.reversed().map { ScriptWord.written($0.identifier) }
        lines.append("children \(name) \(reversed.joined(separator: " "))")
      }
    }
    return lines
  }

  private func isSelectable(_ tab: TabItem) -> Bool {
    guard !tab.isHiddenInTree, tab.primaryAction == nil else { return false }
    var current: TabItem? = tab
    while let candidate = current {
      if candidate.hasContent { return true }
      current = candidate.parent
    }
    guard let group = tab as? TabGroupItem else { return false }
    return group.children.contains(where: isSelectable)
  }

  private var hostLines: [String] {
    var lines = ["automatic", "tabBar", "tabSidebar"].map { "mode \($0)" }
    lines += ["set-sidebar shown", "set-sidebar hidden", "bar shown", "bar hidden"]
    if host.visibleNavigationController != nil { lines.append("push page") }
    if host.tabs.count > 1 {
      let reversed = host.tabs.reversed().map { ScriptWord.written($0.identifier) }
      lines.append("tabs \(reversed.joined(separator: " "))")
    }
    return lines
  }
}
