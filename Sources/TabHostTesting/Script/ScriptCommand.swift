/// One command of a ``HostScript``.
public struct ScriptCommand: Sendable {
  /// The command as it was written, without surrounding blanks and comment.
  public let text: String
  /// The line, counted from 1.
  public let line: Int
  /// The column of its first word, counted from 1.
  public let column: Int

  let step: ScriptStep
}

/// What a command does.
enum ScriptStep: Sendable {
  // A person.
  case tap(ScriptWord)
  case row(ScriptWord)
  case back
  case cancelSearch
  case sidebar(SidebarSwitch)
  case expand(ScriptWord)
  case collapse(ScriptWord)
  case action(group: ScriptWord, action: ScriptWord)

  // Code.
  case select(ScriptWord?)
  case selectChild(group: ScriptWord, child: ScriptWord)
  case push(String)
  /// No target is the host.
  case set(target: ScriptWord?, property: ScriptWord, value: PropertyValue)
  case setTabs([ScriptWord])
  case setChildren(group: ScriptWord, [ScriptWord])
  case add(Addition)
  case remove(ScriptWord)
  case setSidebarHidden(Bool)
  case setBarHidden(Bool)
  case mode(String)
  case batch
  case end

  // The environment.
  case rotate(isLandscape: Bool)
  case size(isCompact: Bool)
  case direction(isLeftToRight: Bool)
  case appear
  case disappear

  case print(Printout)

  enum SidebarSwitch: String, CaseIterable {
    case show, hide, toggle
  }

  enum Printout: String, CaseIterable {
    case frame, tree, state
  }

  /// `add ID [to GROUP] [at N] [title TEXT]`.
  struct Addition: Sendable {
    let tab: ScriptWord
    var group: ScriptWord?
    var position: Int?
    var title: String?
  }
}
