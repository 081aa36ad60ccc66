import TabHostTestSupport
import Testing

@testable import TabHost

@MainActor struct TabIndexTests {
  private let index = TabIndex()

  @Test func `a tab is found by its identifier only`() {
    let (first, second) = (TabItem.bare("a"), TabItem.bare("b"))
    #expect(index["a"] == nil)
    #expect(index.insert(first) === first)
    #expect(index.insert(second) === second)
    #expect(index["a"] === first)
    #expect(index["b"] === second)
    #expect(index["c"] == nil)
  }

  @Test func `the first of two tabs with the same identifier remains`() {
    let first = TabItem.bare("a")
    _ = index.insert(first)
    #expect(index.insert(first) === first)
    #expect(index.insert(TabItem.bare("a")) === first)
    #expect(index.tabs.map { $0 === first } == [true])
  }

  @Test func `a lookup leaves the tabs unchanged`() {
    _ = index.insert(TabItem.bare("a"))
    _ = index["b"]
    #expect(index.tabs.map(\.identifier) == ["a"])
  }

  @Test func `a removed tab is not found`() {
    let tab = TabItem.bare("a")
    _ = index.insert(tab)
    index.remove(tab)
    #expect(index["a"] == nil)
    #expect(index.tabs.isEmpty)
    #expect(index.insert(tab) === tab)
  }

  @Test func `every one of many tabs is found`() {
    index.makeRoom(for: 100)
    for number in 0..<100 { _ = index.insert(TabItem.bare("tab \(number)")) }
    #expect((0..<100).allSatisfy { index["tab \($0)"]?.identifier == "tab \($0)" })
    #expect(index.tabs.count == 100)
  }
}
