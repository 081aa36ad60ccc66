extension TabItem {
  /// Whether the tab is hidden, by the app or by the user.
  ///
  /// The default is `false`. A hidden tab stays in the tree and keeps its content, but is not
  /// displayed in the sidebar or in any bar. Hiding a group also hides all tabs below it. When the
  /// app hides the selected tab, the selection changes as described for
  /// ``SelectionOrigin/fallback``.
  ///
  /// When the tab enters a host, the choice of the user replaces the value of this property. A
  /// value that you assign afterward takes effect, but is not saved.
  public var isHidden: Bool {
    get { observed(\.isHidden, visibility.isHidden) }
    set {
      changeVisibility {
        $0.declared = newValue ? .hidden : .visible
        $0.chosen = .automatic
      }
    }
  }

  /// The visibility of a tab: the declared one, and the one that the user has chosen, which takes
  /// precedence.
  struct Visibility: Equatable {
    /// The visibility that the app has assigned, or that was taken from the default.
    enum Declared: UInt8 {
      case undecided, hiddenByDefault, visible, hidden
    }

    var declared = Declared.undecided
    /// The visibility that the user has chosen in the sidebar, which applies everywhere.
    var chosen = TabVisibility.automatic
    /// The visibility that the user has chosen for the bar.
    var chosenInBar = TabVisibility.automatic

    var isDeclaredHidden: Bool { declared == .hidden || declared == .hiddenByDefault }

    var isHidden: Bool { chosen.isVisible.map { !$0 } ?? isDeclaredHidden }
  }

  /// Whether the user has customized the tab.
  var isCustomized: Bool {
    if let group = asGroup, group.chosenOrder != nil || group.chosenExpansion != nil { return true }
    return visibility.chosen != .automatic || visibility.chosenInBar != .automatic
  }

  /// Takes the current default visibility if no visibility has been assigned. Called when the tab
  /// enters a host.
  func adoptDefaultVisibility() {
    let isHidden = storedIsHiddenByDefault
    guard visibility.declared == (isHidden ? .undecided : .hiddenByDefault) else { return }
    changeVisibility { $0.declared = isHidden ? .hiddenByDefault : .undecided }
  }

  /// Whether the default may change the visibility when the tab enters a host.
  var takesDefaultAnew: Bool {
    storedIsHiddenByDefault || visibility.declared == .hiddenByDefault
  }

  /// Stores the user's choice. A value that equals both the declared value and the default is
  /// stored as no choice.
  func choose(isHidden: Bool) {
    changeVisibility(isByUser: true) {
      let differs = isHidden != $0.isDeclaredHidden || isHidden != storedIsHiddenByDefault
      $0.chosen = differs ? TabVisibility(isVisible: !isHidden) : .automatic
    }
  }

  /// Stores whether the user has added the tab to the bar or removed it; `.automatic` is no choice.
  func choose(inBar visibility: TabVisibility) {
    changeVisibility(isByUser: true) { $0.chosenInBar = visibility }
  }

  /// Applies a choice from a stored customization where it differs from the previously applied one.
  func apply(_ choice: TabCustomization.Tab, inPlaceOf old: TabCustomization.Tab? = nil) {
    changeVisibility {
      if choice.sidebarVisibility != old?.sidebarVisibility { $0.chosen = choice.sidebarVisibility }
      if choice.tabBarVisibility != old?.tabBarVisibility {
        $0.chosenInBar = choice.tabBarVisibility
      }
    }
  }

  /// Resets the visibility to the default, discarding what the app has assigned and the user has
  /// chosen.
  func returnToDefaultVisibility(isByUser: Bool) {
    changeVisibility(isByUser: isByUser) {
      $0.declared = storedIsHiddenByDefault ? .hiddenByDefault : .undecided
      $0.chosen = .automatic
    }
  }

  private func changeVisibility(
    isByUser: Bool = false,
    _ mutate: (inout Visibility) -> Void
  ) {
    var new = visibility
    mutate(&new)
    let old = visibility
    guard new != old else { return }
    let differs = new.isHidden != old.isHidden
    let isSetAnew = new.declared != old.declared || new.chosen != old.chosen
    guard let host else {
      visibility = new
      guard differs else { return }
      rowsDidChange(in: nil)
      badgeCountDidChange(in: nil)
      update(\.isHidden, replacing: old.isHidden) {}
      return
    }
    let outer = host.beginUpdate()
    visibility = new
    var concerns: HostChange = []
    if differs || !isByUser && isSetAnew {
      host.state.editing?.visibilityDidChange(of: self, byUser: isByUser)
      concerns = host.isOnSelectedPath(self) ? [.tree, .path] : .tree
    }
    if differs {
      visibilityDidChange(in: host)
      concerns.insert(.bar)
    }
    if new.chosenInBar != old.chosenInBar { barMembershipDidChange() }
    host.endUpdate(concerns, returningTo: outer)
  }

  private func visibilityDidChange(in host: TabHostController) {
    changed(\.isHidden)
    rowsDidChange(in: host)
    badgeCountDidChange(in: host)
    if asGroup != nil { host.hoistedRowsDidChange() }
  }
}
