/// Appends JSON to one array of bytes: a line a value, indented by two spaces, as Foundation writes
/// it with `prettyPrinted` and `withoutEscapingSlashes`, to the byte.
///
/// Foundation's encoder makes several objects for each value: for 1,000 tabs that took nearly as
/// long as the disk takes to keep the bytes, and twenty times as long as this.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// Whether the object or array that is open has something in it.
  private var hasValues = false

  // MARK: - Objects and arrays

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    nested(in: "{", "}", members)
  }

  mutating func array(_ elements: [String]) {
    nested(in: "[", "]") { json in
      for element in elements {
        json.separate()
        json.text(element)
      }
    }
  }

  /// The name of a member; its value follows.
  mutating func name(_ name: String) {
    separate()
    text(name)
    append(" : ")
  }

  /// A member as it stands in the file, for those of which there are many.
  mutating func member(_ text: String) {
    separate()
    append(text)
  }

  private mutating func nested(
    in opening: String,
    _ closing: String,
    _ values: (inout JSONWriter) -> Void
  ) {
    append(opening)
    depth += 1
    hasValues = false
    values(&self)
    depth -= 1
    // What is empty has an empty line.
    if !hasValues { append("\n") }
    newLine()
    append(closing)
    hasValues = true
  }

  private mutating func separate() {
    startLine(afterComma: hasValues)
    hasValues = true
  }

  mutating func newLine() { startLine(afterComma: false) }

  /// Appends the start of a line at once: there is one for every few bytes.
  private mutating func startLine(afterComma: Bool) {
    bytes += Self.lineStart[(afterComma ? 0 : 1)..<2 + 2 * depth]
  }

  /// The start of the deepest line that is written.
  private static let lineStart = Array(",\n                    ".utf8)

  // MARK: - Values

  mutating func number(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func truth(_ truth: Bool) {
    append(truth ? "true" : "false")
  }

  mutating func text(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      // The text does not change meanwhile, and the bytes are not kept.
      if unsafe utf8.contains(where: Self.isEscaped) {
        unsafe utf8.forEach { appendEscaped($0) }
      } else {
        unsafe bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case ..<0x20:
      append(byte < 0x10 ? "\\u000" : "\\u00")
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
