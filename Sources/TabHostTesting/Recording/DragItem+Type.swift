import TabHost

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DragItem {
  /// An item of one type whose data is empty.
  convenience init(type: String) {
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(Data(), nil)
      return nil
    }
    self.init(itemProvider: provider)
  }
}
