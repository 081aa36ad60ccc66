import TabHost
import TabHostTestSupport
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
    expectEqual(texts, ["Suchen", "Neu", "Favoriten", "Save"])
    expectEqual(SearchTabItem().title, "Search")
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
    expectEqual(title, "Zurück")
  }

  @Test func `values replace the placeholders in any order`() {
    let moveAbove = TabHostController.Strings.Text("Move {title} above {other}", key: "moveAbove")
    var strings = TabHostController.Strings([moveAbove: "{other} unter {title}, 100 %, {x}"])
    let values = ["title": "A", "other": "{title}"]
    expectEqual(strings.text(moveAbove, values), "{title} unter A, 100 %, {x}")
    strings.translations[moveAbove] = nil
    expectEqual(strings.text(moveAbove, values), "Move A above {title}")
    strings[moveAbove] = "{"
    expectEqual(strings.text(moveAbove, values), "{")
  }

  @Test(arguments: [
    ("pl", ["1 plik", "3 pliki", "5 plików", "22 pliki", "112 plików"]),
    ("en", ["1 plik", "3 x", "5 x", "22 x", "112 x"]),
    ("ja", ["1 x", "3 x", "5 x", "22 x", "112 x"]),
  ])
  func `a number chooses the plural form of the language`(language: String, texts: [String]) {
    let count = TabHostController.Strings.Text("{count} files", key: "count")
    let forms = "one {# plik} few {# pliki} many {{count} plików} other {# x}"
    var strings = TabHostController.Strings(
      [count: "{count, plural, \(forms)}"],
      language: language
    )
    expectEqual([1, 3, 5, 22, 112].map { strings.text(count, ["count": "\($0)"]) }, texts)
    expect(strings.diagnostics.isEmpty)
    strings[count] = "{count, plural, =0 {none} other {{count} of #{x}}}"
    expectEqual([0, 2].map { strings.text(count, ["count": "\($0)"]) }, ["none", "2 of 2{x}"])
    strings[count] = "{count, plural, one {#}}"
    expectEqual(strings.text(count, ["count": "1"]), "{count, plural, one {#}}")
    expectEqual(strings.diagnostics.map(\.rule), [.mismatchedPlaceholder])
  }

  @Test func `translations of a file are found by their keys, and mistakes are reported`() {
    let greeting = TabHostController.Strings.Text("Hello {name}", key: "greeting")
    let strings = TabHostController.Strings(
      ["back": "Zurück", "serch": "Suchen", "greeting": "Hallo {nam}"],
      of: .framework + [greeting]
    )
    expectEqual(strings[.back], "Zurück")
    expectEqual(
      strings.diagnostics.map(\.description),
      [
        #"TabHost: mismatchedPlaceholder: "greeting": {name} is missing, {nam} is unknown in "#
          + #""Hallo {nam}"; the text is displayed nevertheless"#,
        #"TabHost: unknownText: "serch": no text has this key; did you mean "search"?; the "#
          + "translation is left out",
      ]
    )
  }

  @Test func `every text of the framework has a key of its own`() {
    let texts = [TabHostController.Strings.Text].framework
    expectEqual(Set(texts.map(\.key)).count, texts.count)
    expectEqual(texts.first { $0 == .nextTab }?.english, "Next Tab")
  }
}
