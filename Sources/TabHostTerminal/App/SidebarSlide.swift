/// The pictures between a frame without the sidebar and one with it, in either order.
///
/// The columns of the sidebar come in from the leading edge, over the other frame, or go out there;
/// a sidebar that overlaps and one beside the content alike. A function of frames and layouts: it
/// knows no host and no time.
struct SidebarSlide: Hashable, Sendable {
  /// What the slide ends with.
  let end: Frame

  private let shown: Frame
  private let hidden: Frame
  private let sidebar: CellRect
  private let isRightToLeft: Bool
  private let isComing: Bool

  /// The slide from one frame to another; nil if not just one of them has a sidebar, or if they are
  /// of different sizes.
  init?(from old: (frame: Frame, layout: FrameLayout), to new: (frame: Frame, layout: FrameLayout))
  {
    let isComing = new.layout.sidebar != nil
    let layout = isComing ? new.layout : old.layout
    guard old.frame.size == new.frame.size, isComing == (old.layout.sidebar == nil),
      old.layout.isRightToLeft == new.layout.isRightToLeft, let sidebar = layout.sidebar?.rect
    else { return nil }
    end = new.frame
    shown = isComing ? new.frame : old.frame
    hidden = isComing ? old.frame : new.frame
    self.sidebar = sidebar
    isRightToLeft = layout.isRightToLeft
    self.isComing = isComing
  }

  /// The picture after so many steps of all; ``end`` after the last one.
  func frame(after step: Int, of steps: Int) -> Frame {
    guard step < steps else { return end }
    let part = isComing ? step : steps - step
    let columns = sidebar.columns * part / steps
    let offset = isRightToLeft ? sidebar.columns - columns : columns - sidebar.columns
    let rest = sidebar.columns - columns
    let clip = isRightToLeft ? sidebar.without(left: rest) : sidebar.without(right: rest)
    var cells = hidden.cells
    for row in sidebar.row..<sidebar.endRow {
      for column in sidebar.column..<sidebar.endColumn {
        let place = CellPoint(column: column + offset, row: row)
        cells.set(shown.cells[column, row], at: place, clip: clip)
      }
    }
    return Frame(cells, drawing: end.drawing)
  }
}
