import Foundation
import TabHost

/// The words of a command, with a place for data that is not known yet.
struct RecordedWords {
  let text: String
  /// The items whose data comes next, or `nil` if there are none.
  let items: RecordedItems?
  /// The words after the data.
  let rest: String

  init(_ text: String, _ items: RecordedItems? = nil, _ rest: String = "") {
    (self.text, self.items, self.rest) = (text, items, rest)
  }
}

/// The items of a drag from outside, as a recording contains them.
///
/// Their data is what the app loads, which is observed: loading it here would call the app.
@MainActor final class RecordedItems {
  /// The maximum number of bytes of all items.
  nonisolated private static let maximumBytes = 65_536

  /// What is known of the data of an item in one type.
  private enum Content {
    case text(String)
    /// Data that is no text or too long, or that is being loaded.
    case other

    init(_ data: Data?) {
      let isShort = data.map { $0.count <= maximumBytes } ?? false
      let text = isShort ? data.flatMap { String(validating: $0, as: UTF8.self) } : nil
      self = text.map { .text($0) } ?? .other
    }
  }

  /// The types of each item, as they are written in a script.
  let type: String
  /// The number of items, as it is written in a script.
  let count: String

  private let items: [DragItem]
  private let types: [String]
  /// What the app has loaded, by type, for each item.
  private var loads: [[String: Content]]

  /// Creates items whose loads are observed, or `nil` if no command expresses them because they are
  /// none, too many, or different.
  init?(_ items: [DragItem]) {
    let types = items.map(\.itemProvider.registeredTypeIdentifiers)
    guard let first = types.first, !first.isEmpty, types.allSatisfy({ $0 == first }),
      !first.contains(where: { $0.isEmpty || $0.contains(",") })
    else { return nil }
    type = ScriptWord.written(first.joined(separator: ","))
    count = items.count > 1 ? " x\(items.count)" : ""
    (self.items, self.types) = (items, first)
    loads = items.map { _ in [:] }
    guard HostScript.isCommand("hover \(type)\(count) on none 0") else { return nil }
    for (index, item) in items.enumerated() {
      item.itemProvider.observeLoads(by: self) { [weak self] type, data in
        self?.loads[index][type] = Content(data)
      }
    }
  }

  /// Whether all data is known without a load by the app.
  var isKnown: Bool {
    items.allSatisfy { item in
      types.allSatisfy { item.itemProvider.registeredData(ofType: $0) != nil }
    }
  }

  /// The words for the data: none for empty data, or those for all, for each type, or for each item.
  var words: String {
    var rest = Self.maximumBytes
    let items = zip(items, loads).map { item, loads in
      types.map { type in
        let registered = item.itemProvider.registeredData(ofType: type).map(Content.init)
        return Self.word(for: registered ?? loads[type] ?? .text(""), &rest)
      }
    }
    let all = items.flatMap(\.self)
    guard let first = items.first, let word = first.first, Set(all) != ["\"\""] else { return "" }
    let words = Set(all).count == 1 ? [word] : Set(items).count == 1 ? first : all
    return words.map { " \($0)" }.joined()
  }

  private static func word(for content: Content, _ rest: inout Int) -> String {
    guard case .text(let text) = content, text.utf8.count <= rest else { return "unrecorded" }
    rest -= text.utf8.count
    return ScriptWord.quoted(text)
  }
}
