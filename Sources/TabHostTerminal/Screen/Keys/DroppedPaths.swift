import Foundation

/// The file paths in pasted text. Terminals paste the paths of files that the user drops on them.
///
/// The paths are separated by line breaks, or quoted for a shell and separated by blanks, or given
/// as `file:` URLs. The text is untrusted input, so the only file system access is a check for
/// existence.
struct DroppedPaths: Hashable {
  /// The limits for recognizing paths. Text that exceeds them is treated as plain text.
  private static let maximumBytes = 65_536
  private static let maximumCount = 256
  private static let maximumPathBytes = 4_096

  /// The absolute paths in the order of the text. Contains at least one path.
  let paths: [String]

  /// Creates the paths, or returns `nil` if the text contains anything but paths of existing files.
  init?(_ text: String, exists: (String) -> Bool) {
    guard text.utf8.count <= Self.maximumBytes else { return nil }
    // An unquoted path that contains blanks is only recognized as a complete line.
    let lines = text.split(whereSeparator: \.isNewline).map(Self.trimmed).filter { !$0.isEmpty }
    let choices = [lines, Self.words(of: text)]
    for case let words? in choices where !words.isEmpty && words.count <= Self.maximumCount {
      let paths = words.compactMap(Self.path)
      if paths.count == words.count, paths.allSatisfy(exists) {
        self.paths = paths
        return
      }
    }
    return nil
  }

  /// Returns whether a file or directory exists at a path.
  static func fileExists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private static func trimmed(_ line: Substring) -> String {
    let start = line.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// Returns the path that a word represents, or `nil` if it is not a valid absolute path.
  private static func path(_ word: String) -> String? {
    var path = word
    if word.lowercased().hasPrefix("file:") {
      guard let decoded = decoded(word.dropFirst("file:".count)) else { return nil }
      path = decoded
    }
    let bytes = path.utf8
    let isPossible = bytes.first == UInt8(ascii: "/") && bytes.count <= maximumPathBytes
    return isPossible && !bytes.contains(0) ? path : nil
  }

  /// Returns the percent-decoded path of a `file:` URL without a host name, or with that of this
  /// machine.
  private static func decoded(_ address: Substring) -> String? {
    var rest = address
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      guard ["", "localhost"].contains(rest[..<slash].lowercased()) else { return nil }
      rest = rest[slash...]
    }
    var bytes: [UInt8] = []
    var source = rest.utf8.makeIterator()
    while let byte = source.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = source.next().flatMap(digit), let low = source.next().flatMap(digit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}

// MARK: - Splitting words

extension DroppedPaths {
  /// Splits a text into words like a shell, without expansions.
  ///
  /// - Returns: The words, or `nil` if a quotation mark or an escape is not terminated.
  static func words(of text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var scalars = text.unicodeScalars.makeIterator()
    func append(_ scalar: Unicode.Scalar) {
      var longer = word ?? ""
      longer.unicodeScalars.append(scalar)
      word = longer
    }
    while let scalar = scalars.next() {
      switch (scalar, quote) {
      case ("'", "'"), ("\"", "\""): quote = nil
      case ("'", nil), ("\"", nil):
        quote = scalar
        word = word ?? ""
      case ("\\", nil):
        guard let next = scalars.next() else { return nil }
        append(next)
      case ("\\", "\""):
        guard let next = scalars.next() else { return nil }
        if !"\"\\$`".unicodeScalars.contains(next) { append(scalar) }
        append(next)
      case (" ", nil), ("\t", nil), ("\n", nil), ("\r", nil):
        if let done = word { words.append(done) }
        word = nil
      default: append(scalar)
      }
    }
    guard quote == nil else { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
