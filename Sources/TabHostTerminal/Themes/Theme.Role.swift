extension Theme {
  /// The function of an element, which determines its style.
  ///
  /// The style of a role is added to an element that already has a style, such as a disabled row; a
  /// style with colors replaces the colors and the weight of that element.
  public enum Role: Int, Hashable, Sendable, CaseIterable {
    /// Text that supplements other text: subtitles, details and placeholders.
    case secondary
    /// Lines between areas, and marks that more is available in a direction.
    case rule
    /// Titles.
    case header
    /// Buttons, and symbols without a color of their own.
    case tint
    /// The badge of a tab.
    case badge
    /// The selected item of the bar, or the selected row of the sidebar.
    case selected
    /// The element that has the keyboard focus.
    case focused
    /// An element that is disabled or hidden.
    case disabled
    /// The place of an element that the user is dragging.
    case dragged
    /// The element that receives a drop, the effect of a drop, and the actions of a swiped row.
    case target
    /// An action that deletes something.
    case destructive
    /// The characters that match what the user has typed.
    case match
    /// A text field.
    case field
    /// The element under the mouse, if a click on it has an effect.
    case hovered
    /// The row of the group that the visible rows belong to.
    case pinned
    /// The thumb of a scrollbar.
    case thumb
    /// Everything below something modal.
    case covered
    /// The status line.
    case status
    /// The name of a key in the status line.
    case key
    /// The reason of a refusal, or a message of the app, in the status line.
    case notice
  }
}
