import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Links of text pages, and text from attributed strings.
@MainActor struct TextLinkTests {
  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://example.org/\(path)"))
  }

  /// A page with the lines "one two", "漢字 three" and "end", whose numbers are links.
  private func page() throws -> TextViewController {
    var text = StyledText()
    text.append("one", link: try url("1"))
    text.append(" ")
    text.append("two", style: CellStyle(bold: true), link: try url("2"))
    text.append("\n漢字 ")
    text.append("thr", link: try url("3"))
    text.append("ee", style: CellStyle(bold: true), link: try url("3"))
    text.append("\nend")
    return TextViewController(text)
  }

  /// The columns of a row whose cells satisfy a condition.
  private func columns(
    _ page: TextViewController,
    row: Int,
    where isIncluded: (CellStyle) -> Bool
  ) -> [Int] {
    var canvas = Canvas(size: CellSize(columns: 12, rows: 4))
    page.draw(on: &canvas)
    let cells = canvas.contents.cells
    return (0..<12).filter { isIncluded(cells[$0, row].style) }
  }

  @Test func `links are underlined, and one with several styles is one link`() throws {
    let page = try page()
    expectEqual(columns(page, row: 0, where: \.isUnderlined), [0, 1, 2, 4, 5, 6])
    expectEqual(columns(page, row: 1, where: \.isUnderlined), [5, 6, 7, 8, 9])
    expectEqual(page.document.links.count, 3)
  }

  @Test func `a click on a link opens it, and one beside it or a drag does not`() throws {
    var opened: [URL] = []
    let page = try page()
    page.linkHandler = { opened.append($0) }
    _ = page.lines(12, 4)
    for (press, release) in [
      ((0, 0), (2, 0)), ((3, 0), (3, 0)), ((7, 0), (7, 0)), ((9, 1), (9, 1)), ((1, 1), (1, 1)),
      ((0, 3), (0, 3)), ((4, 0), (4, 0)),
    ] {
      _ = page.mouse(.press, .left, press.0, press.1)
      if press != release { _ = page.mouse(.drag, .left, release.0, release.1) }
      _ = page.mouse(.release, .left, release.0, release.1)
    }
    expectEqual(opened, [try url("3"), try url("2")])
  }

  @Test func `links are clickable without selection`() throws {
    var opened: [URL] = []
    let page = try page()
    page.allowsSelection = false
    expect(!page.canBecomeFocused)
    page.linkHandler = { opened.append($0) }
    expect(page.canBecomeFocused)
    _ = page.lines(12, 4)
    expect(page.mouse(.press, .left, 0, 0) && page.mouse(.release, .left, 0, 0))
    expect(!page.mouse(.press, .left, 3, 0))
    expectEqual(opened, [try url("1")])
  }

  @Test func `keys move to the next and previous link, and Enter opens it`() throws {
    var opened: [URL] = []
    let page = try page()
    page.linkHandler = { opened.append($0) }
    _ = page.lines(12, 4)
    expect(!page.press(.enter))
    expect(page.press(.character("n"), .character("n"), .enter))
    expectEqual(columns(page, row: 0, where: \.isReversed), [4, 5, 6])
    expect(page.press(.character("n"), .character("n"), .enter))
    expect(page.press(.character("N"), .enter))
    expectEqual(opened, [try url("2"), try url("1"), try url("3")])
  }

  @Test func `moving to a link scrolls to it`() throws {
    let page = try page()
    page.linkHandler = { _ in }
    _ = page.lines(8, 1)
    expect(page.press(.character("N")))
    expectEqual(page.lines(12, 1), [" 漢字 three"])
  }

  @Test func `without a handler, the keys of links are up to the host`() throws {
    let page = try page()
    _ = page.lines(12, 4)
    expect(!page.press(.character("n")) && !page.press(.enter))
  }

  @Test func `an attributed string gives its styles and links`() throws {
    var title = AttributedString("Title")
    title[CellStyleAttribute.self] = CellStyle(bold: true)
    var link = AttributedString("link")
    link.link = try url("1")
    let text = StyledText(attributedString: title + AttributedString(" and ") + link)
    expectEqual(
      text.runs,
      [
        .init("Title", style: CellStyle(bold: true)), .init(" and "),
        .init("link", link: try url("1")),
      ]
    )
  }
}
