import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing unusual hosts.
@MainActor struct HostileHostTests {
  nonisolated static let platforms: [TraitCollection] = [
    .pad, .pad.upright, .phone, .mac, .vision, .tv, .pad.mirrored, .pad.upright.mirrored,
    .phone.mirrored, .vision.mirrored, .terminal(columns: 80, rows: 24),
  ]

  @Test(arguments: platforms)
  func `every size produces a frame of this size`(traits: TraitCollection) {
    for selected in ["Watch", "Library", "Forest", "Collections", SearchTabItem.identifier] {
      let fixture = PaintingFixture(traits, selected: selected)
      for columns in Soak.part(4, of: Array(0...12)) {
        for rows in Soak.part(4, of: Array(0...12)) {
          let size = CellSize(columns: columns, rows: rows)
          let painter = fixture.painter()
          let layout = painter.layout(size: size)
          let frame = painter.frame(layout)
          #expect(frame.size == size)
          #expect(isInside(layout), "\(layout)")
          #expect(columns * rows == 0 || frame.plainText.contains { !$0.isWhitespace })
        }
      }
    }
  }

  private func isInside(_ layout: FrameLayout) -> Bool {
    let frame = CellRect(layout.size)
    var rects = [layout.content.rect, layout.content.uncovered]
    rects += [layout.bar?.rect, layout.sidebar?.rect, layout.rect(of: .back)].compactMap { $0 }
    let sidebar = layout.sidebar
    rects += [sidebar?.rows, sidebar?.rowsHeader, sidebar?.rowsFooter, sidebar?.bottomBar]
      .compactMap { $0 }
    rects += layout.controls(in: .bar).map(\.rect)
    return rects.allSatisfy { $0.isEmpty || $0.intersection(frame) == $0 }
  }

  @Test(arguments: [
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{202E}evil\u{2066}", "a\r\nb\tc\0", "\u{9B}31m",
    "\u{301}\u{301}", "世界世界世界世界世界世界世界世界", "👨‍👩‍👧‍👦🇩🇪❤\u{FE0F}", "\u{2028}\u{200B}\u{FEFF}", "",
    "e" + String(repeating: "\u{301}", count: 10_000), String(repeating: "x", count: 10_000),
  ])
  func `unsafe text in a title does not affect other cells`(title: String) {
    let tab = TabItem(title: title, image: TabImage(systemName: title), identifier: "a") { _ in
      ViewController()
    }
    tab.badgeValue = title
    tab.subtitle = title
    let group = TabGroupItem(title: title, image: nil, identifier: title, children: [tab])
    group.sidebarActions = [Action(title: title) { _ in }]
    let host = TabHostController(tabs: [group])
    host.title = title
    host.selectedTab = tab
    decorate(host, title)
    for traits in [TraitCollection.pad, .phone, .pad.upright, .vision] {
      host.traitCollection = traits
      let frame = FramePainter(host: host).frame(size: CellSize(columns: 40, rows: 14))
      for row in 0..<14 {
        #expect(CharacterWidth.columns(of: frame.plainLine(row)) <= 40)
        #expect(frame.plainLine(row).unicodeScalars.allSatisfy { isHarmless($0) })
      }
      #expect(frame.plainText.utf8.count < 16_000)
    }
  }

  /// Sets the text on all elements of the sidebar that have a text.
  private func decorate(_ host: TabHostController, _ text: String) {
    host.traitCollection = .pad
    host.appear()
    host.sidebar.displayedRows = 0..<10
    var content = ListContentConfiguration.header()
    content.text = text
    content.secondaryText = text
    content.image = TabImage(systemName: text)
    host.sidebar.headerContentConfiguration = content
    host.sidebar.footerContentConfiguration = content
    let view = ViewController()
    view.title = text
    host.sidebar.bottomBarView = view
    for index in host.sidebar.rows.indices {
      guard let item = host.sidebar.item(at: index) else { continue }
      content.prefersSideBySideTextAndSecondaryText = index == 1
      item.contentConfiguration = index == 2 ? Scheming(title: text, act: {}) : content
      let own = CellAccessory.CustomViewConfiguration(
        customView: view,
        placement: .leading(at: { _ in .max })
      )
      item.accessories = [.label(text: text), .customView(configuration: own)]
    }
  }

  @Test(arguments: platforms)
  func `rows with custom items are inside the frame at every size`(traits: TraitCollection) {
    let fixture = PaintingFixture(traits, selected: "Cinema")
    decorate(fixture.host, "世界 twelve")
    fixture.host.traitCollection = traits
    fixture.host.sidebar.displayedRows = 0..<20
    for columns in [1, 2, 3, 5, 8, 13, 21] {
      for rows in Soak.part(3, of: Array(1...9)) {
        let size = CellSize(columns: columns, rows: rows)
        for first in [nil, 1, Int.max, .min] as [Int?] {
          let painter = fixture.painter(FrameOptions(firstRow: first))
          let layout = painter.layout(size: size)
          #expect(painter.frame(layout).size == size)
          #expect(isInside(layout), "\(layout)")
        }
      }
    }
  }

  @Test func `a content view that removes all tabs while the rows are drawn is supported`() {
    let fixture = PaintingFixture(.pad, selected: "Cinema")
    let host = fixture.host
    host.appear()
    host.sidebar.displayedRows = 0..<10
    let scheming = Scheming(title: "gone") { host.tabs = [] }
    host.sidebar.item(for: fixture.library)?.contentConfiguration = scheming
    host.sidebar.headerContentConfiguration = scheming
    let frame = fixture.painter().frame(size: CellSize(columns: 40, rows: 8))
    #expect(frame.plainLine(1).hasPrefix(" gone"))
    #expect(host.tabs.isEmpty)
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate: false
    case .format: scalar.value == 0x200D
    default: true
    }
  }

  @Test func `painting a hundred thousand rows reads only the visible ones`() {
    let children = (0..<100_000).map { TabItem(title: "Photo \($0)", identifier: "\($0)") }
    let group = TabGroupItem(title: "All", image: nil, identifier: "all", children: children)
    let host = TabHostController(tabs: [group])
    host.traitCollection = .pad
    host.selectedTab = children[77_777]
    let frame = FramePainter(host: host).frame(size: CellSize(columns: 60, rows: 4))
    #expect(frame.plainLine(3).hasPrefix("▌    Photo 77777"))
  }

  @Test func `a host without tabs is drawn as an empty page`() {
    let host = TabHostController()
    let frame = FramePainter(host: host).frame(size: CellSize(columns: 6, rows: 3))
    #expect(frame.plainText == "\n──────\n\n")
  }
}

/// A configuration that performs an action when it creates its view.
private struct Scheming: ContentConfiguration {
  let title: String
  let act: @MainActor () -> Void

  func makeContentView() -> any ViewController & ContentView {
    act()
    var content = ListContentConfiguration.cell()
    content.text = title
    return content.makeContentView()
  }

  func updated(for state: any ConfigurationState) -> Scheming { self }
}
