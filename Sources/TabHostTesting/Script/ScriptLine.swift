/// One line of a script, split into words.
struct ScriptLine {
  /// The source text from the first word to the last.
  let text: String
  let words: [ScriptWord]

  /// Splits a line that has no line terminator.
  init(_ line: Substring.UnicodeScalarView) throws(ScriptMistake) {
    var reader = Reader(scalars: line, index: line.startIndex)
    var words: [ScriptWord] = []
    var end = line.startIndex
    reader.skipBlanks()
    let start = reader.index
    while let word = try reader.word() {
      words.append(word)
      end = reader.index
      reader.skipBlanks()
    }
    self.words = words
    text = words.isEmpty ? "" : String(line[start..<end])
  }
}

extension ScriptLine {
  /// A cursor over the scalars of a line.
  private struct Reader {
    let scalars: Substring.UnicodeScalarView
    var index: Substring.UnicodeScalarView.Index
    var column = 1

    private var peek: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    private var isAtBlank: Bool { peek == " " || peek == "\t" }

    /// Moves to the next word, to a comment, or to the end of the line.
    mutating func skipBlanks() {
      while isAtBlank { advance() }
    }

    mutating func word() throws(ScriptMistake) -> ScriptWord? {
      guard let first = peek, first != "#" else { return nil }
      return first == "\"" ? try quotedWord() : try plainWord()
    }

    private mutating func plainWord() throws(ScriptMistake) -> ScriptWord {
      let start = column
      var text = ""
      while let scalar = peek, !isAtBlank, scalar != "#" {
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

    private mutating func quotedWord() throws(ScriptMistake) -> ScriptWord {
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
      guard peek == nil || isAtBlank || peek == "#" else {
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
      default:
        throw ScriptMistake(
          column: start,
          message: #"unknown escape; inside quotes, write \", \\, \n or \r"#
        )
      }
    }

    private mutating func advance() {
      index = scalars.index(after: index)
      column += 1
    }
  }
}
