extension TabHostController {
  /// The selected tab, a root or any below; nil if nothing is selected.
  ///
  /// Assigning selects exactly that tab, a hidden or a disabled one too, and a group itself instead
  /// of a child: 1. displayedViewControllers, in a managed stack  2. didSelectTab  3. content.
  /// Assigning the selected tab calls nothing. A tab that is not in the host is refused as
  /// ``Diagnostic/Rule/foreignSelection``. Nil empties the screen, tells nobody, and nothing is
  /// selected until someone selects.
  public var selectedTab: TabItem? {
    get { following(\.selectedTab, selection.tab, as: .selectedTab) }
    set {
      if let newValue { select(newValue, origin: .program) } else { selectNothing() }
    }
  }

  /// Who made the present selection; nil before the first. Readable inside `didSelectTab`.
  public var selectionOrigin: SelectionOrigin? {
    following(\.selectionOrigin, selection.origin, as: .selectionOrigin)
  }

  /// The way from the root tab to the selected one, both included; empty if nothing is selected.
  public var selectedPath: [TabItem] {
    followSelectedPath()
    return shownPath
  }

  /// The index of the root tab of the selection; nil if nothing is selected.
  ///
  /// Assigning selects that root tab. An index outside the tabs is refused as
  /// ``Diagnostic/Rule/invalidIndex``. Linear in the number of root tabs.
  public var selectedIndex: Int? {
    get {
      followSelectedPath()
      follow(\.tabs)
      return rootIndexOfSelection
    }
    set {
      guard let newValue else { return selectNothing() }
      guard tree.roots.indices.contains(newValue) else {
        let message = "index \(newValue) is outside the \(tree.roots.count) root tabs"
        return report(.invalidIndex, [], message)
      }
      select(tree.roots[newValue], origin: .program)
    }
  }
}

// MARK: - The one way to select

extension TabHostController {
  func select(_ tab: TabItem, origin: SelectionOrigin) {
    guard tree.contains(tab) else {
      let message =
        tree.tab(forIdentifier: tab.identifier) == nil
        ? "is not in this host, whose selection stays; add it to the tabs first"
        : "is not in this host, whose selection stays; another tab has this identifier there"
      return report(.foreignSelection, [tab.identifier], message)
    }
    guard tab !== selection.tab, !isLooping else { return }
    change { commit(tab, origin: origin) }
  }

  /// A person selects: 1. shouldSelectTab  2. commit  3. displayedViewControllers
  /// 4. didSelectTab  5. content.
  ///
  /// - Parameter popping: When the content goes back to its root.
  func selectForUser(_ tab: TabItem, popping: Popping) -> UserInteraction.Outcome {
    guard !isLooping else { return .vetoed }
    return telling {
      closeForGesture()
      let wasSelected = tab === selection.tab
      guard DelegateAnnouncer(host: self).shouldSelect(tab) else { return .vetoed }
      guard tree.contains(tab) else { return .refused(.notOnScreen) }
      setScrolledSmall(false)
      change {
        commit(tab, origin: .user)
        selection.isRetapped = tab === told.selectedTab
      }
      if popping == .always || popping == .onReselection && wasSelected, selection.tab === tab {
        popToRoot(of: tab)
      }
      return .performed
    }
  }

  /// When a person's selection takes the content back to its root.
  enum Popping {
    case never, onReselection, always
  }

  /// The stack of a group was popped: its tab on top is the selected one, and no level is asked.
  func followStack(to tab: TabItem, origin: SelectionOrigin) {
    change {
      commit(tab, origin: origin)
      stackIsStale = false
    }
  }

  func selectNothing() {
    guard selection.tab != nil else {
      selection.isDeclined = true
      selection.pathToRestore = nil
      return
    }
    change {
      selectNothing(isDeclined: true)
    }
  }

  func selectNothing(isDeclined: Bool) {
    invalidation.announce([.selectedTab, .selectionOrigin])
    selection = Selection(isDeclined: isDeclined)
    invalidation.selection()
  }

  /// Makes a tab the selected one, in every property that says so.
  func commit(_ tab: TabItem, origin: SelectionOrigin) {
    tab.asGroup?.remember(selectedChild: nil)
    if tab !== selection.tab { invalidation.announce(.selectedTab) }
    if origin != selection.origin { invalidation.announce(.selectionOrigin) }
    selection.tab = tab
    selection.origin = origin
    selection.isDeclined = false
    selection.isRetapped = false
    selection.pathToRestore = nil
    notePath(to: tab)
    stackIsStale = true
    invalidation.selection()
  }

  /// Notes the way to the selected tab, in the groups along it too. True if it leads through other
  /// groups than before.
  @discardableResult
  func notePath(to tab: TabItem) -> Bool {
    let known = selection.groups
    var isShown = keepsSelection(onlyOf: tab)
    var stackGroup = tab.asGroup.flatMap { $0.managesStack ? $0 : nil }
    var isSame = true
    var depth = 0
    var next = tab.storedParent
    next?.remember(selectedChild: tab)
    while let group = next {
      isShown = isShown && keepsSelection(onlyOf: group)
      isSame = isSame && depth < known.count && known[depth] === group
      if group.managesStack { stackGroup = group }
      depth += 1
      next = group.storedParent
      next?.remember(selectedChild: group)
    }
    isSame = isSame && depth == known.count
    // Most selections go from sibling to sibling, whose groups are the same and are kept.
    if !isSame { selection.groups = tab.groupsAbove }
    selection.stackGroup = stackGroup
    selection.wasShown = isShown
    selection.isInDoubt = false
    return !isSame
  }

  private func popToRoot(of tab: TabItem) {
    if let stack = tab.stackGroup?.managedStack {
      stack.popPushedPages(of: tab)
    } else {
      shownNavigationController?.popToRootViewController(animated: true)
    }
  }
}
