public import Foundation
import Markdown
import TerminalToolkit

extension StyledText {
  /// Creates a text from one in Markdown.
  ///
  /// ```swift
  /// let page = TextViewController(StyledText(markdown: "# Notes\n\n- *Moss* and **rain**"))
  /// ```
  ///
  /// Headings, paragraphs, quotes, lists, tasks, code, tables, rules, emphasis, links and line breaks
  /// have the syntax of CommonMark, with the tables, tasks and struck-through text of GitHub. Lists,
  /// quotes and rules keep marks in ASCII, which all terminals show, and wrapped lines of an item or a
  /// quote are indented. The columns of a table are as wide as their widest cell, at most 80 columns.
  /// Of an image, its description is shown, and HTML is shown as it is. All text is valid Markdown, so
  /// creating a text does not fail.
  ///
  /// The styles are those of roles of the theme: ``Theme/Role/header``, ``Theme/Role/key`` for code,
  /// ``Theme/Role/secondary`` for quotes and ``Theme/Role/tint`` for links. It takes time in proportion
  /// to the length of the text.
  ///
  /// - Parameters:
  ///   - markdown: The text in Markdown.
  ///   - baseURL: The URL to which the targets of links are relative. A target that is no URL is not a
  ///     link.
  public init(markdown: String, relativeTo baseURL: URL? = nil) {
    var reader = MarkdownReader()
    let blocks = reader.blocks(of: markdown)
    var writer = MarkdownWriter(targets: reader.targets, baseURL: baseURL)
    writer.append(blocks, isLoose: true)
    self = writer.text
  }
}

/// Writes the blocks of a text in Markdown.
private struct MarkdownWriter {
  /// What is at the beginning of the lines of an item or a quote.
  struct Prefix {
    /// The beginning of the first line, until it is written.
    var first: String?
    /// The beginning of the other lines.
    let rest: String
  }

  /// The maximum number of columns of a cell to which the other cells of its column are extended, so
  /// that a long cell does not make all rows as long.
  private static let maximumCellColumns = 80

  let targets: [String: String]
  let baseURL: URL?
  private(set) var text = StyledText()
  private var prefixes: [Prefix] = []

  init(targets: [String: String], baseURL: URL?) {
    self.targets = targets
    self.baseURL = baseURL
  }

  // MARK: - Blocks

  /// Appends blocks.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - isLoose: Whether a blank line separates them.
  mutating func append(_ blocks: [MarkdownBlock], isLoose: Bool) {
    for (index, block) in blocks.enumerated() {
      if index > 0, isLoose || !block.isList { appendBlankLine() }
      append(block)
    }
    // The mark of an item without content is written nevertheless.
    if blocks.isEmpty, prefixes.last?.first != nil { beginLine() }
  }

  private mutating func append(_ block: MarkdownBlock) {
    switch block {
    case .heading(let level, let title): append(title, style: .heading(level), role: .header)
    case .paragraph(let paragraph): append(paragraph)
    case .code(let lines): append(lines)
    case .quote(let blocks): append(blocks, prefix: Prefix(first: "> ", rest: "> "), isLoose: true)
    case .list(let list): append(list)
    case .table(let rows): append(rows)
    case .rule:
      beginLine()
      append("* * *", .rule)
    }
  }

  private mutating func append(_ blocks: [MarkdownBlock], prefix: Prefix, isLoose: Bool) {
    prefixes.append(prefix)
    append(blocks, isLoose: isLoose)
    prefixes.removeLast()
  }

  private mutating func append(_ list: MarkdownList) {
    for (index, item) in list.items.enumerated() {
      if index > 0, list.isLoose { appendBlankLine() }
      let number = list.firstNumber.map { $0 + index }
      let mark = number.map { "\($0). " } ?? "- "
      let blanks = String(repeating: " ", count: mark.count)
      append(item, prefix: Prefix(first: mark, rest: blanks), isLoose: list.isLoose)
    }
  }

  private mutating func append(_ code: [String]) {
    for line in code {
      beginLine()
      text.append("    " + line)
    }
  }

  private mutating func append(_ rows: [[String]]) {
    let rows = rows.map { $0.map { MarkdownInline.spans(of: $0, targets: targets) } }
    let columns = rows.map { $0.map { Self.columns(of: $0) } }
    var widths = columns[0]
    for row in columns {
      for (column, width) in row.enumerated() { widths[column] = max(widths[column], width) }
    }
    for (index, row) in rows.enumerated() {
      beginLine()
      for (column, cell) in row.enumerated() {
        for span in cell { append(span, role: index == 0 ? .header : nil) }
        guard column + 1 < row.count else { break }
        let blanks = max(widths[column] - columns[index][column], 0) + 2
        text.append(String(repeating: " ", count: blanks))
      }
      guard index == 0 else { continue }
      beginLine()
      append(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), .rule)
    }
  }

  /// Returns the number of columns of a cell, with a limit for those that others are aligned with.
  private static func columns(of cell: [MarkdownSpan]) -> Int {
    SafeText(cell.map(\.text).joined(), limit: maximumCellColumns).columns
  }

  // MARK: - Lines

  private mutating func append(
    _ string: String,
    style: CellStyle = .plain,
    role: Theme.Role? = nil
  ) {
    beginLine()
    for span in MarkdownInline.spans(of: string, targets: targets) {
      for (index, line) in span.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { beginLine() }
        var part = span
        part.text = String(line)
        append(part, style: style, role: role)
      }
    }
  }

  private mutating func append(
    _ span: MarkdownSpan,
    style: CellStyle = .plain,
    role: Theme.Role?
  ) {
    let target = span.target.flatMap { URL(string: $0, relativeTo: baseURL)?.absoluteURL }
    var run = StyledText.Run(span.text, style: style, link: target)
    run.style.isBold = style.isBold || span.isStrong
    run.style.isItalic = span.isEmphasized
    run.style.isStruckThrough = span.isStruckThrough
    run.role = span.isCode ? .key : role
    text.append(run)
  }

  private mutating func append(_ mark: String, _ role: Theme.Role, wrappedLinePrefix: String = "") {
    var run = StyledText.Run(mark)
    run.role = role
    run.wrappedLinePrefix = wrappedLinePrefix
    text.append(run)
  }

  /// Begins a line with what is at the beginning of the lines of its items and quotes.
  private mutating func beginLine() {
    if !text.runs.isEmpty { text.append("\n") }
    let wrapped = prefixes.map(\.rest).joined()
    for index in prefixes.indices {
      let prefix = prefixes[index].first ?? prefixes[index].rest
      append(prefix, .secondary, wrappedLinePrefix: wrapped)
      prefixes[index].first = nil
    }
  }

  private mutating func appendBlankLine() {
    text.append("\n")
    let prefix = prefixes.map(\.rest).joined()
    let end = prefix.lastIndex { $0 != " " }.map { prefix.index(after: $0) } ?? prefix.startIndex
    append(String(prefix[..<end]), .secondary)
  }
}

extension MarkdownBlock {
  /// Whether the block is a list, which follows the text of an item without a blank line.
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }
}

extension CellStyle {
  /// The style of a heading. That of the first level is distinguished without colors, too.
  fileprivate static func heading(_ level: Int) -> CellStyle {
    CellStyle(bold: true, underlined: level == 1)
  }
}
