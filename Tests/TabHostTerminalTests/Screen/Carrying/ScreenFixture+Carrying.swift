import TabHost
import TabHostTerminal
import TabHostTesting

extension ScreenFixture {
  /// A small screen with the focus on the row of `c1`, and keys pressed there.
  static func carrying(
    _ keys: KeyPress.Key...,
    isMirrored: Bool = false,
    drawing: LineDrawing = .unicode
  ) -> ScreenFixture {
    let fixture = ScreenFixture(60, 8)
    if isMirrored { fixture.host.traitCollection.layoutDirection = .rightToLeft }
    fixture.screen.options.drawing = drawing
    fixture.press(.down, .down, .down)
    for key in keys { fixture.press(key) }
    return fixture
  }

  /// A drag of a photo, which `b` takes a copy of.
  static func carryingPhoto() -> ScreenFixture {
    let fixture = carrying()
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    fixture.recorder.dropAnswers["b"] = .copy
    fixture.press(.character("g"))
    return fixture
  }
}
