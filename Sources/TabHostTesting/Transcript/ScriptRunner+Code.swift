import TabHost

extension ScriptRunner {
  func performAsCode(_ step: ScriptStep) throws(ScriptMistake) {
    switch step {
    case .select(let word): host.selectedTab = try word.map(tab)
    case .selectChild(let groupWord, let child):
      try group(groupWord).selectedChild = try tab(child)
    case .setTabs(let words): host.tabs = try tabs(words)
    case .setChildren(let groupWord, let words): try group(groupWord).children = try tabs(words)
    case .add(let addition): try add(addition)
    case .remove(let word): remove(try tab(word))
    case .set(let target, let property, let value): try set(target, property, value)
    default: break
    }
  }

  private func add(_ addition: ScriptStep.Addition) throws(ScriptMistake) {
    let group = try addition.group.map(group)
    let identifier = addition.tab.text
    let tab: TabItem
    if let known = find(identifier) {
      tab = known
      if let title = addition.title { tab.title = title }
      knownTabs.add(tab)
    } else {
      tab = makeTab(identifier, title: addition.title ?? identifier)
    }
    var siblings = group?.children ?? host.tabs
    siblings.removeAll { $0 === tab }
    let position = min(addition.position ?? siblings.count, siblings.count)
    siblings.insert(tab, at: position)
    if let group {
      group.children = siblings
    } else {
      host.tabs = siblings
    }
  }

  private func remove(_ tab: TabItem) {
    if let parent = tab.parent {
      parent.children.removeAll { $0 === tab }
    } else if tab.tabHostController === host {
      host.tabs.removeAll { $0 === tab }
    }
  }

  private func set(
    _ target: ScriptWord?,
    _ name: ScriptWord,
    _ value: PropertyValue
  ) throws(ScriptMistake) {
    let properties = target == nil ? ScriptProperty.ofHost : ScriptProperty.ofTabs
    let value = try resolve(value)
    let object: AnyObject = try target.map(tab) ?? host
    guard let property = properties[name.text], property.set(object, value) else {
      throw ScriptMistake(
        word: name,
        message: "this kind of tab has no property \(Spelling.quoted(name.text))"
      )
    }
  }

  private func resolve(_ value: PropertyValue) throws(ScriptMistake) -> ScriptProperty.Value {
    switch value {
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .list(let list): .list(list)
    case .tab(let word): .tab(try tab(word))
    case .tabs(let words): .tabs(try tabs(words))
    case .none: .none
    }
  }

  func push(_ name: String) -> Outcome {
    guard let stack = host.visibleNavigationController ?? firstManagedStack else {
      return .refused(UserInteraction.Refusal.noNavigationController.rawValue)
    }
    stack.pushViewController(RecordingViewController(.page(name), log: log), animated: false)
    return .done
  }

  /// That of the selected tab, else that of the first known group in the host. Looked for only
  /// while no stack is on screen; walks no tree.
  private var firstManagedStack: NavigationController? {
    let group =
      host.selectedTab?.managingTabGroup
      ?? knownTabs.managedGroups.first { $0.tabHostController === host }?.managingTabGroup
    return group?.managingNavigationController
  }
}
