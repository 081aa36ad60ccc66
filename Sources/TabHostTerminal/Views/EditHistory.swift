/// The changes of a text that can be undone and redone.
///
/// Typed text is one step up to the beginning of the next word, and so are consecutive deletions.
struct EditHistory {
  typealias Position = TextEditorController.Position

  /// The maximum number of steps that can be undone.
  private static let maximumSteps = 1_000

  /// A change of a text.
  struct Step {
    var start: Position
    var removed: String
    var inserted: String
    /// The selection before the change.
    let selection: EditorSelection

    /// The range of the removed text, before the change.
    var removedRange: Range<Position> { start..<start.advanced(over: removed) }
    /// The range of the inserted text, after the change.
    var insertedRange: Range<Position> { start..<start.advanced(over: inserted) }
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// Whether the next change begins a step of its own.
  private var isClosed = true

  /// Makes the next change a step of its own.
  ///
  /// - Returns: `false` if it already was.
  @discardableResult
  mutating func close() -> Bool {
    defer { isClosed = true }
    return !isClosed
  }

  /// Records a change, as a part of the last step if it continues that.
  mutating func record(_ step: Step) {
    undone = []
    if isClosed || !extendLast(with: step) { done.append(step) }
    if done.count > Self.maximumSteps { done.removeFirst(done.count - Self.maximumSteps) }
    isClosed = false
  }

  /// Removes the last step that can be undone or redone, and adds it to the others.
  mutating func undo() -> Step? {
    isClosed = true
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    isClosed = true
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  private mutating func extendLast(with step: Step) -> Bool {
    guard var last = done.popLast() else { return false }
    defer { done.append(last) }
    if step.removed.isEmpty, last.removed.isEmpty {
      let beginsWord =
        last.inserted.last?.isWhitespace == true && step.inserted.first?.isWhitespace == false
      guard !beginsWord, !step.inserted.contains("\n"), step.start == last.insertedRange.upperBound
      else { return false }
      last.inserted += step.inserted
      return true
    }
    guard step.inserted.isEmpty, last.inserted.isEmpty else { return false }
    if step.removedRange.upperBound == last.start {
      last.start = step.start
      last.removed = step.removed + last.removed
    } else if step.start == last.start {
      last.removed += step.removed
    } else {
      return false
    }
    return true
  }
}

/// The cursor of an editor, and the other end of the selection.
struct EditorSelection: Hashable {
  /// The position at which the selection began.
  var anchor: TextEditorController.Position
  /// The position of the cursor.
  var head: TextEditorController.Position

  init(anchor: TextEditorController.Position, head: TextEditorController.Position) {
    self.anchor = anchor
    self.head = head
  }

  init(at position: TextEditorController.Position) { self.init(anchor: position, head: position) }

  var range: Range<TextEditorController.Position> { min(anchor, head)..<max(anchor, head) }
}
