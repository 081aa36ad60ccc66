/// A parsed control sequence: an optional prefix such as `<`, parameters, intermediate bytes and a
/// final byte.
struct ControlSequence {
  /// The final byte, which identifies the sequence.
  let final: Unicode.Scalar
  /// The prefix (`<`, `=`, `>`, `?`), which key sequences do not have.
  let prefix: Unicode.Scalar?
  /// The parameters, separated by `;`, each a list of parts separated by `:`. Omitted numbers are
  /// `nil`.
  ///
  /// Empty if there is nothing before the final byte.
  let parameters: [[Int?]]
  /// The intermediate bytes, between the parameters and the final byte.
  let intermediates: [UInt8]

  /// The maximum value of a number. Larger numbers are clamped to it.
  static let largestNumber = 9_999_999

  /// Parses the bytes after the introducer. Returns `nil` if they are malformed.
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

  /// Returns a number by the indices of its parameter and part, or `nil` if it is omitted or
  /// missing.
  func number(_ index: Int, part: Int = 0) -> Int? {
    guard index < parameters.count, part < parameters[index].count else { return nil }
    return parameters[index][part]
  }

  /// The parameters as plain numbers, or `nil` if one is omitted or has several parts.
  var plainNumbers: [Int]? {
    let numbers = parameters.compactMap { $0.count == 1 ? $0[0] : nil }
    return numbers.count == parameters.count ? numbers : nil
  }

  /// Whether the sequence has neither a prefix nor intermediate bytes.
  var isPlain: Bool { prefix == nil && intermediates.isEmpty }

  /// Whether the sequence is the start marker of pasted text.
  var startsPaste: Bool { isPlain && final == "~" && plainNumbers == [200] }

  /// The events that the sequence encodes, or `nil` if it is unknown.
  var events: [InputEvent]? {
    if let mouse = MouseEvent(self) { return [.mouse(mouse)] }
    if isPlain, parameters.isEmpty, final == "I" { return [.focus(.gained)] }
    if isPlain, parameters.isEmpty, final == "O" { return [.focus(.lost)] }
    if let keys { return keys.map { .key($0) } }
    if let reply = TerminalReply(self) { return [.reply(reply)] }
    return nil
  }
}
