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
    guard tab.tabHostController === host else {
      // A tab of a removed group returns with its group, which would be empty without it.
      return tab.parent == nil ? ["add \(name)", "add \(name) at 0"] : []
    }
    var lines = [
      "set \(name) title \(tab.title == "New" ? "Newer" : "New")",
      "set \(name) badgeValue \(tab.badgeValue == nil ? "1" : "nil")",
    ]
    if isSelectable(tab) { lines.append("select \(name)") }
    if tab.isHidden { lines.append("set \(name) isHidden false") }
    if !tab.isEnabled { lines.append("set \(name) isEnabled true") }
    if isDispensable(tab) {
      lines += ["set \(name) isHidden true", "set \(name) isEnabled false", "remove \(name)"]
    }
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

  /// Returns whether there is content to show if the app selects the tab.
  private func isSelectable(_ tab: TabItem) -> Bool {
    guard !tab.isHiddenInTree, tab.primaryAction == nil else { return false }
    var current: TabItem? = tab
    while let candidate = current {
      if candidate.hasContent { return true }
      current = candidate.parent
    }
    return false
  }

  /// Returns whether one of the siblings can be selected in place of the tab. Without one, a group
  /// or a host may have nothing to show, which is a mistake of the app.
  private func isDispensable(_ tab: TabItem) -> Bool {
    (tab.parent?.children ?? host.rootTabs).contains { sibling in
      sibling !== tab && sibling.hasContent && sibling.isEnabled && !sibling.isHidden
        && sibling.primaryAction == nil
    }
  }

  private var hostLines: [String] {
    var lines = ["automatic", "tabBar", "tabSidebar"].map { "mode \($0)" }
    lines += ["set-sidebar shown", "set-sidebar hidden", "bar shown", "bar hidden"]
    if host.visibleNavigationController != nil { lines.append("push page") }
    if host.rootTabs.count > 1 {
      let reversed = host.rootTabs.reversed().map { ScriptWord.written($0.identifier) }
      lines.append("tabs \(reversed.joined(separator: " "))")
    }
    return lines
  }
}
