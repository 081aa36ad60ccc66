import Foundation

/// Finds the position of a JSON syntax error, or of a duplicate key.
///
/// The decoder reports no positions, and accepts duplicate keys.
struct JSONMistake {
  /// An array or object whose end has not been read.
  private struct Level {
    let isObject: Bool
    /// The keys of an object so far, including the current one.
    var keys: Set<String> = []
    /// The current key or index.
    var place: AnyKey
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The open arrays and objects, the innermost last.
  private var open: [Level] = []
  /// The path of a key that occurs twice.
  private var duplicate: [AnyKey]?

  /// The decoder has the same limit.
  private static let deepest = 512

  /// Returns an error such as `not JSON: line 3, column 7: a value expected`, or `nil` for valid
  /// JSON.
  static func first(in bytes: some Sequence<UInt8>) -> HostDescriptionError? {
    var check = JSONMistake(bytes: Array(bytes))
    guard let problem = check.firstProblem() else { return nil }
    if let path = check.duplicate { return HostDescriptionError(path: path, problem) }
    let before = check.bytes[..<min(check.index, check.bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
    return HostDescriptionError(
      path: [],
      "not JSON: line \(line), column \(column): \(problem)"
    )
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

  /// Reads a scalar, or the beginning of an array or object up to its first scalar.
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
    open.append(Level(isObject: isObject, place: AnyKey(index: 0)))
    skipBlanks()
    if peek == UInt8(ascii: isObject ? "}" : "]") { return nil }
    return isObject ? key() ?? value() : value()
  }

  /// Returns `nil` if another value follows, an empty text at the end, or else the problem.
  private mutating func afterValue() -> String? {
    while let level = open.indices.last {
      let isObject = open[level].isObject
      skipBlanks()
      switch peek {
      case nil:
        return "the text ends inside \(isObject ? "an object" : "an array")"
      case UInt8(ascii: ","):
        index += 1
        if isObject { return key() }
        open[level].place = AnyKey(index: (open[level].place.intValue ?? 0) + 1)
        return nil
      case UInt8(ascii: isObject ? "}" : "]"):
        index += 1
        open.removeLast()
      default:
        return isObject ? "expected ',' or '}'" : "expected ',' or ']'"
      }
    }
    skipBlanks()
    return peek == nil ? "" : "unexpected text after the end of the description"
  }

  private mutating func key() -> String? {
    skipBlanks()
    guard let next = peek else { return "the text ends where a key is expected" }
    guard next == UInt8(ascii: "\"") else { return "expected a key in quotes" }
    let start = index
    if let problem = string() ?? enter(bytes[start..<index]) { return problem }
    skipBlanks()
    guard peek == UInt8(ascii: ":") else { return "expected ':' after a key" }
    index += 1
    return nil
  }

  /// Adds a quoted key to the innermost object, which must not already have it.
  private mutating func enter(_ quoted: ArraySlice<UInt8>) -> String? {
    guard let key = text(of: quoted), let level = open.indices.last else { return nil }
    open[level].place = AnyKey(key)
    guard !open[level].keys.insert(key).inserted else { return nil }
    duplicate = open.map(\.place)
    return "duplicate key"
  }

  private func text(of quoted: ArraySlice<UInt8>) -> String? {
    guard quoted.contains(UInt8(ascii: "\\")) else {
      return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }
    return try? JSONDecoder().decode(String.self, from: Data(quoted))
  }

  private mutating func string() -> String? {
    let start = index
    index += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { return "a control character in a text must be escaped" }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let length = escapeLength else { return "an invalid escape in a text" }
      index += length
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
    let number = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/
    if ["true", "false", "null"].contains(word) || word.wholeMatch(of: number) != nil {
      return nil
    }
    index = start
    return "expected a value"
  }

  /// The number of bytes of the escape at the current position, or `nil` if it is invalid.
  ///
  /// A surrogate is valid only as a part of a pair.
  private var escapeLength: Int? {
    guard index + 1 < bytes.count else { return 2 }
    if "\"\\/bfnrt".utf8.contains(bytes[index + 1]) { return 2 }
    switch codeUnit(at: index) {
    case .some(0xD800...0xDBFF):
      guard case .some(0xDC00...0xDFFF) = codeUnit(at: index + 6) else { return nil }
      return 12
    case .some(0xDC00...0xDFFF), nil: return nil
    default: return 6
    }
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
