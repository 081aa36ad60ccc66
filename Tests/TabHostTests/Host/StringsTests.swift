import TabHost
import Testing

/// The texts that the framework displays. Serialized, because the strings are those of the process.
@MainActor @Suite(.serialized) struct StringsTests {
  private func translated<Result>(
    _ translations: [TabHostController.Strings.Text: String],
    _ body: () -> Result
  ) -> Result {
    TabHostController.strings = .init(translations)
    defer { TabHostController.strings = .init() }
    return body()
  }

  @Test func `a translation replaces the English text in what is created later`() {
    let texts = translated([.search: "Suchen", .add: "Neu", .favorites: "Favoriten"]) {
      [
        SearchTabItem().title, BarButtonItem(systemItem: .add).title ?? "",
        TabBarItem(tabBarSystemItem: .favorites, tag: 0).title ?? "",
        BarButtonItem(systemItem: .save).title ?? "",
      ]
    }
    #expect(texts == ["Suchen", "Neu", "Favoriten", "Save"])
    #expect(SearchTabItem().title == "Search")
  }

  @Test func `the back button of an untitled page is translated`() {
    let stack = NavigationController(rootViewController: ViewController())
    stack.pushViewController(ViewController(), animated: false)
    let host = TabHostController(tabs: [TabItem(title: "", identifier: "a")])
    host.appear()
    host.present(stack, animated: false)
    let title = translated([.back: "Zurück"]) {
      host.presentedControllers.first?.navigationBar?.backTitle
    }
    #expect(title == "Zurück")
  }

  @Test func `values take the places of their numbers in any order`() {
    var strings = TabHostController.Strings([.back: "%2 nach %1, 100 %, %3"])
    #expect(strings.text(.back, "B", "A") == "A nach B, 100 %, %3")
    strings[.back] = "%"
    #expect(strings.text(.back, "B") == "%")
  }
}
