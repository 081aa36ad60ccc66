import TabHost
import TabHostTestSupport
import Testing

@MainActor struct ResolvedImageTests {
  @Test func `the bar shows the filled variant, and a selected tab its own image`() {
    let tab = TabItem(title: "A", image: .symbol("star"), identifier: "a")
    expectEqual(tab.resolvedImage(on: .tabBar, isSelected: true), TabImage.symbol("star").filled)
    expectEqual(tab.resolvedImage(on: .sidebar, isSelected: true), .symbol("star"))
    tab.selectedImage = .symbol("heart")
    expectEqual(tab.resolvedImage(on: .tabBar, isSelected: true), TabImage.symbol("heart").filled)
    expectEqual(tab.resolvedImage(on: .sidebar, isSelected: false), .symbol("star"))
    tab.image = nil
    expect(tab.resolvedImage(on: .tabBar, isSelected: false) == nil)
  }
}
