import TabHost
import TabHostTestSupport
import Testing

/// A row of the presentation table: a situation and the expected presentation.
struct PresentationCase: Sendable, CustomTestStringConvertible {
  var traits: TraitCollection
  var mode = TabHostController.Mode.automatic
  /// Whether the style is `sidebarAdaptable`.
  var isAdaptable = false
  var groups = true
  var groupSelected = false
  var placement = TabHostController.Sidebar.Placement.automatic
  var choice: Bool?
  let expected: Expected

  struct Expected: Equatable, Sendable {
    let mode: TabHostController.Mode
    let isAvailable: Bool
    /// `nil` if the platform has no sidebar and the value is unspecified.
    let isHidden: Bool?
    let presentation: TabHostController.Presentation
    let edge: TabHostController.Bar.Edge
  }

  var testDescription: String {
    var words = [
      traits.userInterfaceIdiom.rawValue, "\(traits.horizontalSizeClass)",
      traits.orientation.rawValue, "mode \(mode)", groups ? "groups" : "no groups",
    ]
    if isAdaptable { words.append("sidebar adaptable") }
    if groupSelected { words.append("group selected") }
    if placement != .automatic { words.append("wish \(placement)") }
    if let choice { words.append(choice ? "hidden by choice" : "shown by choice") }
    return words.joined(separator: ", ")
  }
}

extension PresentationCase.Expected {
  /// A bar on a platform or in a mode without a sidebar.
  static func plainBar(
    _ edge: TabHostController.Bar.Edge,
    hidden: Bool? = nil
  ) -> PresentationCase.Expected {
    .init(mode: .tabBar, isAvailable: false, isHidden: hidden, presentation: .bar, edge: edge)
  }

  /// Bar and sidebar in principle, but without space for the sidebar.
  static func narrow(
    _ edge: TabHostController.Bar.Edge,
    hidden: Bool
  ) -> PresentationCase.Expected {
    .init(mode: .tabSidebar, isAvailable: false, isHidden: hidden, presentation: .bar, edge: edge)
  }

  /// An available but hidden sidebar, with the bar in its place.
  static func hiddenSidebar(_ edge: TabHostController.Bar.Edge) -> PresentationCase.Expected {
    .init(mode: .tabSidebar, isAvailable: true, isHidden: true, presentation: .bar, edge: edge)
  }

  static func sidebar(_ edge: TabHostController.Bar.Edge) -> PresentationCase.Expected {
    .init(mode: .tabSidebar, isAvailable: true, isHidden: false, presentation: .sidebar, edge: edge)
  }
}

/// Presentation by platform.
@MainActor struct PresentationRulesTests {
  @Test(
    arguments: PresentationCase.tablets + PresentationCase.phones + PresentationCase.desktops
      + PresentationCase.spaces + PresentationCase.televisions + PresentationCase.terminals
  )
  func `the presentation of a host matches the table`(line: PresentationCase) {
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a")])
    host.traitCollection = line.traits
    if line.isAdaptable { host.style = .sidebarAdaptable } else { host.mode = line.mode }
    if line.groups {
      let child = TabItem(title: "C", identifier: "c")
      host.tabs.append(TabGroupItem(title: "G", identifier: "g", children: [child]))
      if line.groupSelected { host.selectedTab = child }
    }
    host.sidebar.preferredPlacement = line.placement
    if let choice = line.choice { host.sidebar.isHidden = choice }
    let answer = PresentationCase.Expected(
      mode: host.resolvedMode,
      isAvailable: host.sidebar.isAvailable,
      isHidden: line.expected.isHidden == nil ? nil : host.sidebar.isHidden,
      presentation: host.presentation,
      edge: host.bar.edge
    )
    expectEqual(answer, line.expected)
  }

  @Test(
    arguments: zip(
      [(59, 20), (60, 20), (80, 40), (79, 40), (80, 41), (81, 40), (40, 20), (120, 24)],
      [
        (SizeClass.compact, Orientation.landscape), (.regular, .landscape), (.regular, .landscape),
        (.regular, .portrait), (.regular, .portrait), (.regular, .landscape),
        (.compact, .landscape), (.regular, .landscape),
      ]
    )
  )
  func `a terminal is regular from 60 columns and landscape from an aspect ratio of 2:1`(
    size: (columns: Int, rows: Int),
    expected: (width: SizeClass, orientation: Orientation)
  ) {
    let traits = TraitCollection.terminal(columns: size.columns, rows: size.rows)
    expectEqual(traits.userInterfaceIdiom, .terminal)
    expectEqual(traits.horizontalSizeClass, expected.width)
    expectEqual(traits.orientation, expected.orientation)
  }

  @Test(
    arguments: [
      (TraitCollection.pad, TabHostController.Sidebar.Layout.overlap), (.mac, .tile),
      (.vision, .tile), (.terminal(columns: 80, rows: 24), .overlap),
    ]
  )
  func `the sidebar overlaps on tablets and tiles in the mac and vision idioms`(
    traits: TraitCollection,
    layout: TabHostController.Sidebar.Layout
  ) {
    let host = TabHostController()
    host.traitCollection = traits
    expectEqual(host.sidebar.preferredLayout, .automatic)
    expectEqual(host.sidebar.resolvedLayout, layout)
    host.sidebar.preferredLayout = .tile
    expectEqual(host.sidebar.resolvedLayout, .tile)
  }
}
