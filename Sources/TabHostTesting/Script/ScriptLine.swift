/// A word of a script and where it stands.
struct ScriptWord: Hashable, Sendable {
  let text: String
  /// The first scalar of the word, counted from 1; the quote, if there is one.
  let column: Int
  let isQuoted: Bool

  /// Whether this is the given word of the language. A quoted word never is: it is data.
  func isKeyword(_ keyword: String) -> Bool { !isQuoted && text == keyword }
}

/// One line of a script, cut into words.
struct ScriptLine {
  /// The line from its first word to its last, as it was written.
  let text: String
  let words: [ScriptWord]

  struct Mistake: Error {
    let column: Int
    let message: String
  }

  /// Cuts a line, which has no line end any more.
  init(_ line: Substring.UnicodeScalarView) throws(Mistake) {
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
  /// Walks along the scalars of a line.
  private struct Reader {
    let scalars: Substring.UnicodeScalarView
    var index: Substring.UnicodeScalarView.Index
    var column = 1

    private var peek: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    private var isAtBlank: Bool { peek == " " || peek == "\t" }

    /// Moves to the next word, or to the end of the line or the comment that ends it.
    mutating func skipBlanks() {
      while isAtBlank { advance() }
    }

    mutating func word() throws(Mistake) -> ScriptWord? {
      guard let first = peek, first != "#" else { return nil }
      return first == "\"" ? try quotedWord() : try plainWord()
    }

    private mutating func plainWord() throws(Mistake) -> ScriptWord {
      let start = column
      var text = ""
      while let scalar = peek, !isAtBlank, scalar != "#" {
        if scalar == "\"" {
          throw Mistake(column: column, message: "a quote can't begin inside a word")
        }
        if scalar == "\\" {
          throw Mistake(column: column, message: "a backslash can stand inside quotes only")
        }
        text.unicodeScalars.append(scalar)
        advance()
      }
      return ScriptWord(text: text, column: start, isQuoted: false)
    }

    private mutating func quotedWord() throws(Mistake) -> ScriptWord {
      let start = column
      var text = ""
      advance()
      while let scalar = peek, scalar != "\"" {
        text.unicodeScalars.append(scalar == "\\" ? try escaped() : scalar)
        advance()
      }
      guard peek != nil else {
        throw Mistake(column: start, message: "this quote is not closed on its line")
      }
      advance()
      guard peek == nil || isAtBlank || peek == "#" else {
        throw Mistake(column: column, message: "a blank must follow a closing quote")
      }
      return ScriptWord(text: text, column: start, isQuoted: true)
    }

    /// The scalar that a backslash stands for; leaves the reader on it.
    private mutating func escaped() throws(Mistake) -> Unicode.Scalar {
      let start = column
      advance()
      guard let scalar = peek else {
        throw Mistake(column: start, message: "a backslash can't end a line")
      }
      guard scalar == "\"" || scalar == "\\" else {
        throw Mistake(
          column: start,
          message: "unknown escape; a backslash stands before a quote or a backslash only"
        )
      }
      return scalar
    }

    private mutating func advance() {
      index = scalars.index(after: index)
      column += 1
    }
  }
}
