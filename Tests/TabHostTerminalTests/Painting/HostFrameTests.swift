import TabHost
import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TabHostTerminal

/// Frames of hosts, written to terminals.
@MainActor struct HostFrameTests {
  @Test(arguments: [TraitCollection.pad, .pad.upright, .phone, .pad.mirrored])
  func `hosts are written correctly at all sizes in succession`(traits: TraitCollection) {
    let fixture = PaintingFixture(traits, selected: "Watch")
    var writer = FrameWriter(synchronizesOutput: true)
    for columns in Soak.part(5, of: Array(1...12)) + [40, 80] {
      for rows in Soak.part(3, of: Array(1...6)) + [24] {
        let size = CellSize(columns: columns, rows: rows)
        // The contents of a terminal are unknown after it has been resized.
        var screen = ScreenModel(size: size)
        for selected in ["Library", "Cinema", "Watch"] {
          fixture.host.selectedTab = fixture.host.tab(forIdentifier: selected)
          let frame = fixture.painter().frame(size: size)
          screen.feed(writer.bytes(toShow: frame))
          #expect(screen.mistakes(showing: frame) == [], "\(size), \(selected)")
        }
      }
    }
  }

  @Test(arguments: [
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{202E}evil\u{2066}", "a\r\nb\tc\0", "\u{9B}31m",
    "\u{301}\u{301}", "世界世界世界世界世界", "👨‍👩‍👧‍👦🇩🇪❤\u{FE0F}", "\u{2028}\u{200B}\u{FEFF}", "",
    "e" + String(repeating: "\u{301}", count: 10_000), "\u{FF9E}\u{FF9F}", "\u{600}1\u{1F3FB}",
  ])
  func `unsafe text in a title does not affect other cells`(title: String) {
    let fixture = PaintingFixture(.pad, selected: "Library")
    let size = CellSize(columns: 40, rows: 10)
    for counting in ScreenModel.Counting.allCases {
      var writer = FrameWriter()
      var screen = ScreenModel(size: size, counting: counting)
      for title in ["Library", title, "Lib", title + "x" + title] {
        fixture.library.title = title
        fixture.library.badgeValue = title
        let frame = fixture.painter().frame(size: size)
        screen.feed(writer.bytes(toShow: frame))
        #expect(screen.mistakes(showing: frame) == [])
      }
    }
  }
}
