import Foundation

/// A part of a text in Markdown with one emphasis.
package struct MarkdownSpan: Equatable {
  package var text: String
  package var isStrong = false
  package var isEmphasized = false
  package var isStruckThrough = false
  package var isCode = false
  /// The target of the link that the part belongs to.
  package var target: String?
}

/// Finds the spans of a paragraph, a heading or a cell of a table.
///
/// The text is read once into pieces. Marks of emphasis and brackets are matched with stacks, so that
/// the time is in proportion to the length, whatever the text is.
package struct MarkdownInline {
  /// A piece of the text, with the number of emphases that begin before it or end after it.
  private struct Piece {
    var text: String
    var isCode = false
    var strong = 0
    var emphasis = 0
    var strike = 0
    var target: String?
    var endsTarget = false
  }

  /// A run of marks of emphasis that has not been matched.
  private struct Delimiter {
    let piece: Int
    let mark: Character
    let count: Int
    var rest: Int
    let opens: Bool
    let closes: Bool
  }

  /// The beginning of a link that has not been matched.
  private struct Bracket {
    let piece: Int
    let delimiters: Int
    let isImage: Bool
    /// The index of the first character of the name of the link.
    let start: Int
  }

  /// The maximum number of characters of a target, so that a text of many beginnings of links is not
  /// read again for each of them.
  private static let maximumTarget = 2_048
  /// The maximum number of parentheses in each other in a target, for the same reason.
  private static let maximumParentheses = 32
  /// The maximum number of characters of the name of a link.
  private static let maximumName = 256

  private let characters: [Character]
  private let targets: [String: String]
  private var index = 0
  private var pieces: [Piece] = []
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []
  /// The number of brackets that can't begin a link, because they contain one.
  private var outerBrackets = 0
  /// For each length of a run of backquotes, the last index at which one begins.
  private var lastBackquotes: [Int: Int] = [:]

  /// Returns the spans of a text. A line break that is part of the text is `\n`.
  ///
  /// - Parameters:
  ///   - text: The text, with the marks of Markdown.
  ///   - targets: The targets of links by their names in lowercase.
  package static func spans(of text: String, targets: [String: String] = [:]) -> [MarkdownSpan] {
    var reader = MarkdownInline(text, targets)
    return reader.spans()
  }

  private init(_ text: String, _ targets: [String: String]) {
    characters = Array(text[...].trimmed)
    self.targets = targets
    var index = 0
    while index < characters.count {
      let count = run(at: index)
      if characters[index] == "`" { lastBackquotes[count] = index }
      index += count
    }
  }

  private mutating func spans() -> [MarkdownSpan] {
    while index < characters.count { readPiece() }
    matchEmphasis(from: 0)
    return joinedSpans()
  }

  // MARK: - Reading

  /// The number of equal characters from an index on.
  private func run(at start: Int) -> Int {
    var end = start + 1
    while end < characters.count, characters[end] == characters[start] { end += 1 }
    return end - start
  }

  private mutating func append(_ text: String, isCode: Bool = false) {
    pieces.append(Piece(text: text, isCode: isCode))
  }

  private mutating func readPiece() {
    switch characters[index] {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiter()
    case "!" where index + 1 < characters.count && characters[index + 1] == "[":
      beginBracket(length: 2)
    case "[": beginBracket(length: 1)
    case "]": endBracket()
    case "<": readAutolink()
    case "&": readEntity()
    case "\n": readLineBreak()
    default: readText()
    }
  }

  private mutating func readText() {
    let start = index
    repeat { index += 1 } while index < characters.count && !Self.marks.contains(characters[index])
    append(String(characters[start..<index]))
  }

  private static let marks = Set<Character>("\\`*_~![]<&\n")

  private mutating func readEscape() {
    index += 1
    guard index < characters.count else { return append("\\") }
    let next = characters[index]
    if next == "\n" {
      beginLine(isHard: true)
    } else if next.isASCII, Self.isPunctuation(next) {
      append(String(next))
      index += 1
    } else {
      append("\\")
    }
  }

  private mutating func readCode() {
    let count = run(at: index)
    let start = index + count
    var end = start
    // Without this check, a text of many runs would be searched to its end for each of them.
    guard let last = lastBackquotes[count], last >= start else {
      append(String(repeating: "`", count: count))
      index = start
      return
    }
    while characters[end] != "`" || run(at: end) != count {
      end += characters[end] == "`" ? run(at: end) : 1
    }
    var code = characters[start..<end].map { $0 == "\n" ? " " : $0 }
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    append(String(code), isCode: true)
    index = end + count
  }

  private mutating func readDelimiter() {
    let mark = characters[index]
    let count = run(at: index)
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    index += count
    append(String(repeating: mark, count: count))
    guard mark != "~" || count <= 2 else { return }
    let isLeft = Self.flanks(outside: before, inside: after)
    let isRight = Self.flanks(outside: after, inside: before)
    let isUnderscore = mark == "_"
    delimiters.append(
      Delimiter(
        piece: pieces.count - 1,
        mark: mark,
        count: count,
        rest: count,
        opens: isLeft && (!isUnderscore || !isRight || Self.isPunctuation(before)),
        closes: isRight && (!isUnderscore || !isLeft || Self.isPunctuation(after))
      )
    )
  }

  private static func flanks(outside: Character, inside: Character) -> Bool {
    !inside.isWhitespace
      && (!isPunctuation(inside) || outside.isWhitespace || isPunctuation(outside))
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  private mutating func readAutolink() {
    let rest = characters[(index + 1)...].prefix(Self.maximumTarget)
    let end = rest.firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace }
    if let end, characters[end] == ">" {
      let target = String(characters[(index + 1)..<end])
      let isAddress = target.contains("@") && !target.contains(":")
      if isAddress || target.contains("://") || target.hasPrefix("mailto:") {
        append(target)
        pieces[pieces.count - 1].target = isAddress ? "mailto:" + target : target
        pieces[pieces.count - 1].endsTarget = true
        index = end + 1
        return
      }
    }
    append("<")
    index += 1
  }

  private mutating func readEntity() {
    let end = characters[index...].prefix(12).firstIndex(of: ";")
    guard let end, let text = Self.entity(String(characters[(index + 1)..<end])) else {
      append("&")
      index += 1
      return
    }
    append(text)
    index = end + 1
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "hellip": "…", "ndash": "–", "mdash": "—",
  ]

  private static func entity(_ name: String) -> String? {
    guard name.first == "#" else { return entities[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// Reads a line break, which is a blank unless two blanks precede it.
  private mutating func readLineBreak() {
    let isHard = index > 1 && characters[index - 1] == " " && characters[index - 2] == " "
    if let last = pieces.indices.last, !pieces[last].isCode {
      while pieces[last].text.last == " " { pieces[last].text.removeLast() }
    }
    beginLine(isHard: isHard)
  }

  private mutating func beginLine(isHard: Bool) {
    append(isHard ? "\n" : " ")
    repeat { index += 1 } while index < characters.count && characters[index].isBlank
  }

  // MARK: - Links

  private mutating func beginBracket(length: Int) {
    append(String(characters[index..<(index + length)]))
    index += length
    brackets.append(
      Bracket(
        piece: pieces.count - 1,
        delimiters: delimiters.count,
        isImage: length == 2,
        start: index
      )
    )
  }

  private mutating func endBracket() {
    let end = index
    index += 1
    guard let bracket = brackets.popLast() else { return append("]") }
    let containsLink = !bracket.isImage && brackets.count < outerBrackets
    outerBrackets = min(outerBrackets, brackets.count)
    guard !containsLink, let target = readTarget(name: bracket.start..<end) else {
      return append("]")
    }
    matchEmphasis(from: bracket.delimiters)
    pieces[bracket.piece].text = ""
    guard !bracket.isImage else { return }
    pieces[bracket.piece].target = target
    append("")
    pieces[pieces.count - 1].endsTarget = true
    outerBrackets = brackets.count
  }

  /// Reads what follows the text of a link: the target in parentheses, or its name in brackets.
  private mutating func readTarget(name: Range<Int>) -> String? {
    if index < characters.count, characters[index] == "(", let target = readTargetInParentheses() {
      return target
    }
    var name = name
    if index < characters.count, characters[index] == "[",
      let end = characters[index...].prefix(Self.maximumName).firstIndex(of: "]")
    {
      if end > index + 1 { name = (index + 1)..<end }
      guard let target = target(named: name) else { return nil }
      index = end + 1
      return target
    }
    return target(named: name)
  }

  private func target(named name: Range<Int>) -> String? {
    guard !targets.isEmpty, name.count <= Self.maximumName else { return nil }
    return targets[String(characters[name]).lowercased()]
  }

  private mutating func readTargetInParentheses() -> String? {
    var rest = characters[(index + 1)...].prefix(Self.maximumTarget)
    rest = rest.drop(while: \.isWhitespace)
    let isBracketed = rest.first == "<"
    if isBracketed { rest.removeFirst() }
    var target = ""
    var level = 0
    while let character = rest.first {
      if character == "\\", rest.count > 1 {
        rest.removeFirst()
      } else if isBracketed ? character == ">" : character.isWhitespace {
        break
      } else if isBracketed {
        if character == "<" { return nil }
      } else {
        if character == ")", level == 0 { break }
        level += character == "(" ? 1 : character == ")" ? -1 : 0
        if level > Self.maximumParentheses { return nil }
      }
      target.append(rest.removeFirst())
    }
    if isBracketed { rest = rest.dropFirst() }
    rest = rest.drop(while: \.isWhitespace)
    if let quote = rest.first, quote == "\"" || quote == "'" {
      rest = rest.dropFirst().drop { $0 != quote }.dropFirst().drop(while: \.isWhitespace)
    }
    guard rest.first == ")" else { return nil }
    index = rest.startIndex + 1
    return target
  }

  // MARK: - Emphasis

  /// Matches the marks of emphasis from an index on, and removes them from the stack.
  private mutating func matchEmphasis(from first: Int) {
    /// For a kind of marks that close, the number of those that open before which there is no match.
    var limits: [Closer: Int] = [:]
    var opening: [Delimiter] = []
    for var delimiter in delimiters[first...] {
      let closer = Closer(delimiter)
      while delimiter.closes, delimiter.rest > 0,
        let match = (limits[closer, default: 0]..<opening.count).last(where: {
          Self.match(opening[$0], delimiter)
        })
      {
        opening.removeSubrange((match + 1)...)
        emphasize(&opening[match], &delimiter)
        if opening[match].rest == 0 { opening.removeLast() }
      }
      if delimiter.closes { limits[closer] = opening.count }
      if delimiter.opens, delimiter.rest > 0 { opening.append(delimiter) }
      for key in limits.keys where limits[key, default: 0] > opening.count {
        limits[key] = opening.count
      }
    }
    delimiters.removeSubrange(first...)
  }

  /// What determines which marks a closing mark matches.
  private struct Closer: Hashable {
    let mark: Character
    let opens: Bool
    let count: Int

    init(_ delimiter: Delimiter) {
      mark = delimiter.mark
      opens = delimiter.opens
      count = delimiter.mark == "~" ? delimiter.count : delimiter.count % 3
    }
  }

  private static func match(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
    guard opening.mark == closing.mark else { return false }
    if opening.mark == "~" { return opening.count == closing.count }
    guard opening.closes || closing.opens else { return true }
    let (first, last) = (opening.count % 3, closing.count % 3)
    return (first + last) % 3 != 0 || first == 0 && last == 0
  }

  private mutating func emphasize(_ opening: inout Delimiter, _ closing: inout Delimiter) {
    let isStrike = opening.mark == "~"
    let used = isStrike ? opening.count : opening.rest > 1 && closing.rest > 1 ? 2 : 1
    let kind: WritableKeyPath<Piece, Int> =
      isStrike ? \.strike : used == 2 ? \.strong : \.emphasis
    // The marks that are not used stay outside of the emphasis, as text of their pieces.
    pieces[opening.piece][keyPath: kind] += 1
    pieces[closing.piece][keyPath: kind] -= 1
    for delimiter in [opening, closing] { pieces[delimiter.piece].text.removeLast(used) }
    opening.rest -= used
    closing.rest -= used
  }

  // MARK: - Spans

  private func joinedSpans() -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var (strong, emphasis, strike) = (0, 0, 0)
    var target: String?
    for piece in pieces {
      // Marks that remain are before the emphasis that begins, or after that which ends.
      strong += min(piece.strong, 0)
      emphasis += min(piece.emphasis, 0)
      strike += min(piece.strike, 0)
      target = piece.target ?? target
      let span = MarkdownSpan(
        text: piece.text,
        isStrong: strong > 0,
        isEmphasized: emphasis > 0,
        isStruckThrough: strike > 0,
        isCode: piece.isCode,
        target: target
      )
      strong += max(piece.strong, 0)
      emphasis += max(piece.emphasis, 0)
      strike += max(piece.strike, 0)
      if piece.endsTarget { target = nil }
      if piece.text.isEmpty { continue }
      if let last = spans.last, last.hasFormat(of: span) {
        spans[spans.count - 1].text += span.text
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}

extension MarkdownSpan {
  /// Whether another span has the same format and the same link.
  fileprivate func hasFormat(of other: MarkdownSpan) -> Bool {
    var copy = other
    copy.text = text
    return copy == self
  }
}
