import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct LinePictureTests {
  private let pictures = LinePictures<String, String>()
  private let glyphs = FrameGlyphs(drawing: .unicode, isRightToLeft: false)

  /// Returns the picture of a line, which is drawn as its number among all drawn lines.
  private func picture(
    of line: String,
    at index: Int = 0,
    columns: Int = 10,
    _ glyphs: FrameGlyphs? = nil
  ) -> String {
    pictures.picture(of: line, at: index, columns: columns, glyphs ?? self.glyphs) {
      "\(line) \(pictures.count)"
    }
  }

  @Test func `a line that shows the same as before is drawn once`() {
    expectEqual((0..<3).map { _ in picture(of: "a") }, ["a 1", "a 1", "a 1"])
    expectEqual(picture(of: "b"), "b 2")
    expectEqual(picture(of: "a"), "a 3")
  }

  @Test func `lines at different indices are independent`() {
    expectEqual((0..<3).map { picture(of: "a", at: $0) }, ["a 1", "a 2", "a 3"])
    expectEqual((0..<3).map { picture(of: "a", at: $0) }, ["a 1", "a 2", "a 3"])
  }

  @Test func `another width, character set, direction or theme draws a line again`() {
    let others = [
      FrameGlyphs(drawing: .ascii, isRightToLeft: false),
      FrameGlyphs(drawing: .unicode, isRightToLeft: true),
      FrameGlyphs(drawing: .unicode, isRightToLeft: false, styles: Theme.dark[.trueColor]),
    ]
    expectEqual(picture(of: "a"), "a 1")
    expectEqual(picture(of: "a", columns: 9), "a 2")
    expectEqual(others.map { picture(of: "a", $0) }, ["a 3", "a 4", "a 5"])
  }

  @Test func `the number of stored pictures is limited`() {
    for index in 0...256 { _ = picture(of: "a", at: index) }
    expectEqual(picture(of: "a", at: 256), "a 257")
    expectEqual(picture(of: "a", at: 0), "a 258")
  }
}

/// Counts the lines that are drawn for a frame.
@MainActor struct DrawnLineTests {
  /// A tab whose title is computed when it is read.
  private final class ComputedTab: TabItem {
    var current = "First"
    override var title: String {
      get { current }
      set { current = newValue }
    }
  }

  private let fixture = ScreenFixture(more: 40)

  /// Returns the numbers of lines of the sidebar and of status lines drawn for the next frame.
  private func lines(_ change: () -> Void) -> [Int] {
    let (rows, status) = (fixture.screen.sidebarLines, fixture.screen.statusLines)
    let before = (rows.count, status.count)
    change()
    _ = fixture.screen.frame()
    return [rows.count - before.0, status.count - before.1]
  }

  @Test func `a frame draws only the lines that show something else`() {
    fixture.screen.options.showsStatusLine = true
    _ = fixture.screen.frame()
    expectEqual(lines {}, [0, 0])
    expectEqual(lines { fixture.press(.down) }, [0, 0])
    expectEqual(lines { fixture.press(.enter) }, [2, 0])
    expectEqual(lines { fixture.tab("more3").title = "Other" }, [1, 0])
    expectEqual(lines { fixture.tab("a").badgeValue = "1" }, [1, 0])
  }

  @Test func `scrolling by a row draws one line`() {
    for _ in 0..<30 { fixture.press(.down) }
    expectEqual(lines { fixture.press(.down) }, [1, 0])
  }

  @Test func `a changed theme or width draws all lines`() {
    let count = fixture.screen.layout().sidebar?.visibleRows.count
    expectEqual(lines { fixture.screen.options.theme = .dark }.first, count)
    expectEqual(lines { fixture.screen.options.sidebarColumns = 30 }.first, count)
  }

  @Test func `a title that a subclass computes is read for each frame`() {
    let tab = ComputedTab(title: "", identifier: "x") { _ in ViewController() }
    let host = TabHostController(tabs: [tab])
    host.mode = .tabSidebar
    let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 12))
    host.sidebar.isHidden = false
    host.appear()
    expect(screen.frame().plainText.contains("First"))
    tab.current = "Second"
    expect(screen.frame().plainText.contains("Second"))
  }
}
