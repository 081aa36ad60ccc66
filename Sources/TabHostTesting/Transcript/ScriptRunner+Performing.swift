import TabHost

extension ScriptRunner {
  /// What became of a command.
  enum Outcome {
    case done
    case refused(String)
  }

  func perform(_ step: ScriptStep) throws(ScriptMistake) -> Outcome {
    if let outcome = try performAsPerson(step) { return outcome }
    switch step {
    case .push(let name): return push(name)
    case .print(let printout): return print(printout)
    case .setTabs, .setChildren, .add, .remove, .select, .selectChild, .set:
      try performAsCode(step)
    default:
      changeEnvironment(step)
    }
    return .done
  }

  // MARK: - A person

  private func performAsPerson(_ step: ScriptStep) throws(ScriptMistake) -> Outcome? {
    let user = host.user
    let outcome: UserInteraction.Outcome
    switch step {
    case .tap(let word): outcome = user.tap(try tab(word))
    case .row(let word): outcome = user.tapRow(try tab(word))
    case .back: outcome = user.goBack()
    case .cancelSearch: outcome = user.cancelSearch()
    case .sidebar(.show): outcome = user.showSidebar()
    case .sidebar(.hide): outcome = user.hideSidebar()
    case .sidebar(.toggle): outcome = user.toggleSidebar()
    case .expand(let word): outcome = user.expand(try group(word))
    case .collapse(let word): outcome = user.collapse(try group(word))
    case .action(let group, let action): outcome = try press(action, in: group)
    default: return nil
    }
    if case .refused(let reason) = outcome { return .refused(reason.rawValue) }
    return .done
  }

  private func press(
    _ word: ScriptWord,
    in groupWord: ScriptWord
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let group = try group(groupWord)
    let actions = group.sidebarActions
    guard let action = actions.first(where: { $0.identifier.rawValue == word.text }) else {
      let known = actions.map(\.identifier.rawValue)
      throw ScriptMistake(
        word: word,
        message: "\(Spelling.quoted(groupWord.text)) has no action "
          + Spelling.quoted(word.text) + Spelling.suggestion(for: word.text, among: known)
      )
    }
    let position = log.position
    let outcome = host.user.perform(action, in: group)
    // The actions of a description record themselves, those of an app do not.
    let entry = RecordedCall.handler(action.title)
    if outcome == .performed, !log.entries(since: position).contains(entry) {
      log.insert(entry, at: position)
    }
    return outcome
  }

  // MARK: - Code

  private func performAsCode(_ step: ScriptStep) throws(ScriptMistake) {
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
    } else {
      tab = TabItem(
        title: addition.title ?? identifier,
        identifier: identifier,
        viewProvider: log.provider()
      )
    }
    knownTabs.add(tab)
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

  private func push(_ name: String) -> Outcome {
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

  // MARK: - The environment

  private func changeEnvironment(_ step: ScriptStep) {
    switch step {
    case .setSidebarHidden(let isHidden): host.sidebar.isHidden = isHidden
    case .setBarHidden(let isHidden): host.isTabBarHidden = isHidden
    case .mode(let name):
      if let mode = TabHostController.Mode.allCases.first(where: { "\($0)" == name }) {
        host.mode = mode
      }
    case .rotate(let isLandscape):
      host.traitCollection.orientation = isLandscape ? .landscape : .portrait
    case .size(let isCompact):
      host.traitCollection.horizontalSizeClass = isCompact ? .compact : .regular
    case .direction(let isLeftToRight):
      host.traitCollection.layoutDirection = isLeftToRight ? .leftToRight : .rightToLeft
    case .appear: host.appear()
    case .disappear: host.disappear()
    default: break
    }
  }

  private func print(_ printout: ScriptStep.Printout) -> Outcome {
    switch printout {
    case .frame:
      guard let text = framePrinter?(host, frameSize.columns, frameSize.rows) else {
        return .refused(UserInteraction.Refusal.notAvailable.rawValue)
      }
      writer.printed("frame", text)
    case .tree: writer.printed("tree", host.treeText)
    case .state: writer.state(HostState(of: host))
    }
    return .done
  }

  // MARK: - Finding

  private func find(_ identifier: String) -> TabItem? {
    host.tab(forIdentifier: identifier) ?? knownTabs[identifier]
  }

  private func tab(_ word: ScriptWord) throws(ScriptMistake) -> TabItem {
    if let tab = find(word.text) { return tab }
    let suggestion = Spelling.suggestion(for: word.text, among: knownTabs.identifiers)
    throw ScriptMistake(
      word: word,
      message: "no tab is called \(Spelling.quoted(word.text))\(suggestion)"
    )
  }

  private func tabs(_ words: [ScriptWord]) throws(ScriptMistake) -> [TabItem] {
    var tabs: [TabItem] = []
    for word in words { tabs.append(try tab(word)) }
    return tabs
  }

  private func group(_ word: ScriptWord) throws(ScriptMistake) -> TabGroupItem {
    guard let group = try tab(word) as? TabGroupItem else {
      throw ScriptMistake(word: word, message: "\(Spelling.quoted(word.text)) is no group")
    }
    return group
  }
}
