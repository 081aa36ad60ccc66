import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("A compact bar") struct CompactBarTests {
  /// A host on a phone with these roots.
  private func host(_ tabs: [TabItem]) -> TabHostController {
    let host = TabHostController(tabs: tabs)
    host.traitCollection = .phone
    return host
  }

  private func plain(_ names: String) -> [TabItem] { names.map { .bare(String($0)) } }

  @Test(arguments: [TraitCollection.phone, .compact, .terminal(columns: 59, rows: 20)])
  func `regions are unknown: visible roots stand in declared order`(traits: TraitCollection) {
    let host = TabHostController.with(
      traits,
      .placed("p", .pinned),
      .placed("o", .optional),
      .bare("a"),
      .placed("f", .fixed)
    )
    #expect(host.bar.edge == .bottom)
    #expect(host.bar.text == "middle p o a f")
  }

  @Test func `hidden and sidebar-only tabs stay out`() {
    let hidden = TabItem.bare("h")
    hidden.isHidden = true
    #expect(
      host([.bare("a"), hidden, .placed("s", .sidebarOnly), .bare("b")]).bar.text == "middle a b"
    )
  }

  @Test func `nested tabs stay out whatever their placement`() {
    let group = TabGroupItem.of([.placed("t", .fixed)], "g")
    group.barPresentation = .singleItem
    #expect(host([.bare("a"), group]).bar.text == "middle a g")
  }

  // MARK: - Filter

  @Test(
    arguments: [
      (nil, "middle a b c"), ([], ""), (["c", "a"], "middle a c"), (["x", "b"], "middle b"),
      (["c1"], ""),
    ] as [([String]?, String)]
  )
  func `the filter picks roots and orders nothing`(filter: [String]?, text: String) {
    let group = TabGroupItem.of([.bare("c1")], "c")
    group.barPresentation = .singleItem
    let host = host([.bare("a"), .bare("b"), group])
    host.compactTabIdentifiers = filter
    #expect(host.bar.text == text)
  }

  @Test func `the filter lets the children of a group through with it`() {
    let host = host([.bare("a"), TabGroupItem.of([.bare("c1"), .bare("c2")], "g")])
    host.compactTabIdentifiers = ["g"]
    #expect(host.bar.text == "middle c1 c2")
    host.compactTabIdentifiers = ["a"]
    #expect(host.bar.text == "middle a")
  }

  @Test func `the filter means nothing in a regular bar`() {
    let host = TabHostController.with(.pad, .bare("a"), .bare("b"))
    host.compactTabIdentifiers = []
    #expect(host.bar.text == "middle a b")
  }

  // MARK: - Groups

  @Test func `a group without content lets its children stand for it`() {
    let inner = TabGroupItem.of([.bare("n1"), .bare("n2")], "h")
    let hidden = TabItem.bare("x")
    hidden.isHidden = true
    let group = TabGroupItem.of([.bare("c1"), hidden, inner, .placed("y", .sidebarOnly)], "g")
    #expect(host([.bare("a"), group]).bar.text == "middle a c1 n1 n2")
  }

  @Test func `a group with content of its own is one item`() {
    let log = CallLog()
    let group = TabGroupItem.of([.bare("c1")], "g", log)
    #expect(host([.bare("a"), group]).bar.text == "middle a g")
    group.barPresentation = .inlineChildren
    #expect(host([.bare("a"), group]).bar.text == "middle a c1")
  }

  @Test func `a managing controller is content`() {
    let group = TabGroupItem.of([.bare("c1")], "g")
    let host = host([.bare("a"), group])
    #expect(host.bar.text == "middle a c1")
    group.managingNavigationController = NavigationController()
    #expect(host.bar.text == "middle a g")
    group.managingNavigationController = nil
    #expect(host.bar.text == "middle a c1")
  }

  @Test func `a group that is to be one item is one without content too`() {
    let group = TabGroupItem.of([.bare("c1")], "g")
    group.barPresentation = .singleItem
    #expect(host([.bare("a"), group]).bar.text == "middle a g")
  }

  // MARK: - Order and room

  @Test func `a search tab is last`() {
    #expect(host([SearchTabItem(identifier: "s")] + plain("ab")).bar.text == "middle a b s")
  }

  @Test func `a prominent tab is last and apart`() {
    let host = host(plain("abc"))
    host.prominentTabIdentifier = "a"
    #expect(host.bar.text == "middle b c | prominent a")
  }

  @Test(
    arguments: [
      ("abcd", "middle a b c d"), ("abcde", "middle a b c d e"),
      ("abcdef", "middle a b c d | overflow e f"),
      ("abcdefgh", "middle a b c d | overflow e f g h"),
    ]
  )
  func `five items fit, of six or more four do`(names: String, text: String) {
    #expect(host(plain(names)).bar.text == text)
  }

  @Test func `pinned tabs are among the four, in their place`() {
    let tabs = plain("abcd") + [.placed("p", .pinned), .bare("e"), .placed("q", .pinned)]
    #expect(host(tabs).bar.text == "middle a b p q | overflow c d e")
  }

  @Test func `the prominent search tab is one of the four`() {
    let search = SearchTabItem(identifier: "s")
    search.automaticallyActivatesSearch = true
    #expect(host([search] + plain("abcd")).bar.text == "middle a b c d | prominent s")
    #expect(host([search] + plain("abcde")).bar.text == "middle a b c | prominent s | overflow d e")
  }

  @Test func `children in the place of a group take the room of one item each`() {
    let group = TabGroupItem.of(plain("wxyz"), "g")
    #expect(host([.bare("a"), group, .bare("b")]).bar.text == "middle a w x y | overflow z b")
  }

  @Test func `an item of the overflow is in the bar, and not on show`() {
    let host = host(plain("abcdef"))
    #expect(host.bar.contains(host.tabs[5]))
    #expect(host.bar.names == ["a", "b", "c", "d"])
  }
}
