#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HostDescription {
  /// Reads a description from the bytes of a JSON text in UTF-8; a byte-order mark is passed over.
  ///
  /// Whatever the bytes are, the outcome is a description or an error, never a trap, and the same
  /// error each time: of several mistakes in an object, keys that are unknown come first, and the
  /// first by name is told. Time and memory grow with the length of the text.
  public init(json bytes: some Collection<UInt8>) throws(HostDescriptionError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = Data(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : Array(bytes))
    guard String(validating: content, as: UTF8.self) != nil else {
      throw HostDescriptionError(path: [], "the description is not UTF-8")
    }
    // The decoder passes over a comma or a key too many, and says of no mistake where it is.
    if let mistake = JSONMistake.first(in: content) { throw mistake }
    do {
      self = try JSONDecoder().decode(HostDescription.self, from: content)
    } catch let error as HostDescriptionError {
      throw error
    } catch {
      throw HostDescriptionError(path: [], "not JSON: a number or a text in it can't be read")
    }
  }

  /// Reads a description from a JSON text.
  public init(json text: String) throws(HostDescriptionError) {
    try self.init(json: text.utf8)
  }
}
