import Foundation

/// The contents of a saved file: a customization, its identifier and the version of the format.
///
/// The customization is encoded in the form of ``TabCustomization``. If that form ever changes so
/// that earlier releases can't read it, raise `currentVersion` and decode the earlier form with a
/// separate type in `init(from:)`.
struct CustomizationRecord: Codable {
  /// The error for a record of a newer version, of which only the version can be decoded.
  struct NewerVersion: Error {
    let version: Int
  }

  static let currentVersion = 1

  /// The maximum size of a record in bytes, for reading and writing. The customization of 100,000
  /// tabs is smaller.
  ///
  /// Reading a record that was saved by the framework takes about six times its size in memory. A
  /// record made of as many small values as possible takes up to thirty-five times its size.
  static let sizeLimit = 16 << 20

  let version: Int
  let identifier: String
  let customization: TabCustomization

  init(_ customization: TabCustomization, identifier: String) {
    version = Self.currentVersion
    self.identifier = identifier
    self.customization = customization
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    // A number that does not fit into an integer is a newer version, too.
    let number = try values.decode(Double.self, forKey: .version)
    version = number > 1e9 ? Int.max : try values.decode(Int.self, forKey: .version)
    guard version > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: values,
        debugDescription: "There is no version \(version)."
      )
    }
    guard version <= Self.currentVersion else { throw NewerVersion(version: version) }
    customization = try values.decode(TabCustomization.self, forKey: .customization)
    identifier = try values.decode(String.self, forKey: .identifier)
  }
}

// MARK: - Files

extension CustomizationRecord {
  /// Returns the contents of a file for a customization, as readable JSON with sorted keys.
  static func bytes(of customization: TabCustomization, identifier: String) -> [UInt8] {
    do {
      return try json(CustomizationRecord(customization, identifier: identifier))
    } catch {
      preconditionFailure("Strings, flags and numbers can always be encoded: \(error)")
    }
  }

  static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try [UInt8](encoder.encode(value)) + [UInt8(ascii: "\n")]
  }

  /// Decodes the bytes of a file for the given identifier.
  static func contents(of bytes: [UInt8], identifier: String)
    -> StoredContents<TabCustomization>
  {
    do {
      let record = try JSONDecoder().decode(CustomizationRecord.self, from: Data(bytes))
      guard record.identifier.isIdentical(to: identifier) else {
        return .damaged(
          "the file has the identifier \(record.identifier.prefix(80).debugDescription)"
        )
      }
      return .value(record.customization)
    } catch let newer as NewerVersion {
      return .newer(version: newer.version)
    } catch {
      return .damaged(reason(for: error, expecting: "a stored customization"))
    }
  }

  /// Returns why the contents of a file can't be decoded.
  static func reason(for error: any Error, expecting expected: String) -> String {
    let path: [any CodingKey]
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      path = context.codingPath
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    default: path = []
    }
    guard !path.isEmpty else { return "the file is not \(expected)" }
    let name = path.map(\.stringValue).joined(separator: ".")
    return "the file has no valid value at \(name.prefix(80).debugDescription)"
  }
}
