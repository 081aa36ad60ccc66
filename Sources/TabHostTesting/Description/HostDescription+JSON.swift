import Foundation

extension HostDescription {
  /// Parses a description from the bytes of a JSON text in UTF-8. A byte-order mark is skipped.
  ///
  /// Invalid input always throws an error and never traps. The error is deterministic: of several
  /// errors in an object, unknown keys are reported first, and of these the first by name.
  ///
  /// - Throws: A ``HostDescriptionError``.
  /// - Complexity: O(*n*) in time and memory, where *n* is the length of the text.
  public init(json bytes: some Collection<UInt8>) throws(HostDescriptionError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = Data(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : Array(bytes))
    guard String(validating: content, as: UTF8.self) != nil else {
      throw HostDescriptionError(path: [], "the description is not UTF-8")
    }
    // The decoder accepts trailing commas and duplicate keys, and does not report the position of
    // an error.
    if let mistake = JSONMistake.first(in: content) { throw mistake }
    do {
      self = try JSONDecoder().decode(HostDescription.self, from: content)
    } catch let error as HostDescriptionError {
      throw error
    } catch {
      throw HostDescriptionError(path: [], "not JSON: it contains a malformed number or string")
    }
  }

  /// Parses a description from a JSON text.
  ///
  /// - Throws: A ``HostDescriptionError``.
  public init(json text: String) throws(HostDescriptionError) {
    try self.init(json: text.utf8)
  }
}
