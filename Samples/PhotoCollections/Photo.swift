import Foundation
import TabHost

/// A photo, which here is no more than its name.
struct Photo: Equatable, Sendable {
  static let typeIdentifier = "com.example.photo"

  let name: String
}

/// A drag can carry a photo: it is written when somebody loads it, not before.
extension Photo: ItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    Data(name.utf8)
  }
}

/// A photo can be made of what is dropped: of one of ours, or of any image.
extension Photo: ItemProviderReading {
  static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier, "public.image"] }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Photo {
    let isOurs = typeIdentifier == Self.typeIdentifier && !data.isEmpty
    return Photo(name: isOurs ? String(decoding: data, as: UTF8.self) : "Untitled")
  }
}
