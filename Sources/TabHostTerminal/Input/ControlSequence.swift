/// A control sequence in its parts: `<` or the like, numbers, other signs, and a last byte.
struct ControlSequence {
  /// The last byte, which says what it is.
  let final: Unicode.Scalar
  /// The sign before the numbers (`<`, `=`, `>`, `?`) of sequences that are no keys.
  let prefix: Unicode.Scalar?
  /// The numbers, parted by `;`, and their parts, parted by `:`. Numbers left out are `nil`.
  ///
  /// Empty if there is nothing between the opening and the last byte.
  let parameters: [[Int?]]
  /// The signs between the numbers and the last byte.
  let intermediates: [UInt8]

  /// The largest number told apart from larger ones.
  static let largestNumber = 9_999_999

  /// Parses what follows the opening; `nil` if it is malformed.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let last = bytes.last else { return nil }
    var body = bytes.dropLast()
    final = Unicode.Scalar(last)
    if let first = body.first, (0x3C...0x3F).contains(first) {
      prefix = Unicode.Scalar(first)
      body = body.dropFirst()
    } else {
      prefix = nil
    }
    let numbers = body.prefix { (0x30...0x3F).contains($0) }
    let signs = body.dropFirst(numbers.count)
    guard numbers.allSatisfy({ $0 <= 0x3B }), signs.allSatisfy({ (0x20...0x2F).contains($0) })
    else { return nil }
    parameters = Self.parameters(numbers)
    intermediates = Array(signs)
  }

  private static func parameters(_ bytes: ArraySlice<UInt8>) -> [[Int?]] {
    guard !bytes.isEmpty else { return [] }
    var result: [[Int?]] = []
    var parts: [Int?] = []
    var number: Int?
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"):
        result.append(parts + [number])
        (parts, number) = ([], nil)
      case UInt8(ascii: ":"):
        parts.append(number)
        number = nil
      default:
        number = min((number ?? 0) * 10 + Int(byte - 0x30), largestNumber)
      }
    }
    result.append(parts + [number])
    return result
  }

  /// A number, or a part of one; `nil` if it was left out or is not there.
  func number(_ index: Int, part: Int = 0) -> Int? {
    guard index < parameters.count, part < parameters[index].count else { return nil }
    return parameters[index][part]
  }

  /// The numbers, if none was left out and none has parts.
  var plainNumbers: [Int]? {
    let numbers = parameters.compactMap { $0.count == 1 ? $0[0] : nil }
    return numbers.count == parameters.count ? numbers : nil
  }

  /// Whether nothing stands beside the numbers.
  var isPlain: Bool { prefix == nil && intermediates.isEmpty }

  /// Whether pasted text follows.
  var startsPaste: Bool { isPlain && final == "~" && plainNumbers == [200] }

  /// What the sequence means; `nil` if nobody knows.
  var events: [InputEvent]? {
    if let mouse = MouseEvent(self) { return [.mouse(mouse)] }
    if isPlain, parameters.isEmpty, final == "I" { return [.focus(.gained)] }
    if isPlain, parameters.isEmpty, final == "O" { return [.focus(.lost)] }
    if let keys { return keys.map { .key($0) } }
    if let reply = TerminalReply(self) { return [.reply(reply)] }
    return nil
  }
}
