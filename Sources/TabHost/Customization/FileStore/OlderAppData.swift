#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  import Foundation

  /// A value that an older version of the app has saved in an ``AppDataStore``.
  public struct OlderAppData {
    /// The version of the store that has saved the value.
    public let version: Int
    private let bytes: [UInt8]
    /// Whether the value is in an object that has the version.
    private let isVersioned: Bool

    init(_ bytes: [UInt8]) {
      let isObject = bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "{")
      let versioned =
        isObject ? try? JSONDecoder().decode(SavedVersion.self, from: Data(bytes)) : nil
      self.bytes = bytes
      version = versioned?.dataVersion ?? 1
      isVersioned = versioned != nil
    }

    /// Decodes the value as the type that it had in its version.
    ///
    /// - Throws: A `DecodingError`.
    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      isVersioned
        ? try JSONDecoder().decode(Versioned<Value>.self, from: Data(bytes)).value
        : try JSONDecoder().decode(type, from: Data(bytes))
    }

    /// Returns the contents of the file for a value. In version 1, that is the value alone, unless
    /// it would be decoded as one with a version.
    static func bytes(of value: some Encodable, version: Int) throws -> [UInt8] {
      if version == 1 {
        let bytes = try CustomizationRecord.json(value)
        guard bytes.starts(with: beginningOfVersioned), OlderAppData(bytes).isVersioned else {
          return bytes
        }
      }
      return try CustomizationRecord.json(Versioned(dataVersion: version, value: value))
    }

    private static let beginningOfVersioned = Array("{\n  \"dataVersion\"".utf8)

    fileprivate enum CodingKeys: String, CodingKey {
      case dataVersion
      case value
    }

    fileprivate struct Versioned<Value> {
      let dataVersion: Int
      let value: Value
    }

    /// The version of an object that has nothing else than a version and a value.
    private struct SavedVersion: Decodable {
      let dataVersion: Int

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        dataVersion = try values.decode(Int.self, forKey: .dataVersion)
        let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
        guard dataVersion > 0, Set(keys) == ["dataVersion", "value"] else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "This is a value itself.")
          )
        }
      }
    }

    private struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init?(stringValue: String) { self.stringValue = stringValue }

      init?(intValue: Int) { nil }
    }
  }

  extension OlderAppData.Versioned: Encodable where Value: Encodable {}
  extension OlderAppData.Versioned: Decodable where Value: Decodable {}
#endif
