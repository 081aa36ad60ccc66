/// A word, operator or punctuation mark of Swift code.
///
/// Comments are skipped, and a string literal is a single token, `""`.
struct SwiftToken: Equatable {
  let text: String
  let line: Int

  /// Whether the token is a keyword, a name or a number.
  var isWord: Bool {
    guard let first = text.first else { return false }
    return first.isLetter || first.isNumber || first == "_" || first == "$" || first == "`"
  }

  /// Whether the token is an assignment operator.
  var isAssignment: Bool { ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="].contains(text) }

  /// Returns the tokens of code.
  static func tokens(of code: String) -> [SwiftToken] {
    var scanner = Scanner(bytes: Array(code.utf8))
    return scanner.scan()
  }
}

extension SwiftToken {
  /// A byte-by-byte scanner.
  private struct Scanner {
    let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var tokens: [SwiftToken] = []

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func scan() -> [SwiftToken] {
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 0x0A {
          line += 1
          index += 1
        } else if starts("//") {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if starts("/*") {
          skipComment()
        } else if let hashes = hashesBeforeQuote() {
          let start = line
          skipString(hashes)
          tokens.append(SwiftToken(text: "\"\"", line: start))
        } else if Self.isWord(byte) {
          addWord()
        } else {
          addSign()
        }
      }
      return tokens
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`")
      }
    }

    private func starts(_ text: String) -> Bool {
      // Most bytes differ from the first one, which is cheaper to compare.
      index < bytes.count && bytes[index] == text.utf8.first
        && bytes[index...].starts(with: text.utf8)
    }

    private mutating func addWord() {
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      add(start)
    }

    private mutating func addSign() {
      let start = index
      index += 1
      guard bytes[start] > 0x20 else { return }
      if index < bytes.count, Self.isOperator(bytes[start], bytes[index]) { index += 1 }
      add(start)
    }

    /// Whether two characters are an operator, which must not be split.
    private static func isOperator(_ first: UInt8, _ second: UInt8) -> Bool {
      switch second {
      case UInt8(ascii: "="): "=!<>+-*/%|&^".utf8.contains(first)
      case UInt8(ascii: ">"): first == UInt8(ascii: "-")
      case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"): first == second
      default: false
      }
    }

    private mutating func add(_ start: Int) {
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      tokens.append(SwiftToken(text: text, line: line))
    }

    // MARK: - Comments and strings

    private mutating func skip() {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }

    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts("/*") {
          depth += 1
          index += 2
        } else if starts("*/") {
          depth -= 1
          index += 2
        } else {
          skip()
        }
      } while depth > 0 && index < bytes.count
    }

    /// Returns the number of number signs before a quote, or `nil` if no string begins here.
    private func hashesBeforeQuote() -> Int? {
      let rest = bytes[index...].drop { $0 == UInt8(ascii: "#") }
      return rest.first == UInt8(ascii: "\"") ? rest.startIndex - index : nil
    }

    private mutating func skipString(_ hashes: Int) {
      index += hashes
      let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
      index += quotes.utf8.count
      let signs = String(repeating: "#", count: hashes)
      while index < bytes.count {
        if starts(quotes + signs) {
          index += quotes.utf8.count + hashes
          return
        }
        if starts("\\" + signs + "(") {
          index += hashes + 2
          skipInterpolation()
        } else if starts("\\" + signs) {
          index += hashes + 1
          if index < bytes.count { skip() }
        } else {
          skip()
        }
      }
    }

    private mutating func skipInterpolation() {
      var depth = 1
      while index < bytes.count, depth > 0 {
        if let hashes = hashesBeforeQuote() {
          skipString(hashes)
          continue
        }
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        skip()
      }
    }
  }
}
