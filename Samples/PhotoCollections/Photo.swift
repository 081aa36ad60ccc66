import Foundation
import TabHost

/// A photo, of which this sample only stores the name.
struct Photo: Codable, Equatable, Identifiable, Sendable {
  static let typeIdentifier = "com.example.photo"

  var id = UUID()
  let name: String
}

/// Lets a drag provide a photo. The data is created when the receiver loads the item.
extension Photo: ItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    try JSONEncoder().encode(self)
  }
}

/// Lets a drop read a photo of this app, or create one from a name or from any image.
extension Photo: ItemProviderReading {
  static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier, "public.image"] }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Photo {
    if let photo = try? JSONDecoder().decode(Photo.self, from: data) { return photo }
    let isName = typeIdentifier == Self.typeIdentifier && !data.isEmpty
    return Photo(name: isName ? String(decoding: data, as: UTF8.self) : "Untitled")
  }
}

extension Photo {
  /// The photo as an item of a drag. Targets in this app read it without loading its data.
  @MainActor var dragItem: DragItem {
    let item = DragItem(itemProvider: ItemProvider(object: self))
    item.localObject = self
    return item
  }
}
