import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Texts from Markdown: their blocks, emphasis, links and wrapped lines.
@MainActor struct MarkdownTests {
  /// The lines of a text in Markdown.
  private func lines(_ markdown: String) -> [String] {
    StyledText(markdown: markdown).string.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The runs of a text, each with its emphasis, role and link: `b` is bold, `i` italic, `u`
  /// underlined and `s` struck through.
  private func runs(_ markdown: String, relativeTo base: String? = nil) -> [String] {
    StyledText(markdown: markdown, relativeTo: base.flatMap { URL(string: $0) }).runs.map { run in
      let style = run.style
      let emphasis = [
        (style.isBold, "b"), (style.isItalic, "i"), (style.isUnderlined, "u"),
        (style.isStruckThrough, "s"),
      ]
      let marks = emphasis.filter(\.0).map(\.1).joined()
      let words = [marks, run.role.map { "\($0)" } ?? "", run.link?.absoluteString ?? ""]
      return ([run.text] + words.filter { !$0.isEmpty }).joined(separator: "|")
    }
  }

  // MARK: - Blocks

  @Test func `blocks are separated by blank lines, and lines of a paragraph are joined`() {
    expectEqual(
      lines(
        """
        # Title #
        First line
        second line\\
        third line

        ***
            let code = 1

        ```swift
        if true {
          print()
        ```
        After
        -----
        """
      ),
      [
        "Title", "", "First line second line", "third line", "", "* * *", "", "    let code = 1",
        "",
        "    if true {", "      print()", "", "After",
      ]
    )
  }

  @Test func `items of lists and quotes are indented by their level`() {
    expectEqual(
      lines(
        """
        - One
          goes on
        - Two
          1. First
          2. Second

             Apart
        - [ ] Open
        - [x] Done

        3) Three
        4) Four

        > Quoted
        lazily
        >
        > - Item
        > > Deeper
        """
      ),
      [
        "- One goes on", "- Two", "  1. First", "", "  2. Second", "", "     Apart", "- [ ] Open",
        "- [x] Done", "", "3. Three", "4. Four", "", "> Quoted lazily", ">", "> - Item", ">",
        "> > Deeper",
      ]
    )
  }

  @Test func `columns of a table are as wide as their widest cell`() {
    expectEqual(
      lines(
        """
        | Film | Year |
        |------|:----:|
        | *雨* and `a\\|b` | 1994 |
        | Moss |
        Not a row
        """
      ),
      [
        "Film        Year", "----------  ----", "雨 and a|b  1994", "Moss", "", "Not a row",
      ]
    )
  }

  @Test(arguments: [
    ("", [""]), ("\n\n", [""]), ("#", [""]), ("-", ["- "]), (">", ["> "]), ("```", [""]),
    ("#hash", ["#hash"]), ("a | b\nc | -x", ["a | b c | -x"]), ("1986. A year", ["1986. A year"]),
    ("The year\n1986. A year", ["The year 1986. A year"]), ("<b>bold</b>", ["<b>bold</b>"]),
    ("a\r\nb", ["a b"]), ("*", ["- "]), ("+1", ["+1"]), ("|\n|", ["| |"]), ("- - a", ["- - a"]),
  ])
  func `text that has no block of its own is a paragraph`(markdown: String, expected: [String]) {
    expectEqual(lines(markdown), expected)
  }

  // MARK: - Emphasis, code and links

  @Test(arguments: [
    ("*a* **b** ***c*** ~~d~~ `e`", ["a|i", " ", "b|b", " ", "c|bi", " ", "d|s", " ", "e|key"]),
    ("**a *b* c**", ["a |b", "b|bi", " c|b"]),
    ("*a **b** c*", ["a |i", "b|bi", " c|i"]),
    ("snake_case_name and _it_", ["snake_case_name and ", "it|i"]),
    ("2 * 3 * 4 and a*", ["2 * 3 * 4 and a*"]),
    ("**a*", ["*", "a|i"]),
    ("*a**", ["a|i", "*"]),
    ("\\*a\\* \\q &amp; &#x41; &nope;", ["*a* \\q & A &nope;"]),
    ("`` a`b `` `*c*`", ["a`b|key", " ", "*c*|key"]),
    ("a `b", ["a `b"]),
    ("# A *b*", ["A |bu|header", "b|biu|header"]),
  ])
  func `marks of emphasis are matched as in CommonMark`(markdown: String, expected: [String]) {
    expectEqual(runs(markdown), expected)
  }

  @Test(arguments: [
    (
      "[a *b*](https://x.org/a_(b) \"Title\") c",
      [
        "a |https://x.org/a_(b)", "b|i|https://x.org/a_(b)", " c",
      ]
    ),
    ("[a](<x y>) [b](/c)", ["a|https://x.org/x%20y", " ", "b|https://x.org/c"]),
    (
      "[Site][s], [s][] and [S]\n\n[s]: https://s.org 'x'",
      [
        "Site|https://s.org", ", ", "s|https://s.org", " and ", "S|https://s.org",
      ]
    ),
    (
      "<https://x.org> <me@x.org> <b>",
      [
        "https://x.org|https://x.org", " ", "me@x.org|mailto:me@x.org",
        " <b>",
      ]
    ),
    ("![a *b*](c.png) [![d](e.png)](f)", ["a ", "b|i", " ", "d|https://x.org/f"]),
    ("[a [b](c) d](e)", ["[a ", "b|https://x.org/c", " d](e)"]),
    ("[a] [b](c [d", ["[a] [b](c [d"]),
  ])
  func `links have the targets that the text gives or defines`(
    markdown: String,
    expected: [String]
  ) {
    expectEqual(runs(markdown, relativeTo: "https://x.org/"), expected)
  }

  // MARK: - Drawing

  @Test func `wrapped lines of an item and a quote are indented, and copied without it`() {
    let page = TextViewController(
      StyledText(markdown: "- one two three\n  - four five six\n\n> seven eight nine")
    )
    expectEqual(
      page.lines(12, 7).map { $0.dropFirst() },
      [
        "- one two", "  three", "  - four", "    five six", "", "> seven", "> eight nine",
      ]
    )
    expectEqual(page.preferredSize(in: CellSize(columns: 12, rows: 10)).columns, 12)
    page.selectAll()
    expectEqual(page.selectedText, "- one two three\n  - four five six\n\n> seven eight nine")
  }

  @Test func `a click on a wrapped line is at the character beside its indentation`() {
    let page = TextViewController(StyledText(markdown: "- one two three"))
    _ = page.lines(12, 4)
    let position = page.position(at: CellPoint(column: 3, row: 1))
    expectEqual(page.document.string[position...], "hree")
  }

  @Test func `roles have the styles of the theme, and a link without one has that of buttons`() {
    let page = TextViewController(StyledText(markdown: "# A\n`b` [c](https://x.org)"))
    var canvas = Canvas(size: CellSize(columns: 6, rows: 3), styles: Theme.dark[.trueColor])
    page.draw(on: &canvas)
    let cells = canvas.contents.cells
    var link = CellStyle(underlined: true)
    link.apply(Theme.dark[.trueColor][.tint])
    expectEqual(cells[0, 2].style, Theme.dark[.trueColor][.key])
    expectEqual(cells[2, 2].style, link)
    expect(cells[0, 0].style.isUnderlined && cells[0, 0].style.isBold)
  }

  // MARK: - Random texts

  private static let marks = [
    "a", "b", "c ", "*", "**", "_", "- ", "1. ", "> ", "#", "# ", "\n", "\n\n", "    ", "+", "\\",
    "=",
  ]

  @Test(arguments: Soak.seeds(0..<20, more: 2_000))
  func `letters of a text without links and code are kept in order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let markdown = (0..<Int.random(in: 0...60, using: &random))
      .compactMap { _ in Self.marks.randomElement(using: &random) }.joined()
    let letters = StyledText(markdown: markdown).string.filter(\.isLetter)
    expectEqual(letters, markdown.filter(\.isLetter), "\(Soak.replay(seed))")
  }

  private static let linkMarks =
    marks + [
      "[", "]", "(", ")", "![", "](a)", "[b]: c\n", "<", ">", "`", "``", "```\n", "~~", "|",
      "|-|\n", "&",
      "&amp;", "é\u{323}", "漢字", "\t", "\r\n", "\"", "\u{1B}",
    ]

  @Test(arguments: Soak.seeds(0..<20, more: 2_000))
  func `any text is drawn within the width`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let markdown = (0..<Int.random(in: 0...80, using: &random))
      .compactMap { _ in Self.linkMarks.randomElement(using: &random) }.joined()
    let page = TextViewController(StyledText(markdown: markdown))
    for columns in [1, 4, 13] {
      let size = CellSize(columns: columns, rows: 200)
      var canvas = Canvas(size: size, isRightToLeft: columns == 4)
      page.draw(on: &canvas)
      let layout = page.layout
      for range in layout.ranges(from: .start, count: 200) {
        let indentation = layout.prefix(of: range)?.columns ?? 0
        let text = page.document.string[range]
        let isNarrow = text.allSatisfy { $0.isASCII && $0 != "\t" && $0 != "\u{1B}" }
        let width = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).count
        expect(!isNarrow || indentation + width <= columns, "\(Soak.replay(seed)): \(text)")
      }
    }
  }

  // MARK: - Limits

  @Test func `an app's indentation counts from the second line on`() {
    var run = StyledText.Run("ab cdefghij kl")
    run.wrappedLinePrefix = "    "
    let page = TextViewController(StyledText([run]))
    var canvas = Canvas(size: CellSize(columns: 10, rows: 5))
    page.draw(on: &canvas)
    expectEqual(canvas.contents.plainLines, ["ab", "    cdefgh", "    ij kl", "", ""])
  }

  @Test func `a table of many columns, and one with a long cell, take room for their text`() {
    let columns = String(repeating: "a|", count: 1_000)
    let delimiters = String(repeating: "-|", count: 1_000)
    let rows = String(repeating: "b|c\n", count: 1_000)
    expect(StyledText(markdown: "\(columns)\n\(delimiters)\n\(rows)").string.count < 20_000)
    let cell = String(repeating: "a", count: 1_000)
    expect(StyledText(markdown: "\(cell)|b\n-|-\n\(rows)").string.count < 100_000)
  }

  @Test(arguments: [
    ("[a]((b))", ["a|(b)"]), ("[a](<b>)", ["a|b"]), ("[a](<b<c>)", ["[a](<b<c>)"]),
    ("[a]((b)", ["[a]((b)"]),
  ])
  func `targets of links have parentheses in pairs, or angle brackets`(
    markdown: String,
    expected: [String]
  ) {
    expectEqual(runs(markdown), expected)
  }

  @Test(arguments: [
    "[", "![", "*a ", "**a _b ", "> ", "- ", "`", "<", "[a](", "a `", "[a](b)[", "|",
  ])
  func `a long text of unfinished marks is read`(mark: String) {
    let text = "a" + String(repeating: mark, count: 2_000)
    expect(!StyledText(markdown: text).string.isEmpty)
  }
}
