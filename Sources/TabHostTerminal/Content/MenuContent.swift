/// Content that opens context menus for parts of its canvas, such as rows.
///
/// Content opens a menu with `openContextMenu(_:in:)` of `UserInteraction`, in response to
/// ``TerminalCommand/contextMenu`` or to a press of the right mouse button. Without this protocol, the
/// menu belongs to the whole canvas.
@MainActor public protocol MenuContent: TerminalContent {
  /// The part of the canvas that the last menu belongs to, or `nil` for the whole canvas.
  ///
  /// Called for every frame while a menu of the content is open.
  var menuAnchor: MenuAnchor? { get }
}

/// The element of the screen that a menu belongs to.
public struct MenuAnchor: Hashable, Sendable {
  /// The cells of the element, which are marked while the menu is open, or `nil` to mark none.
  public var owner: CellRect?

  /// The cells from the title of the element on, below or above which the menu begins, unless the user
  /// has opened it with the mouse.
  public var title: CellRect

  /// Creates the anchor of an element whose title takes all of its cells.
  public init(_ cells: CellRect) { self.init(owner: cells, title: cells) }

  /// Creates an anchor.
  ///
  /// In ``MenuContent/menuAnchor``, the coordinates are those of the canvas, and cells outside of it
  /// are ignored.
  public init(owner: CellRect?, title: CellRect) { (self.owner, self.title) = (owner, title) }
}
