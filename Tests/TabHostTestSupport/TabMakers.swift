public import TabHost
public import TabHostTesting

extension TraitCollection {
  /// A tablet in portrait: the bar is on screen.
  public static let portrait = TraitCollection(orientation: .portrait)

  /// A tablet with a narrow window.
  public static let compact = TraitCollection(horizontalSizeClass: .compact)
}

extension TabItem {
  /// A tab with recorded content.
  public static func page(_ identifier: String, _ log: CallLog) -> TabItem {
    TabItem(title: identifier, identifier: identifier, viewProvider: log.provider())
  }

  /// A tab with plain content.
  public static func shown(_ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier) { _ in ViewController() }
  }

  /// A tab without content.
  public static func bare(_ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier)
  }

  /// A tab without content, and its placement.
  public static func placed(_ identifier: String, _ placement: Placement) -> TabItem {
    bare(identifier).with { $0.preferredPlacement = placement }
  }

  /// Sets properties in place.
  public func with(_ configure: (TabItem) -> Void) -> TabItem {
    configure(self)
    return self
  }
}

extension TabGroupItem {
  /// A group, with a page of its own if a log is given.
  public static func of(
    _ children: [TabItem],
    _ identifier: String,
    _ log: CallLog? = nil
  ) -> TabGroupItem {
    TabGroupItem(
      title: identifier,
      identifier: identifier,
      children: children,
      viewProvider: log?.provider()
    )
  }

  /// Sets properties in place.
  public func having(_ configure: (TabGroupItem) -> Void) -> TabGroupItem {
    configure(self)
    return self
  }
}

extension TabHostController {
  /// A host that is not on screen.
  public static func with(
    _ traits: TraitCollection = .pad,
    _ tabs: TabItem...
  ) -> TabHostController {
    let host = TabHostController(tabs: tabs)
    host.traitCollection = traits
    return host
  }
}

extension NavigationController {
  /// A navigation controller that a group manages, whose calls are recorded.
  public static func recording(_ group: String, _ log: CallLog) -> NavigationController {
    RecordingNavigationController(managing: group, log: log)
  }
}
