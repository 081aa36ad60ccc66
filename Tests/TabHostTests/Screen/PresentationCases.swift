import TabHost
import TabHostTestSupport

extension TraitCollection {
  fileprivate static func of(
    _ idiom: UserInterfaceIdiom,
    _ width: SizeClass,
    _ orientation: Orientation
  ) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: idiom,
      horizontalSizeClass: width,
      orientation: orientation
    )
  }
}

// MARK: - Platforms with a bar or a sidebar in its place

extension PresentationCase {
  /// Tablets: a sidebar in landscape and a bar in portrait, unless one is chosen.
  static let tablets = asTablet(.pad)

  /// Terminals, which have the same presentations as tablets.
  static let terminals =
    asTablet(.terminal) + [
      .init(traits: .terminal(columns: 80, rows: 24), expected: .sidebar(.top)),
      .init(traits: .terminal(columns: 60, rows: 30), expected: .sidebar(.top)),
      .init(traits: .terminal(columns: 60, rows: 31), expected: .hiddenSidebar(.top)),
      .init(traits: .terminal(columns: 59, rows: 10), expected: .narrow(.bottom, hidden: false)),
      .init(traits: .terminal(columns: 59, rows: 40), expected: .narrow(.bottom, hidden: true)),
    ]

  private static func asTablet(_ idiom: UserInterfaceIdiom) -> [PresentationCase] {
    let landscape = TraitCollection.of(idiom, .regular, .landscape)
    let portrait = TraitCollection.of(idiom, .regular, .portrait)
    let narrowLandscape = TraitCollection.of(idiom, .compact, .landscape)
    let narrowPortrait = TraitCollection.of(idiom, .compact, .portrait)
    let unknown = TraitCollection.of(idiom, .unspecified, .landscape)
    return [
      .init(traits: landscape, expected: .sidebar(.top)),
      .init(traits: portrait, expected: .hiddenSidebar(.top)),
      .init(traits: unknown, expected: .sidebar(.top)),
      .init(traits: narrowLandscape, expected: .narrow(.bottom, hidden: false)),
      .init(traits: narrowPortrait, expected: .narrow(.bottom, hidden: true)),
      // Without groups, automatic mode shows a bar, and so does bar mode in any case.
      .init(traits: landscape, groups: false, expected: .plainBar(.top, hidden: false)),
      .init(traits: portrait, groups: false, expected: .plainBar(.top, hidden: true)),
      .init(traits: landscape, mode: .tabBar, expected: .plainBar(.top, hidden: false)),
      .init(traits: portrait, mode: .tabBar, expected: .plainBar(.top, hidden: true)),
      .init(traits: narrowPortrait, mode: .tabBar, expected: .plainBar(.bottom, hidden: true)),
      // Sidebar mode requires space, but no groups.
      .init(traits: landscape, mode: .tabSidebar, groups: false, expected: .sidebar(.top)),
      .init(traits: portrait, mode: .tabSidebar, groups: false, expected: .hiddenSidebar(.top)),
      .init(
        traits: narrowLandscape,
        mode: .tabSidebar,
        groups: false,
        expected: .narrow(.bottom, hidden: false)
      ),
      // A choice takes precedence over the orientation, but does not create space.
      .init(traits: landscape, choice: true, expected: .hiddenSidebar(.top)),
      .init(traits: portrait, choice: false, expected: .sidebar(.top)),
      .init(traits: portrait, choice: true, expected: .hiddenSidebar(.top)),
      .init(traits: narrowPortrait, choice: false, expected: .narrow(.bottom, hidden: false)),
      .init(
        traits: portrait,
        mode: .tabBar,
        choice: false,
        expected: .plainBar(.top, hidden: false)
      ),
      // The preferred placement is ignored where both are available, and a selected group changes
      // nothing.
      .init(traits: landscape, placement: .tabBar, expected: .sidebar(.top)),
      .init(traits: portrait, placement: .sidebar, expected: .hiddenSidebar(.top)),
      .init(traits: portrait, placement: .tabBar, expected: .hiddenSidebar(.top)),
      .init(traits: landscape, groupSelected: true, expected: .sidebar(.top)),
      .init(traits: portrait, groupSelected: true, expected: .hiddenSidebar(.top)),
    ]
  }

  /// Desktops: a sidebar in windows of any shape.
  static let desktops: [PresentationCase] = {
    let wide = TraitCollection.of(.mac, .regular, .landscape)
    let tall = TraitCollection.of(.mac, .regular, .portrait)
    let narrow = TraitCollection.of(.mac, .compact, .portrait)
    return [
      .init(traits: .mac, expected: .sidebar(.top)),
      .init(traits: wide, mode: .tabSidebar, groups: false, expected: .sidebar(.top)),
      .init(traits: tall, expected: .sidebar(.top)),
      .init(traits: tall, mode: .tabSidebar, groups: false, expected: .sidebar(.top)),
      .init(traits: wide, placement: .sidebar, expected: .sidebar(.top)),
      .init(traits: wide, groupSelected: true, expected: .sidebar(.top)),
      .init(traits: wide, groups: false, expected: .plainBar(.top)),
      .init(traits: wide, mode: .tabBar, expected: .plainBar(.top)),
      .init(traits: wide, placement: .tabBar, expected: .plainBar(.top)),
      .init(traits: wide, choice: true, expected: .hiddenSidebar(.top)),
      .init(traits: tall, choice: true, expected: .hiddenSidebar(.top)),
      .init(traits: narrow, expected: .narrow(.bottom, hidden: false)),
    ]
  }()
}

// MARK: - Other platforms

extension PresentationCase {
  /// Phones: a bar at the bottom, and a sidebar only if preferred and if there is space.
  static let phones: [PresentationCase] = {
    let portrait = TraitCollection.of(.phone, .compact, .portrait)
    let wide = TraitCollection.of(.phone, .regular, .landscape)
    let small = TraitCollection.of(.phone, .compact, .landscape)
    return [
      .init(traits: .phone, expected: .plainBar(.bottom)),
      .init(traits: portrait, mode: .tabSidebar, expected: .plainBar(.bottom)),
      .init(traits: portrait, mode: .tabBar, expected: .plainBar(.bottom)),
      .init(traits: portrait, groups: false, expected: .plainBar(.bottom)),
      .init(traits: wide, expected: .plainBar(.bottom)),
      .init(traits: wide, mode: .tabSidebar, expected: .plainBar(.bottom)),
      .init(traits: wide, placement: .tabBar, expected: .plainBar(.bottom)),
      .init(traits: wide, placement: .sidebar, expected: .sidebar(.bottom)),
      .init(
        traits: wide,
        mode: .tabSidebar,
        groups: false,
        placement: .sidebar,
        expected: .sidebar(.bottom)
      ),
      .init(traits: wide, mode: .tabBar, placement: .sidebar, expected: .plainBar(.bottom)),
      .init(traits: wide, groups: false, placement: .sidebar, expected: .plainBar(.bottom)),
      .init(traits: wide, placement: .sidebar, choice: true, expected: .hiddenSidebar(.bottom)),
      .init(traits: portrait, placement: .sidebar, expected: .narrow(.bottom, hidden: false)),
      .init(traits: small, placement: .sidebar, expected: .narrow(.bottom, hidden: false)),
    ]
  }()

  /// Vision: the bar as an ornament at the side, and a sidebar beside the content of a selected
  /// group.
  static let spaces: [PresentationCase] = {
    let beside = Expected(
      mode: .tabSidebar,
      isAvailable: true,
      isHidden: false,
      presentation: .barAndSidebar,
      edge: .leading
    )
    let waiting = Expected(
      mode: .tabSidebar,
      isAvailable: false,
      isHidden: false,
      presentation: .bar,
      edge: .leading
    )
    let tall = TraitCollection.of(.vision, .regular, .portrait)
    let narrow = TraitCollection.of(.vision, .compact, .portrait)
    return [
      .init(traits: .vision, groupSelected: true, expected: beside),
      .init(traits: .vision, expected: waiting),
      .init(traits: tall, groupSelected: true, expected: beside),
      .init(traits: .vision, mode: .tabBar, groupSelected: true, expected: .plainBar(.leading)),
      .init(traits: .vision, mode: .tabSidebar, groupSelected: true, expected: beside),
      .init(traits: .vision, groups: false, expected: .plainBar(.leading)),
      .init(traits: .vision, groupSelected: true, choice: true, expected: .hiddenSidebar(.leading)),
      .init(traits: narrow, groupSelected: true, expected: .narrow(.leading, hidden: false)),
    ]
  }()

  /// Televisions: a bar, and a sidebar only in the style that adapts to it or if preferred.
  static let televisions: [PresentationCase] = [
    .init(traits: .tv, expected: .plainBar(.top)),
    .init(traits: .tv, mode: .tabSidebar, expected: .plainBar(.top)),
    .init(traits: .tv, mode: .tabSidebar, choice: false, expected: .plainBar(.top)),
    .init(traits: .tv, mode: .tabBar, expected: .plainBar(.top)),
    .init(traits: .tv, groups: false, expected: .plainBar(.top)),
    .init(traits: .tv, isAdaptable: true, groups: false, expected: .sidebar(.top)),
    .init(traits: .tv, isAdaptable: true, groupSelected: true, expected: .sidebar(.top)),
    .init(traits: .tv, isAdaptable: true, choice: true, expected: .hiddenSidebar(.top)),
    .init(traits: .tv, isAdaptable: true, placement: .tabBar, expected: .plainBar(.top)),
    .init(traits: .tv, placement: .sidebar, expected: .sidebar(.top)),
    .init(traits: .tv, placement: .sidebar, choice: true, expected: .hiddenSidebar(.top)),
    .init(traits: .tv, mode: .tabBar, placement: .sidebar, expected: .plainBar(.top)),
  ]
}
