import Foundation
import TabHost

/// A drag of items over a host, from which the commands `drop` and `hover` are derived.
@MainActor struct ItemDrag {
  private let items: [DragItem]
  private let types: [[String]]
  private let allowsMove: Bool
  private var target: (target: Drag.Target, start: Duration, end: Duration)?

  init(_ items: [DragItem], allowsMove: Bool) {
    self.items = items
    types = items.map(\.itemProvider.registeredTypeIdentifiers)
    self.allowsMove = allowsMove
  }

  /// The types of each item, as they are written in a script, or `nil` if the items are different.
  private var type: String? {
    guard let first = types.first, !first.isEmpty, types.allSatisfy({ $0 == first }),
      !first.contains(where: { $0.isEmpty || $0.contains(",") })
    else { return nil }
    return ScriptWord.written(first.joined(separator: ","))
  }

  /// Enters a target. Returns the line for the previous target.
  mutating func enter(_ target: Drag.Target, at time: Duration) -> String? {
    let line = leave()
    self.target = (target, time, time)
    return line
  }

  mutating func hover(until time: Duration) -> String? {
    target?.end = time
    return nil
  }

  /// Leaves the target, and returns the line for it.
  mutating func leave() -> String? {
    defer { target = nil }
    return target == nil ? nil : canceled
  }

  /// The line for a drop on the target.
  var dropped: String {
    guard let target else { return "" }
    return line("drop", RecordedData(of: items, types).words, on: target.target.written)
  }

  /// The line for leaving the target, which is empty without a target. Nothing has loaded the data.
  var canceled: String {
    guard let target else { return "" }
    let time = target.start.milliseconds(until: target.end)
    return line("hover", "", on: "\(target.target.written) \(time)")
  }

  private func line(_ name: String, _ data: String, on target: String) -> String {
    guard let type else { return ActionText.comment(name) }
    let count = types.count > 1 ? " x\(types.count)" : ""
    let line = "\(name) \(type)\(data)\(count) on \(target)\(allowsMove ? " move" : "")"
    return HostScript.isCommand(line) ? line : ActionText.comment(line)
  }
}

/// The data of dropped items, as a recording contains it.
@MainActor private struct RecordedData {
  /// The maximum number of bytes of a drop.
  private static let maximumBytes = 65_536

  /// The words for the data of each item, in the order of its types.
  private let items: [[String]]

  /// Loads the data of items, as the app does when they are dropped.
  init(of items: [DragItem], _ types: [[String]]) {
    var count = 0
    self.items = zip(items, types).map { item, types in
      types.map { type in
        guard let text = Self.text(of: item, type), count + text.utf8.count <= Self.maximumBytes
        else { return "unrecorded" }
        count += text.utf8.count
        return ScriptWord.quoted(text)
      }
    }
  }

  /// Returns the data in a type, or `nil` if it is no text, or is not available at once.
  private static func text(of item: DragItem, _ type: String) -> String? {
    var loaded: Data?
    item.itemProvider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in loaded = data }
    return loaded.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The words of a command: none for empty data, else those for all, for each type, or for each item.
  var words: String {
    let all = items.flatMap(\.self)
    guard let first = items.first, let word = first.first, Set(all) != ["\"\""] else { return "" }
    let words = Set(all).count == 1 ? [word] : Set(items).count == 1 ? first : all
    return words.map { " \($0)" }.joined()
  }
}
