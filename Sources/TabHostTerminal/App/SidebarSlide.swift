/// The frames between a frame without the sidebar and a frame with it, in either direction.
///
/// The columns of the sidebar slide in from the leading edge over the other frame, or slide out
/// there, whether the sidebar overlaps the content or is beside it. A slide is a pure function of
/// frames and layouts; it depends neither on a host nor on time.
struct SidebarSlide: Hashable, Sendable {
  /// The last frame of the slide.
  let end: Frame

  private let shown: Frame
  private let hidden: Frame
  private let sidebar: CellRect
  private let isRightToLeft: Bool
  private let isAppearing: Bool

  /// Creates a slide between two frames.
  ///
  /// Returns `nil` unless exactly one of the frames has a sidebar and both have the same size and
  /// layout direction.
  init?(from old: (frame: Frame, layout: FrameLayout), to new: (frame: Frame, layout: FrameLayout))
  {
    let isAppearing = new.layout.sidebar != nil
    let layout = isAppearing ? new.layout : old.layout
    guard old.frame.size == new.frame.size, isAppearing == (old.layout.sidebar == nil),
      old.layout.isRightToLeft == new.layout.isRightToLeft, let sidebar = layout.sidebar?.rect
    else { return nil }
    end = new.frame
    shown = isAppearing ? new.frame : old.frame
    hidden = isAppearing ? old.frame : new.frame
    self.sidebar = sidebar
    isRightToLeft = layout.isRightToLeft
    self.isAppearing = isAppearing
  }

  /// Returns the frame at a step out of the given number of steps; `end` at the last step.
  func frame(after step: Int, of steps: Int) -> Frame {
    guard step < steps else { return end }
    let part = isAppearing ? step : steps - step
    let columns = sidebar.columns * part / steps
    let offset = isRightToLeft ? sidebar.columns - columns : columns - sidebar.columns
    let rest = sidebar.columns - columns
    let clip = isRightToLeft ? sidebar.without(left: rest) : sidebar.without(right: rest)
    var cells = hidden.cells
    let origin = CellPoint(column: sidebar.column + offset, row: sidebar.row)
    cells.copy(sidebar, of: shown.cells, to: origin, clip: clip)
    return Frame(cells, drawing: end.drawing)
  }
}
