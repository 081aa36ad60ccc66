import TabHost

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
  case customize(Customizing)
  case gesture(Gesture)

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
  case displayedRows(Range<Int>)
  case scroll(ScrollTarget)
  case restart

  case print(Printout)

  enum SidebarSwitch: String, CaseIterable {
    case show, hide, toggle
  }

  enum Printout: String, CaseIterable {
    case frame, tree, state, customization
  }

  /// What a person does to bar and sidebar, for the most part while editing.
  enum Customizing: Sendable {
    case edit
    case done
    case reset
    case check(ScriptWord)
    case uncheck(ScriptWord)
    /// No position is the end.
    case dragToBar(ScriptWord, at: Int?)
    case dragOffBar(ScriptWord)
    case moveItem(ScriptWord, UserInteraction.Side, ScriptWord)
    case moveRow(ScriptWord, UserInteraction.Side, ScriptWord)
  }

  /// `add ID [to GROUP] [at N] [title TEXT]`.
  struct Addition: Sendable {
    let tab: ScriptWord
    var group: ScriptWord?
    var position: Int?
    var title: String?
  }

  /// Where the sidebar is scrolled to.
  enum ScrollTarget: Sendable {
    case header
    case footer
    case row(ScriptWord)
  }
}
