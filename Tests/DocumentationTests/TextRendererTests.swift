import Foundation
import TabHost
import Testing

/// The renderer of the article.
@MainActor struct TextRendererTests {
  private let host = TabHostController(tabs: [
    TabItem(title: "Today", identifier: "today") { _ in ViewController() },
    TabGroupItem(
      title: "Lists",
      identifier: "lists",
      children: ["Home", "Work"].map { name in
        TabItem(title: name, identifier: name) { _ in ViewController() }
      }
    ),
  ])

  @Test func `the renderer draws rows and a click selects one`() throws {
    let renderer = TextRenderer(host: host, columns: 80, rows: 24)
    #expect(renderer.frame() == "> Today\n- Lists\n    Home\n    Work\n= Today")
    #expect(!renderer.isFrameDue)

    renderer.click(CGPoint(x: 4, y: 3))
    #expect(renderer.isFrameDue)
    #expect(renderer.frame() == "  Today\n- Lists\n    Home\n  > Work\n= Work")
    let work = try #require(host.tab(forIdentifier: "Work"))
    #expect(renderer.frame(of: work) == CGRect(x: 0, y: 3, width: 8, height: 1))
  }

  @Test func `a click on the header of a group collapses it`() {
    let renderer = TextRenderer(host: host, columns: 80, rows: 24)
    _ = renderer.frame()
    renderer.click(CGPoint(x: 0, y: 1))
    #expect(renderer.frame() == "> Today\n+ Lists\n= Today")
  }

  @Test func `the renderer draws the bar if there is no room for a sidebar`() {
    let renderer = TextRenderer(host: host, columns: 40, rows: 30)
    #expect(renderer.frame() == "[Today]  Home   Work  \n= Today")
    renderer.click(CGPoint(x: 9, y: 0))
    #expect(renderer.frame() == " Today  [Home]  Work  \n= Home")
    renderer.click(CGPoint(x: 39, y: 0))
    #expect(!renderer.isFrameDue)
  }
}
