/// A tab that holds other tabs: one item in the bar, a section or an expandable row in the sidebar.
///
/// Documented original: `UITabGroup`.
open class TabGroupItem: TabItem {
  /// What keeps the stack of ``managingNavigationController``.
  var managedStack: ManagedStack?

  /// The group's rows in the sidebar, counted; nil until somebody looks at them.
  var section: SidebarSection?

  /// How the group looks in the sidebar. Default ``SidebarAppearance/automatic``.
  public var sidebarAppearance = SidebarAppearance.automatic {
    didSet {
      if sidebarAppearance != oldValue { change { sidebarAppearanceDidChange() } }
    }
  }

  /// How the group stands in a bar. Default ``BarPresentation/automatic``.
  public var barPresentation = BarPresentation.automatic {
    didSet { if barPresentation != oldValue { tabHostController?.invalidateBar() } }
  }

  /// Whether the header row in the sidebar selects the group itself, instead of expanding and
  /// collapsing it. Default false. If true, ``defaultChildIdentifier`` is not used.
  public var isSidebarDestination = false {
    didSet { if isSidebarDestination != oldValue { lookDidChange() } }
  }

  /// Whether the group is collapsed when the sidebar first shows it. Default false.
  ///
  /// Once the sidebar has been on screen, or ``isExpanded`` was written, it changes nothing more.
  public var isCollapsedByDefault = false {
    willSet {
      if declaredExpansion == nil, tabHostController?.sidebar.hasBeenDisplayed == true {
        declaredExpansion = isExpandedAsDeclared
      }
    }
    didSet { if isCollapsedByDefault != oldValue { change { expansionDidChange() } } }
  }

  /// Whether a person may reorder the children in the sidebar. Default false. A child with
  /// ``TabItem/allowsMoving`` off stays at its declared place.
  public var allowsReordering = false

  /// The child to select when the group is and no child was selected before; nil, or an
  /// identifier that no child has, names none. Default nil.
  public var defaultChildIdentifier: String?

  /// Buttons in the group's section, below all its tabs. Default empty. Live.
  ///
  /// One that is ``MenuElement/Attributes/hidden`` has no row; one that is
  /// ``MenuElement/Attributes/disabled`` has a dimmed one, and can't be pressed.
  public var sidebarActions: [Action] = [] {
    didSet { actionsDidChange(from: oldValue) }
  }

  /// The order of the children in the sidebar; children that are not named follow in declared
  /// order. Identifiers that no child has are kept and ignored. Default empty.
  ///
  /// The order that a person has chosen is written here as the group enters a host, over what was
  /// written before. What is written later counts in its turn, and is not kept.
  public var displayOrderIdentifiers: [String] {
    get { chosenOrder ?? declaredOrder }
    set { changeOrder(declared: newValue, chosen: nil) }
  }

  /// Whether the group, as long as it has no ``TabItem/badge`` of its own, shows the sum of the
  /// counts below it. Default false. Ours; the originals leave the badge of a group to the app.
  ///
  /// What is hidden does not count, nor does a badge that is a word. A group below with a badge of
  /// its own stands for all that is in it. Live: a badge below that changes draws the group again,
  /// and reading the sum is linear in the number of tabs below.
  public var sumsBadges = false {
    didSet {
      guard sumsBadges != oldValue else { return }
      tabHostController?.tree.summingDidChange(of: self)
      if badge == nil { lookDidChange() }
    }
  }

  private var storedChildren: [TabItem] = []
  var storedSelectedChild: TabItem?
  var storedNavigationController: NavigationController?
  /// What the app has written to ``displayOrderIdentifiers``.
  private(set) var declaredOrder: [String] = []
  /// The order that a person has chosen; nil if none has.
  private(set) var chosenOrder: [String]?
  /// What the app has written to ``isExpanded``; nil leaves it to the default.
  var declaredExpansion: Bool?
  /// What a person has chosen for ``isExpanded``; nil if none has.
  var chosenExpansion: Bool?
  private var arrangedChildren: [TabItem]?
  /// The actions that have a row.
  var shownActions: [Action] = []

  /// Makes a group. The provider does not run yet.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - image: An outline symbol.
  ///   - identifier: A name that no other tab of the same host has.
  ///   - children: The tabs of the group, which leave wherever they stood before.
  ///   - viewProvider: Makes the page of the group itself, which shows when the group is selected.
  ///     Without one, the group is what a section is in SwiftUI: its children stand for it.
  public init(
    title: String,
    image: TabImage? = nil,
    identifier: String,
    children: [TabItem],
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewProvider: viewProvider)
    replaceChildren(with: children)
  }

  /// Makes a group without children.
  public override init(
    title: String,
    image: TabImage? = nil,
    identifier: String,
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewProvider: viewProvider)
  }

  override var asGroup: TabGroupItem? { self }

  override func rowCount(listingHidden: Bool) -> Int {
    if isHidden, !listingHidden { return 0 }
    if sidebarAppearance == .inline { return contentRowCount(listingHidden: listingHidden) }
    return isExpanded ? 1 + contentRowCount(listingHidden: listingHidden) : 1
  }
}

// MARK: - Children

extension TabGroupItem {
  /// The tabs of the group in declared order. Assigning is the way to change them. Live.
  ///
  /// Tabs that stood elsewhere leave that place. A tab that is the group itself, or above it, is
  /// refused as ``TabHostController/Diagnostic/Rule/cycle``. A selected child that leaves moves the
  /// selection as ``SelectionOrigin/fallback`` describes. Costs what differs, and one comparison
  /// of the old and the new array.
  public var children: [TabItem] {
    get { storedChildren }
    set { replaceChildren(with: newValue) }
  }

  /// The children as the sidebar shows them: those that ``displayOrderIdentifiers`` names, then
  /// the others in declared order, around those that may not move. Hidden children are in it.
  public var displayOrder: [TabItem] {
    guard !displayOrderIdentifiers.isEmpty else { return storedChildren }
    if let arrangedChildren { return arrangedChildren }
    let arranged = storedChildren.arrangedAroundLocked(by: displayOrderIdentifiers)
    arrangedChildren = arranged
    return arranged
  }

  /// The tab below the group, at any depth, that has an identifier; nil if none has.
  ///
  /// Constant in a host, linear in the number of tabs below outside one.
  public func tab(forIdentifier identifier: String) -> TabItem? {
    if let host = tabHostController {
      guard let found = host.tab(forIdentifier: identifier) else { return nil }
      return found !== self && found.isOrIsBelow(self) ? found : nil
    }
    var waiting = storedChildren
    while let tab = waiting.popLast() {
      if tab.identifier == identifier { return tab }
      if let group = tab.asGroup { waiting.append(contentsOf: group.children) }
    }
    return nil
  }

  func replaceChildren(with proposed: [TabItem]) {
    let siblings = SiblingChange(from: storedChildren, to: proposed)
    guard !siblings.isEmpty else { return }
    let host = tabHostController
    TabHostController.change((host.map { [$0] } ?? []) + siblings.hostsLeft(for: host)) {
      for child in siblings.leaving { detach(child) }
      storedChildren = siblings.result(
        SiblingChange.Receiver(
          holds: { $0.parent === self },
          allows: { self.allows($0) },
          admits: { self.admits($0, beside: $1) },
          takes: { self.take($0) },
          foundTwice: {
            let message = "stands twice among the children of \(self.identifier)"
            self.report(.duplicateIdentifier, [$0], message)
          }
        )
      )
      childrenOrderDidChange()
      badgesBelowDidChange(in: host)
    }
  }

  func removeChildren(_ names: Set<ObjectIdentifier>) {
    replaceChildren(with: storedChildren.filter { !names.contains(ObjectIdentifier($0)) })
  }

  private func detach(_ child: TabItem) {
    if let host = tabHostController { host.tree.detach(child, from: host) }
    child.parent = nil
    if storedSelectedChild === child { storedSelectedChild = nil }
  }

  private func allows(_ child: TabItem) -> Bool {
    guard child.asGroup != nil, isOrIsBelow(child) else { return true }
    report(.cycle, [child, self], "cannot be put below itself")
    return false
  }

  private func admits(_ child: TabItem, beside namesake: TabItem?) -> Bool {
    guard let host = tabHostController else { return true }
    return host.tree.admits(child, beside: namesake, to: host)
  }

  private func take(_ child: TabItem) -> Bool {
    child.parent = self
    if let host = tabHostController, !host.tree.attach(child, to: host) {
      child.parent = nil
      return false
    }
    return true
  }

  /// Takes out children that a host has refused, without asking it again.
  func drop(_ refused: Set<ObjectIdentifier>) {
    storedChildren.removeAll { child in
      guard refused.contains(ObjectIdentifier(child)) else { return false }
      child.parent = nil
      if storedSelectedChild === child { storedSelectedChild = nil }
      return true
    }
    childrenOrderDidChange()
    badgesBelowDidChange(in: tabHostController)
  }

  /// Changes the order as the app and as a person has it.
  ///
  /// - Parameter arranged: The children in that order, if they are known.
  func changeOrder(declared: [String], chosen: [String]?, arranged: [TabItem]? = nil) {
    let before = displayOrderIdentifiers
    declaredOrder = declared
    chosenOrder = chosen
    guard displayOrderIdentifiers != before else { return }
    change {
      childrenOrderDidChange()
      arrangedChildren = arranged
    }
  }

  func childrenOrderDidChange() {
    arrangedChildren = nil
    section = nil
    rowsDidChange()
    guard let host = tabHostController else { return }
    // One that came from elsewhere may be below a disabled group now.
    host.invalidation.sidebar()
    host.sidebar.hoistedRowsDidChange()
    host.invalidateBar()
  }
}
