extension NavigationItem {
  /// The groups of buttons in each part of the bar.
  struct Groups {
    var leading: [BarButtonItemGroup] = []
    var center: [BarButtonItemGroup] = []
    var trailing: [BarButtonItemGroup] = []
    /// The group at the trailing end, or none.
    var pinned: [BarButtonItemGroup] = []
    /// The group of the buttons in the toolbar, or none.
    var toolbar: [BarButtonItemGroup] = []

    var all: [BarButtonItemGroup] { leading + center + trailing + pinned + toolbar }

    mutating func remove(_ group: BarButtonItemGroup) {
      leading.removeAll { $0 === group }
      center.removeAll { $0 === group }
      trailing.removeAll { $0 === group }
      pinned.removeAll { $0 === group }
      toolbar.removeAll { $0 === group }
    }
  }

  // MARK: - Groups

  /// The groups at the leading end, from leading to trailing.
  ///
  /// The default is empty. Assigning groups replaces ``leftBarButtonItems``.
  public var leadingItemGroups: [BarButtonItemGroup] {
    get { observed(\.leadingItemGroups, groups.leading) }
    set { set(\.leading, to: newValue) }
  }

  /// The groups in the center, from leading to trailing.
  ///
  /// The default is empty. If there is not enough room, the buttons in the center are the first to
  /// move to the overflow menu, among those with the same priority.
  public var centerItemGroups: [BarButtonItemGroup] {
    get { observed(\.centerItemGroups, groups.center) }
    set { set(\.center, to: newValue) }
  }

  /// The groups at the trailing end, from leading to trailing.
  ///
  /// The default is empty. Assigning groups replaces ``rightBarButtonItems``.
  public var trailingItemGroups: [BarButtonItemGroup] {
    get { observed(\.trailingItemGroups, groups.trailing) }
    set { set(\.trailing, to: newValue) }
  }

  /// The group at the trailing end of the bar, after the button of the overflow menu.
  ///
  /// The default is `nil`. Its buttons move to the overflow menu only if no other button is left.
  public var pinnedTrailingGroup: BarButtonItemGroup? {
    get { observed(\.pinnedTrailingGroup, groups.pinned.first) }
    set { set(\.pinned, to: newValue.map { [$0] } ?? []) }
  }

  // MARK: - Buttons

  /// The first button at the leading end, or `nil` if there is none.
  ///
  /// Assigning replaces all buttons at the leading end.
  public var leftBarButtonItem: BarButtonItem? {
    get { observed(\.leftBarButtonItem, leftItems.first) }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The buttons at the leading end, from leading to trailing, or `nil` if there are none.
  ///
  /// Assigning replaces ``leadingItemGroups`` by one group.
  public var leftBarButtonItems: [BarButtonItem]? {
    get { observed(\.leftBarButtonItems, leftItems.isEmpty ? nil : leftItems) }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The button at the trailing end, or `nil` if there is none.
  ///
  /// Assigning replaces all buttons at the trailing end, except for ``pinnedTrailingGroup``.
  public var rightBarButtonItem: BarButtonItem? {
    get { observed(\.rightBarButtonItem, rightItems.first) }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// The buttons at the trailing end, from trailing to leading, or `nil` if there are none.
  ///
  /// The first button is the one at the trailing end. Assigning replaces ``trailingItemGroups`` by
  /// one group.
  public var rightBarButtonItems: [BarButtonItem]? {
    get { observed(\.rightBarButtonItems, rightItems.isEmpty ? nil : rightItems) }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// Sets the button at the leading end; see ``leftBarButtonItem``.
  ///
  /// - Parameters:
  ///   - item: The button, or `nil` for none.
  ///   - animated: Has no effect.
  public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the buttons at the leading end; see ``leftBarButtonItems``.
  ///
  /// - Parameters:
  ///   - items: The buttons from leading to trailing.
  ///   - animated: Has no effect.
  public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    let items = items ?? []
    if !items.elementsEqual(leftItems, by: ===) { set(\.leading, to: .one(with: items)) }
  }

  /// Sets the button at the trailing end; see ``rightBarButtonItem``.
  ///
  /// - Parameters:
  ///   - item: The button, or `nil` for none.
  ///   - animated: Has no effect.
  public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the buttons at the trailing end; see ``rightBarButtonItems``.
  ///
  /// - Parameters:
  ///   - items: The buttons from trailing to leading.
  ///   - animated: Has no effect.
  public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    let items = items ?? []
    if !items.elementsEqual(rightItems, by: ===) {
      set(\.trailing, to: .one(with: items.reversed()))
    }
  }

  /// Replaces the buttons of the toolbar.
  func setToolbarItems(_ items: [BarButtonItem]) {
    if !items.elementsEqual(toolbarItems, by: ===) { set(\.toolbar, to: .one(with: items)) }
  }

  private var leftItems: [BarButtonItem] { groups.leading.flatMap(\.items) }
  private var rightItems: [BarButtonItem] { groups.trailing.flatMap(\.items).reversed() }
}

extension [BarButtonItemGroup] {
  @MainActor fileprivate static func one(with items: [BarButtonItem]) -> Self {
    items.isEmpty ? [] : [BarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }
}

// MARK: - The one change

extension NavigationItem {
  /// Replaces the groups of a part of the bar.
  private func set(
    _ part: WritableKeyPath<Groups, [BarButtonItemGroup]>,
    to new: [BarButtonItemGroup]
  ) {
    let old = groups[keyPath: part]
    guard !new.elementsEqual(old, by: ===) else { return }
    let before = groups
    // The item lists no buttons of the toolbar.
    let isListed = part != \.toolbar
    func store() {
      for group in old where !new.contains(where: { $0 === group }) { group.detach() }
      var changed = groups
      changed[keyPath: part] = []
      var admitted: [BarButtonItemGroup] = []
      for group in new where admits(group, besides: admitted) {
        changed.remove(group)
        admitted.append(group)
      }
      changed[keyPath: part] = admitted
      groups = changed
      for group in admitted { group.attach(to: self) }
      if isListed { groupDidChange() }
    }
    if let host {
      host.update(barFacets) {
        store()
        host.transaction.retire(old)
      }
    } else {
      store()
    }
    keepAlive(before)
  }

  private func admits(_ group: BarButtonItemGroup, besides others: [BarButtonItemGroup]) -> Bool {
    let name = group.items.first?.name ?? ""
    if others.contains(where: { $0 === group }) {
      Optional(self).reportShared(name, "the group is assigned twice; the first place is kept")
      return false
    }
    guard let other = group.navigationItem, other !== self else { return true }
    let advice = "remove it there first, or create a group of its own for this page"
    Optional(self).reportShared(
      name,
      "the group is in the bar of another page, which keeps it; \(advice)"
    )
    return false
  }

  /// Notifies observers that the buttons may have changed.
  func groupDidChange() {
    changed(\.leftBarButtonItem)
    changed(\.leftBarButtonItems)
    changed(\.rightBarButtonItem)
    changed(\.rightBarButtonItems)
    changed(\.leadingItemGroups)
    changed(\.centerItemGroups)
    changed(\.trailingItemGroups)
    changed(\.pinnedTrailingGroup)
  }
}
