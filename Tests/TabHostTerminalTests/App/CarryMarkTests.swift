import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

@MainActor @Suite("What is seen of carrying") struct CarryMarkTests {
  private func carrying(
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

  private func expect(_ fixture: ScreenFixture, _ text: String) {
    #expect(fixture.screen.frame().plainText == text)
  }

  @Test func `dump`() {
    print(carrying(.character("g")).screen.frame().plainText)
    print(carrying(.character("g"), .down).screen.frame().plainText)
    print(carrying(.down, .character("g"), .up, isMirrored: true).screen.frame().plainText)
    print(carrying(.character("g"), .down, drawing: .ascii).screen.frame().plainText)
    let e = KeyPress.Key.character("e")
    print(carrying(e, .character("g"), .right).screen.frame().plainText)
    print(carrying(e, .character("g"), .right, .left).screen.frame().plainText)
    print(carrying(e, .character("g"), .right, .right, isMirrored: true).screen.frame().plainText)
    print(carrying(e, .character("g"), .right, drawing: .ascii).screen.frame().plainText)
    let f = carrying()
    f.recorder.dragItemTypes["c1"] = ["photo"]
    f.recorder.dropAnswers["b"] = .copy
    f.press(.character("g"), .up)
    print(f.screen.frame().plainText)
    f.press(.up)
    print(f.screen.frame().plainText)
    f.screen.options.drawing = .ascii
    print(f.screen.frame().plainText)
  }
}
