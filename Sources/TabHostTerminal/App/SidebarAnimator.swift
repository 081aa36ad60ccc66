/// Shows the coming and going of the sidebar in a few steps, where that is wanted.
///
/// It is asked for what to show instead of each frame. Pictures in between are all that it makes:
/// the host is where it goes already, and the last picture is its frame.
struct SidebarAnimator: Sendable {
  /// The number of pictures, the last one included.
  static let steps = 5

  /// How long each picture but the last one stays: 140 milliseconds in all.
  static let stepTime = Duration.milliseconds(35)

  /// The slide that is on screen; nil if there is none.
  private(set) var slide: SidebarSlide?

  /// How many slides have begun, by which a step knows whether it is of the last one.
  private(set) var count = 0

  private var step = 0
  private var isInterrupted = false
  private var last: (frame: Frame, layout: FrameLayout)?

  /// The person does something: whatever is shown next is shown at once.
  mutating func interrupt() {
    isInterrupted = slide != nil
  }

  /// What to show instead of a frame: the first picture of a slide, if it is `allowed` and the
  /// sidebar has come or gone.
  ///
  /// During a slide to the same frame its picture stays; any other frame ends it.
  mutating func picture(of frame: Frame, _ layout: FrameLayout, allowed: Bool) -> Frame {
    defer { last = (frame, layout) }
    if let slide {
      if slide.end == frame, allowed, !isInterrupted {
        return slide.frame(after: step, of: Self.steps)
      }
      self.slide = nil
      isInterrupted = false
      return frame
    }
    guard allowed, let last, let begun = SidebarSlide(from: last, to: (frame, layout)) else {
      return frame
    }
    slide = begun
    step = 1
    count += 1
    return begun.frame(after: step, of: Self.steps)
  }

  /// Goes on to the next picture of a slide; nil without one.
  ///
  /// Where the terminal has become slow, the next picture is the last one.
  mutating func next(isFast: Bool) -> Frame? {
    guard let slide else { return nil }
    step = isFast ? step + 1 : Self.steps
    if step >= Self.steps { self.slide = nil }
    return slide.frame(after: step, of: Self.steps)
  }
}
