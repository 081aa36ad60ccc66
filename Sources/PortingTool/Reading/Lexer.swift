/// Divides Swift source text into tokens.
///
/// Strings, regular expressions and comments are recognized, so that their contents are not taken
/// for code. The code in interpolations is divided into tokens like any other code. The texts of all
/// tokens and of what precedes them are the source text again.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []
  /// Where the whitespace and comments before the next token begin.
  private var leadingStart = 0
  /// The strings whose interpolations are open, with the depth of parentheses in each.
  private var interpolations: [(string: StringForm, depth: Int)] = []

  private struct StringForm {
    let poundCount: Int
    let isMultiline: Bool
    let line: Int
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the tokens of a text, of which the last ones have the kind `end`.
  static func tokens(of text: String) throws(SyntaxProblem) -> [Token] {
    var lexer = Lexer(text)
    try lexer.run()
    return lexer.tokens
  }

  private mutating func run() throws(SyntaxProblem) {
    // A line that selects an interpreter is no code.
    if matches("#!") { skipLine() }
    while true {
      try skipTrivia()
      guard position < bytes.count else { break }
      try readToken()
    }
    if let open = interpolations.last {
      throw SyntaxProblem(line: open.string.line, symbol: "\"", reason: "the string is not closed")
    }
    // Several, so that rules can look ahead from every token of the text.
    for _ in 0..<8 { append(.end, from: position) }
  }

  // MARK: - Characters

  private func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
  }

  private func matches(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { buffer in
      unsafe bytes.dropFirst(position + offset).prefix(buffer.count).elementsEqual(buffer)
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves past one byte, counting lines. A carriage return and a line feed are one line end.
  private mutating func advance() {
    let first = bytes[position]
    if first == .lineFeed || first == .carriageReturn && byte(1) != .lineFeed { line += 1 }
    position += 1
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, line startLine: Int? = nil) {
    let leading = text(leadingStart..<start)
    tokens.append(
      Token(
        kind,
        text(start..<position),
        line: startLine ?? line,
        leading: leading,
        isFirst: tokens.isEmpty
      )
    )
    leadingStart = position
  }

  // MARK: - Whitespace and comments

  private mutating func skipTrivia() throws(SyntaxProblem) {
    while let byte = byte() {
      if byte.isSpace {
        advance()
      } else if byte == .slash, self.byte(1) == .slash {
        skipLine()
      } else if byte == .slash, self.byte(1) == .asterisk {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != .lineFeed, byte != .carriageReturn { position += 1 }
  }

  private mutating func skipComment() throws(SyntaxProblem) {
    let start = line
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        position += 2
      } else if matches("*/") {
        depth -= 1
        position += 2
      } else if position < bytes.count {
        advance()
      } else {
        throw SyntaxProblem(line: start, symbol: "/*", reason: "the comment is not closed")
      }
    } while depth > 0
  }

  // MARK: - Tokens

  private mutating func readToken() throws(SyntaxProblem) {
    let start = position
    let first = bytes[position]
    if first.isIdentifierStart || first == UInt8(ascii: "$") {
      skipWord()
      append(.identifier, from: start)
    } else if first == UInt8(ascii: "`") {
      position += 1
      while let byte = byte(), byte != UInt8(ascii: "`"), byte != .lineFeed { position += 1 }
      if byte() == UInt8(ascii: "`") { position += 1 }
      append(.identifier, from: start)
    } else if first.isDigit {
      skipNumber()
      append(.number, from: start)
    } else if let string = stringForm() {
      position += string.poundCount + (string.isMultiline ? 3 : 1)
      try readString(string, from: start)
    } else if let end = regexEnd() {
      let startLine = line
      while position < end { advance() }
      append(.regex, from: start, line: startLine)
    } else if first == UInt8(ascii: "#"), byte(1)?.isIdentifierStart == true {
      position += 1
      skipWord()
      append(.directive, from: start)
    } else {
      try readSymbol()
    }
  }

  private mutating func skipWord() {
    position += 1
    while let byte = byte(), byte.isIdentifierStart || byte.isDigit { position += 1 }
  }

  private mutating func skipNumber() {
    skipWord()
    // A period belongs to a number only if a digit follows: `1.5`, but not `1...5` or `1.description`.
    if byte() == UInt8(ascii: "."), byte(1)?.isDigit == true { skipWord() }
  }

  private mutating func readSymbol() throws(SyntaxProblem) {
    let start = position
    let isPair =
      switch bytes[start] {
      case UInt8(ascii: "-"): byte(1) == UInt8(ascii: ">")
      case UInt8(ascii: "="), UInt8(ascii: "!"): byte(1) == UInt8(ascii: "=")
      default: false
      }
    position += isPair ? 2 : 1
    // The bytes of a character that is no identifier stay together.
    while let byte = byte(), byte & 0xC0 == 0x80 { position += 1 }
    append(.symbol, from: start)
    guard let last = interpolations.indices.last else { return }
    if bytes[start] == UInt8(ascii: "(") { interpolations[last].depth += 1 }
    if bytes[start] == UInt8(ascii: ")") { interpolations[last].depth -= 1 }
    if interpolations[last].depth == 0 {
      let string = interpolations.removeLast().string
      try readString(string, from: position)
    }
  }

  // MARK: - Strings

  /// Returns the form of the string that begins at the position, if there is one.
  private func stringForm() -> StringForm? {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard byte(pounds) == .quote else { return nil }
    // Two quotes and a third one with the same number of signs are an empty string, then a string.
    let isMultiline = matches("\"\"\"", at: pounds)
    return StringForm(poundCount: pounds, isMultiline: isMultiline, line: line)
  }

  /// Reads the rest of a string up to its end or its next interpolation.
  private mutating func readString(_ string: StringForm, from start: Int) throws(SyntaxProblem) {
    let startLine = line
    while let byte = byte() {
      if byte == UInt8(ascii: "\\"), pounds(after: 1) >= string.poundCount {
        position += 1 + string.poundCount
        if self.byte() == UInt8(ascii: "(") {
          append(.string, from: start, line: startLine)
          interpolations.append((string, 0))
          try readSymbol()
          return
        }
        if position < bytes.count { advance() }
      } else if isEnd(of: string) {
        position += (string.isMultiline ? 3 : 1) + string.poundCount
        append(.string, from: start, line: startLine)
        return
      } else if !string.isMultiline, byte == .lineFeed || byte == .carriageReturn {
        break
      } else {
        advance()
      }
    }
    throw SyntaxProblem(line: string.line, symbol: "\"", reason: "the string is not closed")
  }

  private func isEnd(of string: StringForm) -> Bool {
    guard byte() == .quote else { return false }
    guard string.isMultiline else { return pounds(after: 1) >= string.poundCount }
    return matches("\"\"\"") && pounds(after: 3) >= string.poundCount
  }

  private func pounds(after offset: Int) -> Int {
    var count = 0
    while byte(offset + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  // MARK: - Regular expressions

  /// Returns the end of the regular expression that begins at the position, if there is one.
  private func regexEnd() -> Int? {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard byte(pounds) == .slash else { return nil }
    if pounds == 0 {
      // A slash after a value divides it.
      guard !followsValue, let next = byte(1), !next.isSpace, next != UInt8(ascii: ")") else {
        return nil
      }
    }
    var end = position + pounds + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\\") {
        end += 2
      } else if byte == .slash,
        bytes.dropFirst(end + 1).prefix(pounds).elementsEqual(
          repeatElement(UInt8(ascii: "#"), count: pounds)
        )
      {
        return end + 1 + pounds
      } else if pounds == 0, byte == .lineFeed || byte == .carriageReturn {
        return nil
      } else {
        end += 1
      }
    }
    return nil
  }

  /// Whether the last token ends a value, so that an operator can follow it.
  private var followsValue: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .identifier:
      return !["return", "in", "case", "else", "if", "while", "guard", "try", "await", "switch"]
        .contains(last.word)
    case .number, .string, .regex, .directive: return true
    case .symbol:
      // An operator that touches the slash is a part of it.
      let isPartOfOperator = leadingStart == position && !"([{,:;".contains(last.word)
      return isPartOfOperator || [")", "]", "}", "?", "!"].contains(last.word)
    case .end: return false
    }
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let asterisk = UInt8(ascii: "*")

  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether the byte is a letter, an underscore, or part of a character outside of ASCII.
  fileprivate var isIdentifierStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || self == UInt8(ascii: "_") || self >= 0x80
  }
}
