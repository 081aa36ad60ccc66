/// The file name for an identifier.
///
/// Different identifiers have different names, because every byte that is not an ASCII letter, a
/// digit, `_`, `-` or an inner dot is percent-encoded. Therefore, a name is never empty or hidden,
/// and never refers to another folder.
enum CustomizationFileName {
  /// The maximum length in bytes. It leaves room for the suffixes of renamed files within the 255
  /// bytes that file systems allow.
  private static let limit = 200

  /// Returns the file name for an identifier.
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

  /// Returns a text as a file name without an extension. The empty text is encoded as `%`.
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
