import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing unusual hosts.
@MainActor struct HostileHostTests {
  @Test func `a content view that removes all tabs while the rows are drawn is supported`() {
    let fixture = PaintingFixture(.pad, selected: "Cinema")
    let host = fixture.host
    host.appear()
    host.sidebar.displayedRows = 0..<10
    let scheming = Scheming(title: "gone") { host.tabs = [] }
    host.sidebar.item(for: fixture.library)?.contentConfiguration = scheming
    host.sidebar.headerContentConfiguration = scheming
    let frame = fixture.painter().frame(size: CellSize(columns: 40, rows: 8))
    expect(frame.plainLine(1).hasPrefix(" gone"))
    expect(host.tabs.isEmpty)
  }

  @Test func `painting a hundred thousand rows reads only the visible ones`() {
    let children = (0..<100_000).map { TabItem(title: "Photo \($0)", identifier: "\($0)") }
    let group = TabGroupItem(title: "All", image: nil, identifier: "all", children: children)
    let host = TabHostController(tabs: [group])
    host.traitCollection = .pad
    host.selectedTab = children[77_777]
    let frame = FramePainter(host: host).frame(size: CellSize(columns: 60, rows: 4))
    expect(frame.plainLine(3).hasPrefix("▌    Photo 77777"))
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
