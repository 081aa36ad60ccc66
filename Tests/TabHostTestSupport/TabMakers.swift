public import TabHost
public import TabHostTesting

extension TraitCollection {
  /// The traits of a tablet in portrait orientation, which has a bar.
  public static let portrait = TraitCollection(orientation: .portrait)

  /// The traits of a tablet with a narrow window.
  public static let compact = TraitCollection(horizontalSizeClass: .compact)
}

extension TabItem {
  /// Returns a tab with recorded content.
  public static func page(_ identifier: String, _ log: CallLog) -> TabItem {
    TabItem(title: identifier, identifier: identifier, viewProvider: log.provider())
  }

  /// Returns a tab with plain content.
  public static func shown(_ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier) { _ in ViewController() }
  }

  /// Returns a tab with the given content.
  public static func showing(_ content: ViewController, _ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier) { _ in content }
  }

  /// Returns a tab without content.
  public static func bare(_ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier)
  }

  /// Returns a tab without content, with the given placement.
  public static func placed(_ identifier: String, _ placement: Placement) -> TabItem {
    bare(identifier).with { $0.preferredPlacement = placement }
  }

  /// Configures the tab in place, and returns it.
  public func with(_ configure: (TabItem) -> Void) -> TabItem {
    configure(self)
    return self
  }
}

extension TabGroupItem {
  /// Returns a group, with content of its own if a log is given.
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

  /// Configures the group in place, and returns it.
  public func having(_ configure: (TabGroupItem) -> Void) -> TabGroupItem {
    configure(self)
    return self
  }
}

extension TabHostController {
  /// Returns a host that is not visible.
  public static func with(
    _ traits: TraitCollection = .pad,
    _ tabs: TabItem...
  ) -> TabHostController {
    let host = TabHostController(tabs: tabs)
    host.traitCollection = traits
    return host
  }
}

extension ViewController {
  /// Returns a controller with a title.
  public static func page(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }
}
