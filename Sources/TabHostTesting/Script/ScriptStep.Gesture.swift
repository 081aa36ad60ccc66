extension ScriptStep {
  /// What a person drags, swipes, or opens a menu on.
  enum Gesture: Sendable {
    case drop(type: String, count: Int, on: ScriptWord, allowsMove: Bool)
    case dropOnAction(type: String, group: ScriptWord, action: ScriptWord)
    case hover(type: String, on: ScriptWord, milliseconds: Int)
    /// At least one row.
    case dragRows([ScriptWord])
    case swipe(isLeading: Bool, on: ScriptWord, Choice?)
    case menu(on: ScriptWord, titles: [ScriptWord])
  }
}

extension ScriptStep.Gesture {
  /// What is performed of what a swipe has opened.
  enum Choice: Sendable {
    /// The action at a position, counted from 0.
    case position(Int)
    /// What a swipe all the way performs.
    case full
  }
}
