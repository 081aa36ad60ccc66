import TabHost

/// A drag of items over a host, from which the commands `drop` and `hover` are derived.
@MainActor struct ItemDrag {
  private let types: [[String]]
  private let allowsMove: Bool
  private var target: (target: Drag.Target, start: Duration, end: Duration)?

  init(_ items: [DragItem], allowsMove: Bool) {
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
    let count = types.count > 1 ? " x\(types.count)" : ""
    let move = allowsMove ? " move" : ""
    if case .action = target.target, !(count + move).isEmpty { return line("drop", nil) }
    return line("drop", "\(count) on \(target.target.written)\(move)")
  }

  /// The line for leaving the target, which is empty without a target.
  var canceled: String {
    guard let target else { return "" }
    guard case .tab = target.target, types.count == 1, !allowsMove else {
      return line("hover", nil)
    }
    let time = target.start.milliseconds(until: target.end)
    return line("hover", " on \(target.target.written) \(time)")
  }

  private func line(_ name: String, _ rest: String?) -> String {
    guard let type, let rest else { return ActionText.comment(name) }
    let line = "\(name) \(type)\(rest)"
    return HostScript.isCommand(line) ? line : ActionText.comment(line)
  }
}
