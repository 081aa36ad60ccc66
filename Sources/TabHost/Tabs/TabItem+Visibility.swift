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
    set { changeVisibility { $0.hiding.assign(newValue) } }
  }

  /// The visibility of a tab, as the app has declared it and the user has customized it.
  struct Visibility: Equatable {
    /// Whether the tab is hidden; by default as ``isHiddenByDefault`` declares.
    var hiding = Customizable<Bool>()
    /// The default, which was read when the tab entered the host.
    var isHiddenByDefault = false
    /// The visibility that the user has chosen for the bar.
    var chosenInBar = TabVisibility.automatic

    var isDeclaredHidden: Bool { hiding.declared ?? isHiddenByDefault }

    var isHidden: Bool { hiding.value ?? isHiddenByDefault }
  }

  /// Whether the user has customized the tab.
  var isCustomized: Bool {
    visibility.hiding.chosen != nil || visibility.chosenInBar != .automatic
      || asGroup.map { $0.childList.order.chosen != nil || $0.expansion.chosen != nil } == true
  }

  /// Reads the default visibility, which applies if no visibility has been assigned. Called when
  /// the tab enters a host.
  func adoptDefaultVisibility() {
    guard mayAdoptDefaultVisibility else { return }
    changeVisibility { $0.isHiddenByDefault = storedIsHiddenByDefault }
  }

  /// Whether the default may change the visibility when the tab enters a host.
  var mayAdoptDefaultVisibility: Bool {
    visibility.hiding.declared == nil && (storedIsHiddenByDefault || visibility.isHiddenByDefault)
  }

  /// Stores the user's choice. A value that equals both the declared value and the default is
  /// stored as no choice.
  func choose(isHidden: Bool) {
    changeVisibility(isByUser: true) {
      let differs = isHidden != $0.isDeclaredHidden || isHidden != storedIsHiddenByDefault
      $0.hiding.choose(differs ? isHidden : nil)
    }
  }

  /// Stores whether the user has added the tab to the bar or removed it; `.automatic` is no choice.
  func choose(inBar visibility: TabVisibility) {
    changeVisibility(isByUser: true) { $0.chosenInBar = visibility }
  }

  /// The choices of the user for the tab.
  var choices: TabCustomization.Tab {
    var choices = TabCustomization.Tab()
    if let isHidden = visibility.hiding.chosen {
      choices.sidebarVisibility = TabVisibility(isVisible: !isHidden)
    }
    choices.tabBarVisibility = visibility.chosenInBar
    return choices
  }

  /// Stores the choices of a customization.
  ///
  /// - Parameter isNew: Whether all of them take effect, instead of only those that differ from the
  ///   present ones.
  func apply(_ choices: TabCustomization.Tab, isNew: Bool = false) {
    let isHidden = choices.sidebarVisibility.isVisible.map { !$0 }
    changeVisibility {
      $0.hiding.apply(isHidden, isNew: isNew)
      $0.chosenInBar = choices.tabBarVisibility
    }
  }

  /// Resets the visibility to the default, discarding what the app has assigned and the user has
  /// chosen.
  func returnToDefaultVisibility(isByUser: Bool) {
    changeVisibility(isByUser: isByUser) {
      $0 = Visibility(isHiddenByDefault: storedIsHiddenByDefault, chosenInBar: $0.chosenInBar)
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
    guard let host else {
      visibility = new
      guard differs else { return }
      rowsDidChange(in: nil)
      badgeCountDidChange(in: nil)
      return changed(\.isHidden)
    }
    // A choice that the app confirms is no longer that of the user.
    let isSetByApp =
      !isByUser
      && (new.hiding.choiceInEffect != old.hiding.choiceInEffect
        || new.hiding.declared != old.hiding.declared
        || new.isHiddenByDefault != old.isHiddenByDefault)
    host.update(.none) {
      visibility = new
      host.tree.choicesDidChange(of: self)
      if differs || isSetByApp {
        host.state.editing?.visibilityDidChange(of: self, byUser: isByUser)
        host.transaction.note(.tabs)
      }
      if differs {
        visibilityDidChange(in: host)
        host.transaction.note(.bar)
      }
      if new.chosenInBar != old.chosenInBar { barMembershipDidChange() }
    }
  }

  private func visibilityDidChange(in host: TabHostController) {
    changed(\.isHidden)
    rowsDidChange(in: host)
    badgeCountDidChange(in: host)
    if asGroup != nil { host.hoistedRowsDidChange() }
  }
}
