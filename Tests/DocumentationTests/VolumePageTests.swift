import TabHost
import TabHostTerminal
import Testing

/// The volume page of the article.
@MainActor struct VolumePageTests {
  private let page = VolumePage()

  private var drawn: String {
    var canvas = Canvas(size: CellSize(columns: 12, rows: 2))
    page.draw(on: &canvas)
    return canvas.contents.plainText
  }

  @Test func `plus, minus and a click change the volume`() {
    #expect(drawn == "Volume 5\n█████░░░░░\n")
    #expect(page.handle(.key(KeyPress(.character("+")))))
    #expect(drawn == "Volume 6\n██████░░░░\n")
    let click = MouseEvent(.press, button: .left, location: CellPoint(column: 2, row: 1))
    #expect(page.handle(.mouse(click)))
    #expect(page.handle(.key(KeyPress(.character("-")))))
    #expect(drawn == "Volume 2\n██░░░░░░░░\n")
  }

  @Test func `events that the page does not use are not handled`() {
    #expect(!page.handle(.key(KeyPress(.up))))
    #expect(!page.handle(.paste(PastedText("7"))))
  }

  @Test func `its keys are in the status line`() {
    let host = TabHostController(tabs: [
      TabItem(title: "Hi-Fi", identifier: "a") { [page] _ in page }
    ])
    host.mode = .tabBar
    let screen = HostScreen(host: host, size: CellSize(columns: 60, rows: 10))
    screen.options.showsStatusLine = true
    let user = ScreenDriver(screen)
    host.appear()
    user.press(.down)
    #expect(screen.frame().plainText.contains("\n + louder   - quieter "))
  }

  @Test func `the page has the focus after the down arrow key`() {
    let host = TabHostController(tabs: [
      TabItem(title: "Hi-Fi", identifier: "a") { [page] _ in page }
    ])
    host.mode = .tabBar
    let user = ScreenDriver(host, columns: 60, rows: 10)
    user.press(.down, .character("+"))
    #expect(page.volume == 6)
    #expect(user.shows("Volume 6"))
  }
}
