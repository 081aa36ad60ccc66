/// A block of a text in Markdown, whose texts still have the marks of Markdown.
package enum MarkdownBlock: Equatable {
  /// A heading of a level from 1 to 6.
  case heading(level: Int, String)
  /// A paragraph, with its line breaks.
  case paragraph(String)
  /// Lines of code, which are not wrapped into each other.
  case code([String])
  /// A quote.
  case quote([MarkdownBlock])
  /// A list.
  case list(MarkdownList)
  /// A table: the rows of cells, of which the first one has the headings. The others have as many cells
  /// at most.
  case table([[String]])
  /// A line between two parts of the text.
  case rule
}

/// A list of a text in Markdown.
package struct MarkdownList: Equatable {
  /// The number of the first item, or `nil` if the items have no numbers.
  package var firstNumber: Int?
  /// Whether there are blank lines between the items.
  package var isLoose = false
  /// The items.
  package var items: [[MarkdownBlock]] = []
}

/// Finds the blocks of a text in Markdown.
///
/// A reader goes through the lines of one block that contains others: the text, a quote, or an item
/// of a list. Blocks that are nested deeper than ``maximumDepth`` are paragraphs, so that no text
/// exhausts the stack.
package struct MarkdownReader {
  private static let maximumDepth = 24

  /// The targets of links by the names that the text defines for them, in lowercase.
  package private(set) var targets: [String: String] = [:]
  private var depth = 0

  package init() {}

  /// Returns the blocks of a text.
  package mutating func blocks(of text: String) -> [MarkdownBlock] {
    blocks(of: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...])
  }

  private mutating func blocks(of lines: ArraySlice<Substring>) -> [MarkdownBlock] {
    separatedBlocks(of: lines).blocks
  }

  /// Returns the blocks of lines, and whether there is a blank line between two of them.
  private mutating func separatedBlocks(
    of lines: ArraySlice<Substring>
  ) -> (blocks: [MarkdownBlock], areSeparated: Bool) {
    depth += 1
    defer { depth -= 1 }
    var lines = lines
    var blocks: [MarkdownBlock] = []
    var (areSeparated, isAfterBlank) = (false, false)
    while let line = lines.first {
      if line.isBlank {
        isAfterBlank = true
        lines.removeFirst()
      } else if let block = nextBlock(of: &lines) {
        areSeparated = areSeparated || isAfterBlank && !blocks.isEmpty
        isAfterBlank = false
        blocks.append(block)
      }
    }
    return (blocks, areSeparated)
  }

  /// Removes the lines of the first block, and returns it, or `nil` if it only defines links.
  private mutating func nextBlock(of lines: inout ArraySlice<Substring>) -> MarkdownBlock? {
    let line = lines[lines.startIndex]
    if line.indentation >= 4 { return .code(Self.indentedCode(of: &lines)) }
    let text = line.trimmed
    if let fence = MarkdownFence(line) { return .code(Self.fencedCode(fence, of: &lines)) }
    if let heading = Self.heading(text) {
      lines.removeFirst()
      return heading
    }
    if Self.isRule(text) {
      lines.removeFirst()
      return .rule
    }
    if depth < Self.maximumDepth {
      if text.first == ">" { return .quote(quote(of: &lines)) }
      if let marker = MarkdownMarker(line) { return .list(list(marker, of: &lines)) }
    }
    if let table = Self.table(of: &lines) { return table }
    return paragraph(of: &lines)
  }

  // MARK: - Blocks of lines

  private static func heading(_ text: Substring) -> MarkdownBlock? {
    let level = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first?.isBlank == true else { return nil }
    var title = rest.trimmed
    let withoutMarks = title.dropLast(title.reversed().prefix { $0 == "#" }.count)
    if withoutMarks.isEmpty || withoutMarks.last?.isBlank == true { title = withoutMarks.trimmed }
    return .heading(level: level, String(title))
  }

  private static func isRule(_ text: Substring) -> Bool {
    guard let mark = text.first, "*-_".contains(mark) else { return false }
    return text.allSatisfy { $0 == mark || $0.isBlank } && text.count { $0 == mark } >= 3
  }

  private static func indentedCode(of lines: inout ArraySlice<Substring>) -> [String] {
    var code: [String] = []
    while let line = lines.first, line.isBlank || line.indentation >= 4 {
      code.append(String(line.dropping(columns: 4)))
      lines.removeFirst()
    }
    while code.last?.isEmpty == true { code.removeLast() }
    return code
  }

  private static func fencedCode(
    _ fence: MarkdownFence,
    of lines: inout ArraySlice<Substring>
  ) -> [String] {
    lines.removeFirst()
    var code: [String] = []
    while let line = lines.popFirst(), !fence.isEnded(by: line) {
      code.append(String(line.dropping(columns: min(fence.indentation, line.indentation))))
    }
    return code
  }

  private mutating func quote(of lines: inout ArraySlice<Substring>) -> [MarkdownBlock] {
    var quoted: [Substring] = []
    while let line = lines.first {
      if line.indentation < 4, line.trimmed.first == ">" {
        quoted.append(line.trimmed.dropFirst().droppingBlank)
      } else if quoted.last?.isBlank == false, !startsBlock(line) {
        quoted.append(line)
      } else {
        break
      }
      lines.removeFirst()
    }
    return blocks(of: quoted[...])
  }

  private mutating func list(
    _ first: MarkdownMarker,
    of lines: inout ArraySlice<Substring>
  ) -> MarkdownList {
    var list = MarkdownList(firstNumber: first.number)
    while let line = lines.first, let marker = MarkdownMarker(line), marker.kind == first.kind,
      !Self.isRule(line.trimmed)
    {
      let item = itemLines(marker, of: &lines)
      let (blocks, areSeparated) = separatedBlocks(of: item[...])
      list.items.append(blocks)
      // A blank line within an item, or before the next one, is a distance between the items.
      let isBeforeItem = lines.first.flatMap(MarkdownMarker.init)?.kind == first.kind
      list.isLoose = list.isLoose || areSeparated || item.last?.isBlank == true && isBeforeItem
    }
    return list
  }

  /// Removes the lines of an item of a list, and returns them without their indentation.
  private func itemLines(
    _ marker: MarkdownMarker,
    of lines: inout ArraySlice<Substring>
  ) -> [Substring] {
    var item = [lines.removeFirst().dropping(columns: marker.columns)]
    while let line = lines.first {
      if line.isBlank || line.indentation >= marker.columns {
        // An item that begins with a blank line has only one of them.
        if line.isBlank, item.count == 1, item[0].isBlank { break }
        item.append(line.dropping(columns: marker.columns))
      } else if item.last?.isBlank == false, !startsBlock(line), MarkdownMarker(line) == nil {
        item.append(line)
      } else {
        break
      }
      lines.removeFirst()
    }
    return item
  }

  private static func table(of lines: inout ArraySlice<Substring>) -> MarkdownBlock? {
    guard lines.count > 1, lines[lines.startIndex].contains("|") else { return nil }
    let headings = cells(of: lines[lines.startIndex])
    let delimiters = cells(of: lines[lines.startIndex + 1])
    guard !headings.isEmpty, delimiters.count == headings.count, delimiters.allSatisfy(isDelimiter)
    else { return nil }
    lines.removeFirst(2)
    var rows = [headings]
    while let line = lines.first, !line.isBlank, line.contains("|") {
      rows.append(Array(cells(of: line).prefix(headings.count)))
      lines.removeFirst()
    }
    return .table(rows)
  }

  private static func isDelimiter(_ cell: String) -> Bool {
    let dashes = cell.drop { $0 == ":" }.reversed().drop { $0 == ":" }
    return !dashes.isEmpty && dashes.allSatisfy { $0 == "-" } && cell.count - dashes.count <= 2
  }

  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.trimmed {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    cells = cells.map { String($0[...].trimmed) }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  // MARK: - Paragraphs

  /// Removes the lines of a paragraph, or of a heading that is underlined, and returns it. Returns
  /// `nil` if the lines only define links.
  private mutating func paragraph(of lines: inout ArraySlice<Substring>) -> MarkdownBlock? {
    var text: [Substring] = []
    while let line = lines.first, !line.isBlank {
      if !text.isEmpty {
        if let level = Self.underlinedLevel(line.trimmed) {
          lines.removeFirst()
          return .heading(level: level, text.joined(separator: "\n"))
        }
        if startsBlock(line) { break }
      }
      lines.removeFirst()
      if text.isEmpty, define(line.trimmed) { continue }
      text.append(line.drop(while: \.isBlank))
    }
    return text.isEmpty ? nil : .paragraph(text.joined(separator: "\n"))
  }

  private static func underlinedLevel(_ text: Substring) -> Int? {
    guard let mark = text.first, mark == "=" || mark == "-" else { return nil }
    return text.allSatisfy { $0 == mark } ? (mark == "=" ? 1 : 2) : nil
  }

  /// Whether a line ends the paragraph before it because it begins another block.
  private func startsBlock(_ line: Substring) -> Bool {
    guard line.indentation < 4, !line.isBlank else { return line.isBlank }
    let text = line.trimmed
    if MarkdownFence(line) != nil || Self.heading(text) != nil || Self.isRule(text) { return true }
    guard depth < Self.maximumDepth else { return false }
    if text.first == ">" { return true }
    guard let marker = MarkdownMarker(line), marker.hasContent else { return false }
    return marker.number == nil || marker.number == 1
  }

  /// Stores the target of a link if a line has the form `[name]: target`.
  private mutating func define(_ line: Substring) -> Bool {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return false }
    let name = line[line.index(after: line.startIndex)..<end].trimmed
    let rest = line[line.index(after: end)...]
    guard rest.first == ":", !name.isEmpty, name.first != "^" else { return false }
    guard let target = rest.dropFirst().trimmed.split(whereSeparator: \.isBlank).first else {
      return false
    }
    let key = name.lowercased()
    if targets[key] == nil {
      targets[key] = String(target.drop { $0 == "<" }.prefix { $0 != ">" })
    }
    return true
  }
}

// MARK: - Marks of lines

/// The line that begins code, which ends with a line of at least as many of the same characters.
struct MarkdownFence {
  let indentation: Int
  private let mark: Character
  private let count: Int

  init?(_ line: Substring) {
    let text = line.trimmed
    guard line.indentation < 4, let mark = text.first, mark == "`" || mark == "~" else {
      return nil
    }
    count = text.prefix { $0 == mark }.count
    guard count >= 3, mark == "~" || !text.dropFirst(count).contains("`") else { return nil }
    indentation = line.indentation
    self.mark = mark
  }

  func isEnded(by line: Substring) -> Bool {
    let text = line.trimmed
    return line.indentation < 4 && text.count >= count && text.allSatisfy { $0 == mark }
  }
}

/// The mark at the beginning of an item of a list.
struct MarkdownMarker {
  /// The character that distinguishes lists: `-`, `*`, `+`, or that after a number.
  let kind: Character
  /// The number of the item, or `nil` if it has none.
  let number: Int?
  /// The number of columns before the content of the item.
  let columns: Int
  /// Whether text follows in the same line.
  let hasContent: Bool

  init?(_ line: Substring) {
    let text = line.trimmed
    let digits = text.prefix { $0.isASCII && $0.isWholeNumber }
    let rest = text.dropFirst(digits.count)
    guard line.indentation < 4, digits.count < 10, let kind = rest.first,
      (digits.isEmpty ? "-*+" : ".)").contains(kind)
    else { return nil }
    let content = rest.dropFirst()
    guard content.first.map(\.isBlank) ?? true else { return nil }
    self.kind = kind
    number = Int(digits)
    hasContent = !content.isBlank
    let blanks = content.indentation
    // More blanks than four belong to code that begins the item.
    let distance = hasContent && blanks <= 4 ? blanks : 1
    columns = line.indentation + digits.count + 1 + distance
  }
}

// MARK: - Lines

extension Character {
  /// Whether the character is a blank or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring {
  /// Whether the line has nothing but blanks.
  var isBlank: Bool { allSatisfy(\.isBlank) }

  /// The number of columns before the text. Tab stops are four columns apart.
  var indentation: Int {
    var columns = 0
    for character in self {
      guard character.isBlank else { break }
      columns += character == "\t" ? 4 - columns % 4 : 1
    }
    return columns
  }

  /// The text without the blanks at its ends.
  var trimmed: Substring {
    var text = drop(while: \.isBlank)
    while text.last?.isBlank == true { text.removeLast() }
    return text
  }

  /// The text without the first blank, if it has one.
  var droppingBlank: Substring { first?.isBlank == true ? dropFirst() : self }

  /// Returns the text without a number of columns at its beginning.
  func dropping(columns limit: Int) -> Substring {
    var (text, columns) = (self, 0)
    while columns < limit, let character = text.popFirst() {
      columns += character == "\t" ? 4 - columns % 4 : 1
    }
    return text
  }
}
