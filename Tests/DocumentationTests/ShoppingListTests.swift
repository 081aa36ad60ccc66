import TabHost
import TabHostTerminal
import Testing

@MainActor @Suite("The shopping list of the article") struct ShoppingListTests {
  private func drawn(_ list: ShoppingList) -> String {
    var canvas = Canvas(size: CellSize(columns: 8, rows: 4))
    list.draw(on: &canvas)
    return canvas.contents.plainText
  }

  @Test func `the arrow keys and Enter, or a click, check an item`() {
    let list = ShoppingList()
    #expect(drawn(list) == "☐ Bread\n☐ Milk\n☐ Pears\n☐ Rice\n")
    for key in [KeyPress.Key.down, .enter] { #expect(list.handle(.key(KeyPress(key)))) }
    let click = MouseEvent(.press, button: .left, location: CellPoint(column: 0, row: 3))
    #expect(list.handle(.mouse(click)))
    #expect(drawn(list) == "☐ Bread\n☑ Milk\n☐ Pears\n☑ Rice\n")
  }

  @Test func `events that the list does not use are not handled`() {
    let list = ShoppingList()
    #expect(!list.handle(.key(KeyPress(.up))))
    #expect(!list.handle(.paste(PastedText("Eggs"))))
  }

  @Test func `the right arrow key moves the focus to the list`() {
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
