#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The saved form of a customization: a version of the format, the identifier, and what that
/// version says of the customization. It is apart from the live type, so that the one can change
/// without the other.
enum CustomizationRecord {
  /// A record of a version that is known here.
  case known(TabCustomization, identifier: String)
  /// A record of a later version; nothing else of it can be relied on.
  case newer(version: Int)

  /// A record of more bytes is neither written nor read. All that 100,000 tabs can have takes less.
  ///
  /// Reading a file of ours takes memory of about six times its bytes; one that somebody has made
  /// of as many and as small values as fit, up to thirty-five times.
  static let sizeLimit = 16 << 20

  private enum CodingKeys: String, CodingKey {
    case version, identifier, customization
  }
}

// MARK: - Versions

// A new version is a record type of its own, a case in `init(from:)` and what
// `bytes(of:identifier:)` writes; the types of earlier versions stay as they are.

extension CustomizationRecord: Decodable {
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    // A number that is too large for us is of a later version all the same.
    let number = try values.decode(Double.self, forKey: .version)
    let version = number > 1e9 ? Int.max : try values.decode(Int.self, forKey: .version)
    let customization: TabCustomization
    switch version {
    case ...0:
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: values,
        debugDescription: "There is no version \(version)."
      )
    case 1:
      let record = try values.decode(CustomizationRecordVersion1.self, forKey: .customization)
      customization = record.customization
    default:
      self = .newer(version: version)
      return
    }
    self = .known(customization, identifier: try values.decode(String.self, forKey: .identifier))
  }
}

// MARK: - Reading

extension CustomizationRecord {
  /// What the bytes of a file mean for the host with an identifier.
  static func contents(of bytes: [UInt8], identifier: String) -> CustomizationFile.Contents {
    do {
      switch try JSONDecoder().decode(CustomizationRecord.self, from: Data(bytes)) {
      case .known(let customization, identifier):
        return .customization(customization)
      case .known(_, let other):
        return .damaged("the file is of \(other.prefix(80).debugDescription)")
      case .newer(let version):
        return .newer(version: version)
      }
    } catch {
      return .damaged(reason(for: error))
    }
  }

  private static func reason(for error: any Error) -> String {
    let path: [any CodingKey]
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      path = context.codingPath
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    default: path = []
    }
    guard !path.isEmpty else { return "the file is no record of a customization" }
    let name = path.map(\.stringValue).joined(separator: ".")
    return "the file has no or another value at \(name.prefix(80).debugDescription)"
  }
}
