import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// The program of the tutorial.
@MainActor struct CookbookHostTests {
  private let host = CookbookHost()

  private func screen() -> HostScreen {
    let options = FrameOptions(theme: .dark)
    let screen = HostScreen(host: host, size: CellSize(columns: 72, rows: 12), options: options)
    host.appear()
    return screen
  }

  @Test func `the picture of the tutorial is the program's output`() throws {
    let screen = screen()
    host.user.tap("plum tart")
    try PackageFiles.expect(
      screen.frame().svg(title: "Cookbook"),
      in: "Sources/TabHost/TabHost.docc/Resources/cookbook.svg",
      of: .pictures
    )
  }

  @Test func `Space checks off the steps`() throws {
    host.appear()
    let tonight = try #require(host.tab(forIdentifier: "tonight"))
    let page = try #require(tonight.viewController as? ListViewController)
    func drawn() -> String {
      var canvas = Canvas(size: CellSize(columns: 21, rows: 3))
      page.draw(on: &canvas)
      return canvas.contents.plainText
    }
    #expect(drawn() == "☐ Weigh everything\n☐ Read to the end\n☐ Begin with Tonight\n")
    for key in [KeyPress.Key.character(" "), .down, .character(" ")] {
      #expect(page.handle(.key(KeyPress(key))))
    }
    #expect(drawn() == "☑ Weigh everything\n☑ Read to the end\n☐ Begin with Tonight\n")
  }

  @Test func `changes of the user are restored at the next launch`() {
    let store = InMemoryTabCustomizationStore()
    func launch() -> CookbookHost {
      let host = CookbookHost()
      host.customizationStore = store
      host.customizationIdentifier = "cookbook"
      host.appear()
      return host
    }
    let first = launch()
    first.user.beginEditing()
    first.user.uncheck(first.recipes.children[0])
    first.user.moveRow(first.recipes.children[2], .before, first.recipes.children[1])
    first.user.endEditing()

    let next = launch()
    #expect(
      next.sidebar.rows.map(\.title) == [
        "Tonight", "Shopping", "New Recipe", "Recipes", "Plum Tart", "Rye Bread",
      ]
    )
  }
}
