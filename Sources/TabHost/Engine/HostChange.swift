/// The concerns of a mutation, which decide which steps of the commit are performed.
struct HostChange: OptionSet {
  let rawValue: UInt64

  // MARK: - The state

  /// The selected tab, its origin, or the user's request to select it again.
  static let selection = HostChange(rawValue: 1 << 0)
  /// The groups above the selected tab, or whether the selection on it is still valid.
  static let path = HostChange(rawValue: 1 << 1)
  /// The pages of the managed stack that holds the selected tab.
  static let stack = HostChange(rawValue: 1 << 2)
  /// The list of root tabs was assigned.
  static let roots = HostChange(rawValue: 1 << 3)
  /// Whether a tab can be selected, or is in the tree at all.
  static let tree = HostChange(rawValue: 1 << 4)
  /// A setting that decides what is on screen.
  static let screen = HostChange(rawValue: 1 << 5)
  /// The customization by the user, whether or not the delegate is notified of it.
  static let customization = HostChange(rawValue: 1 << 6)
  /// The search field or its text.
  static let search = HostChange(rawValue: 1 << 7)
  /// A menu, swiped actions or a popover.
  static let overlays = HostChange(rawValue: 1 << 8)
  /// The traits that content inherits.
  static let traits = HostChange(rawValue: 1 << 9)

  // MARK: - The presentation

  /// The contents of the bar, or its state.
  static let bar = HostChange(rawValue: 1 << 10)
  /// The list of rows in the sidebar.
  static let rowPlaces = HostChange(rawValue: 1 << 11)
  /// The state of any row.
  static let rowStates = HostChange(rawValue: 1 << 12)
  /// The state of headers of groups.
  static let rowHeaders = HostChange(rawValue: 1 << 13)
  /// Rows on screen that may need an update, without a change of the sidebar for the renderer.
  static let rowDisplay = HostChange(rawValue: 1 << 14)
  /// The parts of the sidebar other than its rows.
  static let sidebar = HostChange(rawValue: 1 << 15)
  /// The appearance of tabs or actions: titles, images, badges.
  static let look = HostChange(rawValue: 1 << 16)
  /// The configuration of a tab's item in the sidebar, of which no delegate is notified.
  static let item = HostChange(rawValue: 1 << 24)
  /// Whether the user is editing.
  static let editing = HostChange(rawValue: 1 << 26)
  /// The state is validated without a change.
  static let validation = HostChange(rawValue: 1 << 27)
  /// The appearance of actions in rows.
  static let rowActions = HostChange(rawValue: 1 << 25)
  /// The controllers on screen, or what they draw.
  static let content = HostChange(rawValue: 1 << 17)
  /// The area for content.
  static let layout = HostChange(rawValue: 1 << 18)
  /// The origin of the selection.
  static let origin = HostChange(rawValue: 1 << 19)
  /// The navigation bar of the visible page, other than by a change of content.
  static let navigationBar = HostChange(rawValue: 1 << 32)
  /// Whether the content can be displayed with a vertical bar is read again.
  static let verticalBar = HostChange(rawValue: 1 << 33)
  /// Content was created or discarded, on screen or not.
  static let made = HostChange(rawValue: 1 << 20)
  /// The bounds of the host, which the renderer assigns.
  static let space = HostChange(rawValue: 1 << 23)
  /// The trait overrides of content.
  static let contentTraits = HostChange(rawValue: 1 << 40)
  /// The properties of content, which its `updateProperties()` updates.
  static let properties = HostChange(rawValue: 1 << 41)
  /// Any value of ``ScreenState``.
  static let screenState = HostChange(rawValue: 1 << 21)
  /// ``ScreenState/presentation``.
  static let presentation = HostChange(rawValue: 1 << 22)

  /// The list of rows, and their states.
  static let rows: HostChange = [.rowPlaces, .rowStates]
}

// MARK: - Which steps they concern

extension HostChange {
  /// Concerns for which the state is repaired, and delegates and handlers are notified.
  static let notifying: HostChange = [
    .selection, .path, .stack, .roots, .tree, .screen, .customization, .search, .overlays,
    .validation,
  ]
  /// Concerns on which ``ScreenState`` depends.
  static let screenFacts: HostChange = [.roots, .screen, .layout, .space, .traits]
  /// Concerns that may change the facts about content on which ``ScreenState`` depends.
  static let contentFacts: HostChange = [.selection, .path, .stack, .content, .made]
  /// Concerns for which the content on screen is compared with the required content.
  static let presenting: HostChange = [
    .selection, .path, .tree, .screen, .overlays, .content, .search, .verticalBar,
  ]
  /// Concerns after which content on screen is notified of its traits, and updates its properties.
  static let contentProperties: HostChange = [.traits, .contentTraits, .properties]
}

// MARK: - What is computed from the state

extension HostChange {
  /// No concern. A constant, because each evaluation of an empty literal creates an array in a debug
  /// build.
  static let none: HostChange = []
  /// Concerns on which the rows of the sidebar depend.
  static let rowList: HostChange = [
    .rowPlaces, .rowStates, .rowHeaders, .rowActions, .selection, .presentation,
  ]
  /// Concerns on which ``TabHostController/visibleNavigationBar`` depends.
  static let visibleNavigationBar: HostChange = [
    .navigationBar, .content, .made, .selection, .path, .stack, .roots, .tree, .screenState,
  ]
}
