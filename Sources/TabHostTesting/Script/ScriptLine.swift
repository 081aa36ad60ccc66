/// One line of a script, split into words.
struct ScriptLine {
  /// The source text from the first word to the last.
  let text: String
  let words: [ScriptWord]

  /// Returns the lines of a text, with their carriage returns. A byte-order mark at the beginning is
  /// skipped.
  static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    let scalars = text.unicodeScalars
    let content = scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]
    return content.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns a line without its carriage return, and throws a mistake if it contains a NUL or another
  /// carriage return.
  static func content(
    of line: Substring.UnicodeScalarView
  ) throws(ScriptMistake) -> Substring.UnicodeScalarView {
    let content = line.last == "\r" ? line.dropLast() : line
    if let index = content.firstIndex(where: { $0 == "\0" || $0 == "\r" }) {
      let name = content[index] == "\0" ? "a NUL" : "a carriage return"
      throw ScriptMistake(
        column: content.distance(from: content.startIndex, to: index) + 1,
        message: "a line can't contain \(name)"
      )
    }
    return content
  }

  /// Splits a line that has no line terminator.
  ///
  /// After `expect` and `wait until`, the line has a question and its answer; see
  /// ``ScriptWord/isAnswer``.
  init(_ line: Substring.UnicodeScalarView) throws(ScriptMistake) {
    self = try Self.lines(in: line, separator: nil).first ?? ScriptLine(text: "", words: [])
  }

  /// Splits a line of a case file, whose commands are separated by words that end with a semicolon.
  ///
  /// - Parameters:
  ///   - line: The commands.
  ///   - column: The column of the first scalar, counted from 1.
  static func commands(
    in line: Substring.UnicodeScalarView,
    column: Int
  ) throws(ScriptMistake) -> [ScriptLine] {
    try lines(in: line, column: column, separator: ";")
  }

  /// Splits the question and the answer that follow `=` in a case file.
  static func question(
    in line: Substring.UnicodeScalarView,
    column: Int
  ) throws(ScriptMistake) -> [ScriptWord] {
    var reader = Reader(scalars: line, index: line.startIndex, column: column)
    return try reader.question()
  }

  private init(text: String, words: [ScriptWord]) {
    (self.text, self.words) = (text, words)
  }

  /// Whether a question and its answer follow the words at the beginning of a line.
  private static func isFollowedByQuestion(_ words: [ScriptWord]) -> Bool {
    switch words[0].text {
    case "expect": words.count == 1
    case "wait": (2...3).contains(words.count) && words[words.count - 1].isKeyword("until")
    default: false
    }
  }

  private static func lines(
    in line: Substring.UnicodeScalarView,
    column: Int = 1,
    separator: Unicode.Scalar?
  ) throws(ScriptMistake) -> [ScriptLine] {
    var reader = Reader(scalars: line, index: line.startIndex, column: column)
    reader.separator = separator
    var lines: [ScriptLine] = []
    reader.skipBlanks()
    while !reader.isAtEnd {
      let start = reader.index
      var words: [ScriptWord] = []
      var end = start
      while let word = try reader.word() {
        words.append(word)
        end = reader.index
        if Self.isFollowedByQuestion(words) {
          words += try reader.question()
          end = reader.index
        }
        reader.skipBlanks()
      }
      lines.append(ScriptLine(text: String(line[start..<end]), words: words))
      reader.skipSeparator()
    }
    return lines
  }
}

extension ScriptLine {
  /// A cursor over the scalars of a line.
  private struct Reader {
    let scalars: Substring.UnicodeScalarView
    var index: Substring.UnicodeScalarView.Index
    var column = 1
    /// The scalar at the end of a word after which another command follows, or `nil` for none.
    var separator: Unicode.Scalar?

    /// Whether only a comment is left.
    var isAtEnd: Bool { peek == nil || peek == "#" }

    private var peek: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    private var isAtBlank: Bool { peek == " " || peek == "\t" }

    /// Moves to the next word, to a comment, or to the end of the line.
    mutating func skipBlanks() {
      while isAtBlank { advance() }
    }

    /// Skips the separator after a command.
    mutating func skipSeparator() {
      guard isAtSeparator else { return }
      advance()
      skipBlanks()
    }

    /// Whether the next scalar separates two commands: a separator at the end of a word.
    private var isAtSeparator: Bool {
      guard let separator, peek == separator else { return false }
      let next = scalars.index(after: index)
      return next == scalars.endIndex || scalars[next] == " " || scalars[next] == "\t"
    }

    /// Reads a question, the colon after it, and the rest of the line, which is the answer.
    mutating func question() throws(ScriptMistake) -> [ScriptWord] {
      var words: [ScriptWord] = []
      skipBlanks()
      while let word = try word(beforeColon: true) {
        words.append(word)
        if peek == ":" {
          advance()
          if peek == " " { advance() }
          let start = column
          let answer = scalars[index...]
          index = scalars.endIndex
          let text = String(answer).trimmingTrailingBlanks
          return words + [ScriptWord(text: text, column: start, isQuoted: true, isAnswer: true)]
        }
        skipBlanks()
      }
      throw ScriptMistake(
        column: words.first?.column ?? column,
        message: "a question is followed by a colon and its answer, as in \"selected: inbox\""
      )
    }

    mutating func word(beforeColon isQuestion: Bool = false) throws(ScriptMistake) -> ScriptWord? {
      guard let first = peek, first != "#", !isAtSeparator else { return nil }
      guard first == "\"" else { return try plainWord(beforeColon: isQuestion) }
      return try quotedWord(beforeColon: isQuestion)
    }

    /// Whether the next scalar is a colon that ends a question: one before a blank or the end.
    private var isAtColon: Bool {
      guard peek == ":" else { return false }
      let next = scalars.index(after: index)
      return next == scalars.endIndex || scalars[next] == " "
    }

    private mutating func plainWord(
      beforeColon isQuestion: Bool
    ) throws(ScriptMistake) -> ScriptWord {
      let start = column
      var text = ""
      while let scalar = peek, !isAtBlank, scalar != "#", !isAtSeparator,
        !(isQuestion && isAtColon)
      {
        if scalar == "\"" {
          throw ScriptMistake(column: column, message: "a quote must begin a word")
        }
        if scalar == "\\" {
          throw ScriptMistake(column: column, message: "a backslash is allowed only inside quotes")
        }
        text.unicodeScalars.append(scalar)
        advance()
      }
      return ScriptWord(text: text, column: start, isQuoted: false)
    }

    private mutating func quotedWord(
      beforeColon isQuestion: Bool
    ) throws(ScriptMistake) -> ScriptWord {
      let start = column
      var text = ""
      advance()
      while let scalar = peek, scalar != "\"" {
        text.unicodeScalars.append(scalar == "\\" ? try escaped() : scalar)
        advance()
      }
      guard peek != nil else {
        throw ScriptMistake(column: start, message: "the quote is not closed on this line")
      }
      advance()
      guard peek == nil || isAtBlank || peek == "#" || isAtSeparator || isQuestion && isAtColon
      else {
        throw ScriptMistake(column: column, message: "a blank must follow a closing quote")
      }
      return ScriptWord(text: text, column: start, isQuoted: true)
    }

    /// Returns the scalar that a backslash escapes, and moves to it.
    private mutating func escaped() throws(ScriptMistake) -> Unicode.Scalar {
      let start = column
      advance()
      guard let scalar = peek else {
        throw ScriptMistake(column: start, message: "a backslash can't end a line")
      }
      switch scalar {
      case "\"", "\\": return scalar
      case "n": return "\n"
      case "r": return "\r"
      case "u": if let scalar = numberedScalar() { return scalar }
      default: break
      }
      throw ScriptMistake(
        column: start,
        message: #"unknown escape; inside quotes, write \", \\, \n, \r or \u{1b}"#
      )
    }

    /// Returns the scalar with the hexadecimal number in braces that follows, and moves to the closing
    /// brace.
    private mutating func numberedScalar() -> Unicode.Scalar? {
      advance()
      guard peek == "{" else { return nil }
      advance()
      let digits = String(scalars[index...].prefix { $0 != "}" && $0.isASCII })
      guard digits.utf8.count <= 8, digits.allSatisfy(\.isHexDigit),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { return nil }
      for _ in digits.utf8 { advance() }
      return peek == "}" ? scalar : nil
    }

    private mutating func advance() {
      index = scalars.index(after: index)
      column += 1
    }
  }
}

extension String {
  /// The text without blanks at its end.
  var trimmingTrailingBlanks: String {
    guard let end = lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(self[...end])
  }
}
