import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct CompactBarTests {
  /// Returns a host on a phone with the given roots.
  private func host(_ tabs: [TabItem]) -> TabHostController {
    let host = TabHostController(tabs: tabs)
    host.traitCollection = .phone
    return host
  }

  private func plain(_ names: String) -> [TabItem] { names.map { .bare(String($0)) } }

  @Test(arguments: [TraitCollection.phone, .compact, .terminal(columns: 59, rows: 20)])
  func `a compact bar has no regions and shows visible roots in declared order`(
    traits: TraitCollection
  ) {
    let host = TabHostController.with(
      traits,
      .placed("p", .pinned),
      .placed("o", .optional),
      .bare("a"),
      .placed("f", .fixed)
    )
    expectEqual(host.bar.edge, .bottom)
    expectEqual(host.bar.text, "middle p o a f")
  }

  @Test func `a compact bar excludes nested tabs of any placement`() {
    let group = TabGroupItem.of([.placed("t", .fixed)], "g")
    group.barPresentation = .singleItem
    expectEqual(host([.bare("a"), group]).bar.text, "middle a g")
  }

  // MARK: - Filter

  @Test(
    arguments: [
      (nil, "middle a b c"), ([], ""), (["c", "a"], "middle a c"), (["x", "b"], "middle b"),
      (["c1"], ""),
    ] as [([String]?, String)]
  )
  func `the compact filter selects root tabs without ordering them`(filter: [String]?, text: String)
  {
    let group = TabGroupItem.of([.bare("c1")], "c")
    group.barPresentation = .singleItem
    let host = host([.bare("a"), .bare("b"), group])
    host.compactTabIdentifiers = filter
    expectEqual(host.bar.text, text)
  }

  @Test func `the compact filter applies to a group with its children`() {
    let host = host([.bare("a"), TabGroupItem.of([.bare("c1"), .bare("c2")], "g")])
    host.compactTabIdentifiers = ["g"]
    expectEqual(host.bar.text, "middle c1 c2")
    host.compactTabIdentifiers = ["a"]
    expectEqual(host.bar.text, "middle a")
  }

  @Test func `the compact filter does not apply to a regular bar`() {
    let host = TabHostController.with(.pad, .bare("a"), .bare("b"))
    host.compactTabIdentifiers = []
    expectEqual(host.bar.text, "middle a b")
  }

  // MARK: - Groups

  @Test func `a group without content is replaced by its children`() {
    let inner = TabGroupItem.of([.bare("n1"), .bare("n2")], "h")
    let hidden = TabItem.bare("x")
    hidden.isHidden = true
    let group = TabGroupItem.of([.bare("c1"), hidden, inner, .placed("y", .sidebarOnly)], "g")
    expectEqual(host([.bare("a"), group]).bar.text, "middle a c1 n1 n2")
  }

  @Test func `a group with content of its own is one item`() {
    let log = CallLog()
    let group = TabGroupItem.of([.bare("c1")], "g", log)
    expectEqual(host([.bare("a"), group]).bar.text, "middle a g")
    group.barPresentation = .inlineChildren
    expectEqual(host([.bare("a"), group]).bar.text, "middle a c1")
  }

  @Test func `a managing controller counts as content`() {
    let group = TabGroupItem.of([.bare("c1")], "g")
    let host = host([.bare("a"), group])
    expectEqual(host.bar.text, "middle a c1")
    group.managingNavigationController = NavigationController()
    expectEqual(host.bar.text, "middle a g")
    group.managingNavigationController = nil
    expectEqual(host.bar.text, "middle a c1")
  }

  @Test func `a group without content can be presented as a single item`() {
    let group = TabGroupItem.of([.bare("c1")], "g")
    group.barPresentation = .singleItem
    expectEqual(host([.bare("a"), group]).bar.text, "middle a g")
  }

  // MARK: - Order and space

  @Test func `a search tab is the last item`() {
    expectEqual(host([SearchTabItem(identifier: "s")] + plain("ab")).bar.text, "middle a b s")
  }

  @Test func `a prominent tab is last and separate`() {
    let host = host(plain("abc"))
    host.prominentTabIdentifier = "a"
    expectEqual(host.bar.text, "middle b c | prominent a")
  }

  @Test(
    arguments: [
      ("abcd", "middle a b c d"), ("abcde", "middle a b c d e"),
      ("abcdef", "middle a b c d | overflow e f"),
      ("abcdefgh", "middle a b c d | overflow e f g h"),
    ]
  )
  func `up to five items fit, and of six or more, the first four`(names: String, text: String) {
    expectEqual(host(plain(names)).bar.text, text)
  }

  @Test func `pinned tabs are among the four visible ones, at their positions`() {
    let tabs = plain("abcd") + [.placed("p", .pinned), .bare("e"), .placed("q", .pinned)]
    expectEqual(host(tabs).bar.text, "middle a b p q | overflow c d e")
  }

  @Test func `the prominent search tab is one of the visible items`() {
    let search = SearchTabItem(identifier: "s")
    search.automaticallyActivatesSearch = true
    expectEqual(host([search] + plain("abcd")).bar.text, "middle a b c d | prominent s")
    expectEqual(
      host([search] + plain("abcde")).bar.text,
      "middle a b c | prominent s | overflow d e"
    )
  }

  @Test func `each inline child of a group takes the space of one item`() {
    let group = TabGroupItem.of(plain("wxyz"), "g")
    expectEqual(host([.bare("a"), group, .bare("b")]).bar.text, "middle a w x y | overflow z b")
  }

  @Test func `an overflow item is contained in the bar but not among its visible items`() {
    let host = host(plain("abcdef"))
    expect(host.bar.contains(host.tabs[5]))
    expectEqual(host.bar.names, ["a", "b", "c", "d"])
  }
}
