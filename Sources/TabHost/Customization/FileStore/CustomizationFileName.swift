/// The names of the files that belong to one identifier.
///
/// Different identifiers have different names, even where the text of one is the name of another's
/// file: every byte that is not a letter, a digit, `_`, `-` or an inner dot is percent-encoded. So
/// no name leaves the folder, is empty, or is hidden.
enum CustomizationFileName {
  /// Leaves room, in the 255 bytes that file systems take, for what is appended to set files aside.
  private static let limit = 200

  /// The name of the file for an identifier.
  static func name(for identifier: String) throws(TabCustomizationStoreError) -> String {
    let encoded = encoded(identifier)
    guard encoded.utf8.count <= limit else {
      throw TabCustomizationStoreError(
        .identifierTooLong,
        path: "\(encoded.prefix(32))…",
        reason: "the identifier makes a file name of \(encoded.utf8.count) bytes; at most \(limit)"
      )
    }
    return encoded + ".json"
  }

  /// A text as a file name without an extension. The empty text is a lone percent sign.
  static func encoded(_ text: String) -> String {
    if text.isEmpty { return "%" }
    let bytes = Array(text.utf8)
    var name = ""
    for (index, byte) in bytes.enumerated() {
      let isInner = index > 0 && index < bytes.count - 1
      if isPlain(byte) || (byte == UInt8(ascii: ".") && isInner) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        name += byte < 16 ? "%0" : "%"
        name += String(byte, radix: 16, uppercase: true)
      }
    }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
