import Foundation
import TabHost

extension DragItem {
  /// Creates an item of one type with empty data.
  convenience init(type: String) {
    let provider = ItemProvider()
    provider.register(Data(), as: type)
    self.init(itemProvider: provider)
  }

  /// Returns the types of an item, which a script separates with commas.
  nonisolated static func types(in text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

extension TabItem {
  /// Adds items of these types to a drag of the row, which then can't be reordered outside editing.
  func provideDragItems(_ types: [String]?) {
    guard let types, !types.isEmpty else { return }
    dragItemsProvider = { _ in types.map { DragItem(type: $0) } }
  }
}
