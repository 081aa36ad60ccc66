import TabHost
import TabHostTesting

@testable import TabHostTerminal

extension ScreenFixture {
  /// Returns a small screen on which the row of `c1` had the focus when keys were pressed.
  static func moving(_ keys: KeyPress.Key...) -> ScreenFixture {
    let fixture = ScreenFixture(60, 8)
    fixture.press(.down, .down, .down)
    for key in keys { fixture.press(key) }
    return fixture
  }

  /// Returns a screen with a drag of a photo, of which `b` accepts a copy.
  static func draggingPhoto() -> ScreenFixture {
    let fixture = moving()
    fixture.answers.dragItemTypes["c1"] = ["photo"]
    fixture.answers.dropAnswers["b"] = .copy
    fixture.press(.character("v"))
    return fixture
  }
}
