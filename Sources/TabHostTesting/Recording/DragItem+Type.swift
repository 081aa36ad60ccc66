import Foundation
import TabHost

extension DragItem {
  /// Creates an item of one type with empty data.
  convenience init(type: String) { self.init(types: [type]) }

  /// Returns the types of an item, which a script separates with commas.
  nonisolated static func types(in text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Creates an item with empty data of several types.
  convenience init(types: [String]) {
    let provider = ItemProvider()
    for type in types {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(Data(), nil)
        return nil
      }
    }
    self.init(itemProvider: provider)
  }
}

extension TabItem {
  /// Adds items of these types to a drag of the row, which then can't be reordered outside editing.
  func provideDragItems(_ types: [String]?) {
    guard let types, !types.isEmpty else { return }
    dragItemsProvider = { _ in types.map { DragItem(type: $0) } }
  }
}
