import TabHost
import TabHostTerminal
import Testing

@MainActor @Suite("The shopping list of the article") struct ShoppingListTests {
  private func drawn(_ list: ShoppingList) -> String {
    var canvas = Canvas(size: CellSize(columns: 8, rows: 4))
    list.draw(on: &canvas)
    return canvas.contents.plainText
  }

  @Test func `arrows and Enter buy, and so does a click`() {
    let list = ShoppingList()
    #expect(drawn(list) == "☐ Bread\n☐ Milk\n☐ Pears\n☐ Rice\n")
    for key in [KeyPress.Key.down, .enter] { #expect(list.handle(.key(KeyPress(key)))) }
    let click = MouseEvent(.press, button: .left, location: CellPoint(column: 0, row: 3))
    #expect(list.handle(.mouse(click)))
    #expect(drawn(list) == "☐ Bread\n☑ Milk\n☐ Pears\n☑ Rice\n")
  }

  @Test func `what is not in the list is left to the host`() {
    let list = ShoppingList()
    #expect(!list.handle(.key(KeyPress(.up))))
    #expect(!list.handle(.paste(PastedText("Eggs"))))
  }

  @Test func `on a screen it has the focus after the arrow to the right`() {
    let list = ShoppingList()
    let host = TabHostController(tabs: [TabItem(title: "Buy", identifier: "buy") { _ in list }])
    host.mode = .tabSidebar
    let screen = HostScreen(host: host, size: CellSize(columns: 60, rows: 10))
    host.appear()
    for key in [KeyPress.Key.right, .enter] { screen.handle(.key(KeyPress(key)), at: .zero) }
    #expect(list.bought == [0])
    #expect(screen.frame().plainText.contains("☑ Bread"))
  }
}
