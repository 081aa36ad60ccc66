/// The state of a row.
///
/// Corresponds to `UICellConfigurationState` in UIKit.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// The state of a drag of the row.
  ///
  /// Corresponds to `UICellConfigurationState.DragState` in UIKit.
  public enum DragState: Int, Hashable, Sendable, CaseIterable {
    /// The row is not dragged.
    case none = 0
    /// A drag is about to begin.
    ///
    /// Set only by renderers.
    case lifting = 1
    /// The row is dragged.
    case dragging = 2
  }

  /// The state of a drop on the row.
  ///
  /// Corresponds to `UICellConfigurationState.DropState` in UIKit.
  public enum DropState: Int, Hashable, Sendable, CaseIterable {
    /// There is no drag that concerns the row.
    case none = 0
    /// A drag is over another place.
    ///
    /// Set only by renderers.
    case notTargeted = 1
    /// A drag that the row accepts is over it.
    case targeted = 2
  }

  /// The environment of the row.
  public var traitCollection: TraitCollection
  /// Whether the row displays the selected tab.
  public var isSelected = false
  /// Whether the row is pressed.
  ///
  /// Set only by renderers; the default is `false`.
  public var isHighlighted = false
  /// Whether the row has the keyboard focus.
  ///
  /// Set only by renderers; the default is `false`.
  public var isFocused = false
  /// Whether the user can't select the tab or perform the action.
  public var isDisabled = false
  /// Whether the tab has the placement ``TabItem/Placement/pinned``.
  public var isPinned = false
  /// Whether the user is editing the sidebar.
  public var isEditing = false
  /// Whether the row has been swiped.
  public var isSwiped = false
  /// Whether the rows below the header of a group are displayed.
  public var isExpanded = false
  /// Whether the user is moving the row.
  ///
  /// Set only by renderers; the default is `false`.
  public var isReordering = false
  /// The state of a drag of the row.
  public var cellDragState = DragState.none
  /// The state of a drop on the row.
  public var cellDropState = DropState.none

  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all Boolean values are `false`.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value that the app has stored in the state, or `nil` if there is none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state for which a configuration is updated.
///
/// Corresponds to `UIConfigurationState` in UIKit.
public protocol ConfigurationState {
  /// The environment of the configured element.
  var traitCollection: TraitCollection { get set }

  /// A custom value that the app has stored in the state.
  ///
  /// The default is `nil`.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a state.
///
/// Corresponds to `UIConfigurationStateCustomKey` in UIKit.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key as a string.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
