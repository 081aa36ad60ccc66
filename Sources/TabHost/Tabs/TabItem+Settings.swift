extension TabItem {
  /// The name that bar and sidebar show. Live.
  public var title: String {
    get { following(\.title, storedTitle) }
    set {
      guard newValue != storedTitle else { return }
      announce(\.title)
      storedTitle = newValue
      lookDidChange()
    }
  }

  /// The picture, given as an outline symbol; a bar shows its filled variant. Default nil. Live.
  public var image: TabImage? {
    get { following(\.image, storedImage) }
    set {
      guard newValue != storedImage else { return }
      announce(\.image)
      storedImage = newValue
      lookDidChange()
    }
  }

  /// Whether a person may select the tab. Default true.
  ///
  /// A disabled tab is shown dimmed. Code may select it all the same, and a selected tab that is
  /// disabled stays selected. A disabled group takes all below it along; see
  /// ``isEffectivelyEnabled``.
  public var isEnabled: Bool {
    get { following(\.isEnabled, storedIsEnabled) }
    set {
      guard newValue != storedIsEnabled else { return }
      announce(\.isEnabled)
      storedIsEnabled = newValue
      change { enablingDidChange() }
    }
  }

  /// Whether a drag that rests on the tab selects it. Default true.
  public var isSpringLoaded: Bool {
    get { following(\.isSpringLoaded, storedIsSpringLoaded) }
    set {
      guard newValue != storedIsSpringLoaded else { return }
      announce(\.isSpringLoaded)
      storedIsSpringLoaded = newValue
    }
  }

  /// Whether a person may hide the tab, and show it again. Default false. Code may always write
  /// ``isHidden``.
  public var allowsHiding: Bool {
    get { following(\.allowsHiding, storedAllowsHiding) }
    set {
      guard newValue != storedAllowsHiding else { return }
      announce(\.allowsHiding)
      storedAllowsHiding = newValue
      // While a person edits, its row has a box for that.
      tabHost?.invalidation.item(of: self)
    }
  }

  /// Whether a person may move the tab among its siblings in the sidebar. Default true. Ours; the
  /// original knows only ``TabGroupItem/allowsReordering``, which has to allow it, too.
  ///
  /// A tab that may not be moved keeps its declared place, whatever order its siblings have.
  public var allowsMoving: Bool {
    get { following(\.allowsMoving, storedAllowsMoving) }
    set {
      guard newValue != storedAllowsMoving else { return }
      announce(\.allowsMoving)
      storedAllowsMoving = newValue
      change { siblingsOrderDidChange() }
    }
  }

  /// The value that ``isHidden`` takes when the tab enters a host and nobody has written it, and
  /// the one that a reset returns to. Default false.
  public var isHiddenByDefault: Bool {
    get { following(\.isHiddenByDefault, storedIsHiddenByDefault) }
    set {
      guard newValue != storedIsHiddenByDefault else { return }
      announce(\.isHiddenByDefault)
      storedIsHiddenByDefault = newValue
    }
  }

  /// Where in the bar the tab wishes to stand. Default ``Placement/automatic``.
  ///
  /// Counts only in a bar that knows placements, which a compact one does not; there,
  /// ``Placement/sidebarOnly`` alone still keeps the tab out. As long as it is automatic,
  /// ``setCustomizationBehavior(_:for:)`` and ``setDefaultVisibility(_:for:)`` have their say, and
  /// it reads as what they come to.
  public var preferredPlacement: Placement {
    get {
      if explicitPlacement == .automatic, extras != nil { follow(\.parent) }
      return following(\.preferredPlacement, wishedPlacement)
    }
    set {
      changePlacement {
        explicitPlacement = newValue
        reportConflict()
      }
    }
  }

  /// What ``preferredPlacement`` reads.
  var wishedPlacement: Placement {
    explicitPlacement == .automatic ? placementByBehavior : explicitPlacement
  }

  /// Changes what the wished placement is made of.
  func changePlacement(_ mutate: () -> Void) {
    let before = wishedPlacement
    mutate()
    guard wishedPlacement != before else { return }
    announce(\.preferredPlacement)
    change { placementDidChange() }
  }
}
