import TabHost
import TabHostTestSupport
import Testing

/// Frames for the bottom accessory.
@MainActor struct AccessoryFrameTests {
  private let host = TabHostController.with(.phone, .bare("a"), .bare("b"))

  init() {
    host.diagnosticHandler = { _ in }
    host.bottomAccessory = TabAccessory(contentView: ViewController())
    host.appear()
  }

  /// Returns the number of frames that a change requests, and the parts that it invalidates.
  private func requests(_ change: () -> Void) -> Requests {
    var frames = 0
    host.needsFrameHandler = { frames += 1 }
    _ = host.takeChanges()
    frames = 0
    change()
    return Requests(frames: frames, changes: host.takeChanges())
  }

  private struct Requests: Equatable {
    var frames = 1
    var changes = PresentationChanges()

    /// Returns one frame for changed content and, optionally, a changed layout.
    static func content(layout: Bool) -> Requests {
      var requests = Requests()
      requests.changes.content = true
      requests.changes.layout = layout
      return requests
    }
  }

  @Test func `replacing the accessory on screen requests a frame for other content`() {
    let other = TabAccessory(contentView: ViewController())
    #expect(requests { host.bottomAccessory = other } == .content(layout: false))
  }

  @Test func `removing the accessory requests a frame for content and layout`() {
    #expect(requests { host.bottomAccessory = nil } == .content(layout: true))
  }

  @Test func `a first accessory requests a frame for content and layout`() {
    host.bottomAccessory = nil
    let first = TabAccessory(contentView: ViewController())
    #expect(requests { host.bottomAccessory = first } == .content(layout: true))
  }

  @Test(arguments: [0.0, 48.0])
  func `hiding and showing the accessory requests a frame for content and layout`(height: Double) {
    host.layoutMetrics.accessoryHeight = height
    #expect(requests { host.isBottomAccessoryHidden = true } == .content(layout: true))
    #expect(requests { host.isBottomAccessoryHidden = false } == .content(layout: true))
  }

  @Test func `replacing the accessory while it is hidden requests no frame`() {
    host.isBottomAccessoryHidden = true
    let other = TabAccessory(contentView: ViewController())
    let none = requests { host.bottomAccessory = other }
    #expect(none == Requests(frames: 0))
  }
}
