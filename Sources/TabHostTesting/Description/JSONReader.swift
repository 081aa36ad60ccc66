/// Reads a JSON text, and reports the position of a syntax error and the path of a duplicate key.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  /// The number of arrays and objects around the current position.
  private var depth = 0

  private static let maximumDepth = 512

  /// Returns the value of a text in UTF-8.
  ///
  /// - Throws: An error such as `not JSON: line 3, column 7: expected a value`.
  static func read(_ bytes: some Sequence<UInt8>) throws(HostDescriptionError) -> JSONValue {
    var reader = JSONReader(bytes: Array(bytes))
    let value = try reader.value(at: .root)
    guard reader.skipBlanks() == nil else {
      throw reader.error("unexpected text after the end of the description")
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func error(_ problem: String) -> HostDescriptionError {
    let before = bytes[..<index]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
    return HostDescriptionError(
      path: .root,
      "not JSON: line \(line), column \(column): \(problem)"
    )
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips blanks, and returns the byte after them.
  private mutating func skipBlanks() -> UInt8? {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    return peek
  }

  private mutating func value(at path: JSONPath) throws(HostDescriptionError) -> JSONValue {
    switch skipBlanks() {
    case nil: throw error("the text ends where a value is expected")
    case UInt8(ascii: "{"): return try addParts(to: JSONValue(path: path, content: .object))
    case UInt8(ascii: "["): return try addParts(to: JSONValue(path: path, content: .array))
    case UInt8(ascii: "\""): return JSONValue(path: path, content: .text(try text()))
    default: return JSONValue(path: path, content: .word(try word()))
    }
  }

  // MARK: Objects and arrays

  /// Reads the members of an object, or the elements of an array.
  private mutating func addParts(
    to outer: JSONValue
  ) throws(HostDescriptionError) -> JSONValue {
    guard depth < Self.maximumDepth else {
      throw error("nested more than \(Self.maximumDepth) deep")
    }
    depth += 1
    defer { depth -= 1 }
    let isObject = outer.content == .object
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var outer = outer
    var keys: Set<String> = []
    index += 1
    var isComplete = skipBlanks() == end
    while !isComplete {
      let path =
        isObject
        ? try key(in: outer.path, besides: &keys) : .index(outer.parts.count, in: outer.path)
      outer.parts.append(try value(at: path))
      switch skipBlanks() {
      case UInt8(ascii: ","): index += 1
      case end: isComplete = true
      case nil: throw error("the text ends inside \(isObject ? "an object" : "an array")")
      default: throw error("expected ',' or '\(isObject ? "}" : "]")'")
      }
    }
    index += 1
    if isObject { outer.parts.sort { $0.key < $1.key } }
    return outer
  }

  /// Reads a key with its colon. The object must not already have the key.
  private mutating func key(
    in path: JSONPath,
    besides others: inout Set<String>
  ) throws(HostDescriptionError) -> JSONPath {
    guard let byte = skipBlanks() else { throw error("the text ends where a key is expected") }
    guard byte == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
    let key = try text()
    let keyPath = JSONPath.key(key, in: path)
    guard others.insert(key).inserted else {
      throw HostDescriptionError(path: keyPath, "duplicate key")
    }
    guard skipBlanks() == UInt8(ascii: ":") else { throw error("expected ':' after a key") }
    index += 1
    return keyPath
  }

  // MARK: Texts

  private mutating func text() throws(HostDescriptionError) -> String {
    let start = index
    var text: [UInt8] = []
    index += 1
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case ..<0x20: throw error("a control character in a text must be escaped")
      case UInt8(ascii: "\\") where index + 1 < bytes.count: text += try escapedCharacter().utf8
      default:
        text.append(byte)
        index += 1
      }
    }
    index = start
    throw error("a text without an end")
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Reads an escape such as `\n` or `\u00E9`, or the two escapes of a surrogate pair.
  private mutating func escapedCharacter() throws(HostDescriptionError) -> String {
    if let character = Self.escapes[bytes[index + 1]] {
      index += 2
      return character
    }
    var units: [UInt16] = []
    if let unit = codeUnit(at: index) { units.append(unit) }
    if let unit = units.first, UTF16.isLeadSurrogate(unit), let next = codeUnit(at: index + 6) {
      units.append(next)
    }
    guard !units.isEmpty, let character = String(validating: units, as: UTF16.self) else {
      throw error("an invalid escape in a text")
    }
    index += 6 * units.count
    return character
  }

  /// Returns the code unit of an escape such as `\u00E9`, or `nil` if there is none.
  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count,
      bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = String(decoding: bytes[(start + 2)..<(start + 6)], as: UTF8.self)
    // The initializer of a number also accepts a sign.
    return digits.first?.isHexDigit == true ? UInt16(digits, radix: 16) : nil
  }

  // MARK: Words

  private mutating func word() throws(HostDescriptionError) -> String {
    let start = index
    while let byte = peek, isOfWord(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let number = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/
    if ["true", "false", "null"].contains(word) || word.wholeMatch(of: number) != nil {
      return word
    }
    index = start
    throw error("expected a value")
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
  }
}
