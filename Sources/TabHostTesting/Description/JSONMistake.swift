/// Finds where a text stops being JSON. Reads no value: whether a number or an escape is well
/// formed is left to the decoder.
struct JSONMistake {
  private let bytes: [UInt8]
  private var index = 0
  /// What is open, innermost last: true for an object, false for an array.
  private var open: [Bool] = []

  /// The decoder takes no more than this either.
  private static let deepest = 512

  /// `line 3, column 7: a value expected`; nil if the text is JSON.
  static func first(in bytes: some Sequence<UInt8>) -> String? {
    var check = JSONMistake(bytes: Array(bytes))
    guard let problem = check.firstProblem() else { return nil }
    let before = check.bytes[..<min(check.index, check.bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
    return "line \(line), column \(column): \(problem)"
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func firstProblem() -> String? {
    while true {
      if let problem = value() { return problem }
      if let done = afterValue() { return done.isEmpty ? nil : done }
    }
  }

  /// Reads up to the end of a scalar, or past the beginning of an array or object with content.
  private mutating func value() -> String? {
    skipBlanks()
    switch peek {
    case nil: return "the text ends where a value is expected"
    case UInt8(ascii: "{"), UInt8(ascii: "["): return opening()
    case UInt8(ascii: "\""): return string()
    default: return word()
    }
  }

  private mutating func opening() -> String? {
    let isObject = peek == UInt8(ascii: "{")
    guard open.count < Self.deepest else { return "nested more than \(Self.deepest) deep" }
    index += 1
    open.append(isObject)
    skipBlanks()
    if peek == UInt8(ascii: isObject ? "}" : "]") { return nil }
    return isObject ? key() ?? value() : value()
  }

  /// Nil if another value follows, an empty text at the end, else what is wrong.
  private mutating func afterValue() -> String? {
    while let isObject = open.last {
      skipBlanks()
      switch peek {
      case nil:
        return "the text ends inside \(isObject ? "an object" : "an array")"
      case UInt8(ascii: ","):
        index += 1
        return isObject ? key() : nil
      case UInt8(ascii: isObject ? "}" : "]"):
        index += 1
        open.removeLast()
      default:
        return isObject ? "',' or '}' expected" : "',' or ']' expected"
      }
    }
    skipBlanks()
    return peek == nil ? "" : "nothing may follow the end of the description"
  }

  private mutating func key() -> String? {
    skipBlanks()
    guard let next = peek else { return "the text ends where a key is expected" }
    guard next == UInt8(ascii: "\"") else { return "a key in quotes expected" }
    if let problem = string() { return problem }
    skipBlanks()
    guard peek == UInt8(ascii: ":") else { return "':' expected after a key" }
    index += 1
    return nil
  }

  private mutating func string() -> String? {
    let start = index
    index += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { return "a control character in a text must be escaped" }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    if index >= bytes.count {
      index = start
      return "a text without an end"
    }
    index += 1
    return nil
  }

  private mutating func word() -> String? {
    let start = index
    while let byte = peek, isOfWord(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) || Double(word) != nil { return nil }
    index = start
    return "a value expected"
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
  }
}
