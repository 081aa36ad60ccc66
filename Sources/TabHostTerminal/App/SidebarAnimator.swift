/// Animates the appearance and disappearance of the sidebar in a few steps.
///
/// The application passes every frame through `picture(of:_:allowed:)` and shows the result. The
/// animator only inserts intermediate frames: the host has already reached its new state, and the
/// last frame of a slide is the host's own.
struct SidebarAnimator: Sendable {
  /// The number of frames of a slide, including the last one.
  static let steps = 5

  /// The time that each frame but the last one stays on screen; a slide takes 140 milliseconds.
  static let stepTime = Duration.milliseconds(35)

  /// The slide in progress, or `nil` if there is none.
  private(set) var slide: SidebarSlide?

  /// The number of slides started so far.
  ///
  /// A delayed step compares it to detect that its slide was superseded.
  private(set) var count = 0

  private var step = 0
  private var isInterrupted = false
  private var last: (frame: Frame, layout: FrameLayout)?

  /// Ends the slide in progress with the next frame.
  ///
  /// Called when the user acts or the terminal changes.
  mutating func interrupt() {
    isInterrupted = slide != nil
  }

  /// Returns the frame to show in place of the given frame.
  ///
  /// If `allowed` is true and the sidebar appeared or disappeared since the last call, a slide
  /// begins and its first frame is returned. While the slide leads to the same frame, its current
  /// step is returned; any other frame ends the slide.
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

  /// Advances the slide and returns its next frame, or `nil` if no slide is in progress.
  ///
  /// If the terminal has become slow, the slide skips to its last frame.
  mutating func next(isFast: Bool) -> Frame? {
    guard let slide else { return nil }
    step = isFast ? step + 1 : Self.steps
    if step >= Self.steps { self.slide = nil }
    return slide.frame(after: step, of: Self.steps)
  }
}
