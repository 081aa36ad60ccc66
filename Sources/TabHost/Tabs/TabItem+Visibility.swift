extension TabItem {
  /// Whether the tab is hidden now, whoever hid it. Default false.
  ///
  /// A hidden tab stays in the tree and keeps its content, and leaves bar and sidebar, a compact
  /// bar included. A group takes all below it along. Hiding the selected tab by code moves the
  /// selection as ``SelectionOrigin/fallback`` describes.
  ///
  /// What a person has chosen is written here as the tab enters a host, over what was written
  /// before. What is written later counts in its turn, and is not kept.
  public var isHidden: Bool {
    get { observed(\.isHidden, visibility.isHidden) }
    set {
      changeVisibility {
        $0.declared = newValue ? .hidden : .visible
        $0.chosen = .automatic
      }
    }
  }

  /// Whether a tab is to be seen: what is declared, and what a person has chosen over it.
  struct Visibility: Equatable {
    /// What the app has written, or the default that was taken for it.
    enum Declared: UInt8 {
      case undecided, hiddenByDefault, visible, hidden
    }

    var declared = Declared.undecided
    /// What a person has chosen for the sidebar, and thereby for all places.
    var chosen = TabVisibility.automatic
    /// What a person has chosen for the bar.
    var chosenInBar = TabVisibility.automatic

    var isDeclaredHidden: Bool { declared == .hidden || declared == .hiddenByDefault }

    var isHidden: Bool { chosen.isVisible.map { !$0 } ?? isDeclaredHidden }
  }

  /// Whether a person has chosen anything for the tab.
  var isCustomized: Bool {
    if let group = asGroup, group.chosenOrder != nil || group.chosenExpansion != nil { return true }
    return visibility.chosen != .automatic || visibility.chosenInBar != .automatic
  }

  /// Takes the default visibility, if nobody has written one: that of now, whatever it was when the
  /// tab entered a host before. Called as the tab enters a host.
  func adoptDefaultVisibility() {
    let isHidden = storedIsHiddenByDefault
    guard visibility.declared == (isHidden ? .undecided : .hiddenByDefault) else { return }
    changeVisibility { $0.declared = isHidden ? .hiddenByDefault : .undecided }
  }

  /// Whether entering a host may hide or show the tab by default.
  var takesDefaultAnew: Bool {
    storedIsHiddenByDefault || visibility.declared == .hiddenByDefault
  }

  /// A person chooses. What is as declared and as by default anyway is no choice.
  func choose(isHidden: Bool) {
    changeVisibility(isByUser: true) {
      let differs = isHidden != $0.isDeclaredHidden || isHidden != storedIsHiddenByDefault
      $0.chosen = differs ? TabVisibility(isVisible: !isHidden) : .automatic
    }
  }

  /// A person puts the tab into the bar or takes it out; automatic is no choice.
  func choose(inBar visibility: TabVisibility) {
    changeVisibility(isByUser: true) { $0.chosenInBar = visibility }
  }

  /// Takes over what a person has chosen at another time, where it differs from the choice that
  /// was taken over before.
  func apply(_ choice: TabCustomization.Tab, inPlaceOf old: TabCustomization.Tab? = nil) {
    changeVisibility {
      if choice.sidebarVisibility != old?.sidebarVisibility { $0.chosen = choice.sidebarVisibility }
      if choice.tabBarVisibility != old?.tabBarVisibility {
        $0.chosenInBar = choice.tabBarVisibility
      }
    }
  }

  /// Hidden or not as by default, as if neither app nor person had ever said.
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
      update(\.isHidden, replacing: old.isHidden) {}
      return
    }
    host.update([]) {
      visibility = new
      if differs || !isByUser && isSetAnew {
        host.state.editing?.visibilityDidChange(of: self, byUser: isByUser)
        host.transaction.note(host.isOnSelectedPath(self) ? [.tree, .path] : .tree)
      }
      if differs { visibilityDidChange(in: host) }
      if new.chosenInBar != old.chosenInBar { barMembershipDidChange() }
    }
  }

  private func visibilityDidChange(in host: TabHostController) {
    changed(\.isHidden)
    rowsDidChange(in: host)
    host.transaction.note(host.isOnSelectedPath(self) ? [.tree, .path, .bar] : [.tree, .bar])
    badgeCountDidChange(in: host)
    if asGroup != nil { host.sidebar.hoistedRowsDidChange() }
  }
}
