import Foundation

extension Encodable {
  /// The value as JSON on one line, with sorted keys.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

extension Decodable {
  /// Decodes a value from JSON.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}
