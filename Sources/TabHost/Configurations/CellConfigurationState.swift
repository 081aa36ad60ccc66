/// The state of a row.
///
/// Documented original: `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// What a drag of the row itself is at. Documented original:
  /// `UICellConfigurationState.DragState`.
  public enum DragState: Int, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none = 0
    /// It is about to begin. Set by whoever draws the rows.
    case lifting = 1
    /// It is under way.
    case dragging = 2
  }

  /// What a drop on the row is at. Documented original: `UICellConfigurationState.DropState`.
  public enum DropState: Int, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none = 0
    /// Something is dragged, elsewhere. Set by whoever draws the rows; the framework leaves it
    /// ``none``.
    case notTargeted = 1
    /// Something that would be taken is over the row.
    case targeted = 2
  }

  /// The environment of the row.
  public var traitCollection: TraitCollection
  /// Whether the row is that of the selected tab.
  public var isSelected = false
  /// Whether the row is being pressed. Set by whoever draws the row; the framework leaves it false.
  public var isHighlighted = false
  /// Whether the row has the focus of the keyboard. Set by whoever draws the row; the framework
  /// leaves it false.
  public var isFocused = false
  /// Whether a person may not select the tab, or choose the action.
  public var isDisabled = false
  /// Whether the tab is one that is always in the bar, at its end.
  public var isPinned = false
  /// Whether a person edits the sidebar.
  public var isEditing = false
  /// Whether the row has been swiped aside.
  public var isSwiped = false
  /// Whether what is below the header of a group is shown.
  public var isExpanded = false
  /// Whether a person is about to put the row elsewhere. Set by whoever draws the row; the
  /// framework leaves it false.
  public var isReordering = false
  /// What a drag of the row is at.
  public var cellDragState = DragState.none
  /// What a drop on the row is at.
  public var cellDropState = DropState.none

  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What an app has added to the state; nil if nothing.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
