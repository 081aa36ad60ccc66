import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Steps on content as words of scripts.
struct ContentEventWordsTests {
  private static let modifiers: [KeyModifiers] = [
    [], .shift, .alt, .control, .super, .hyper, .meta, [.control, .shift],
  ]

  private static let keys: [KeyPress.Key] = [
    .character("a"), .character("+"), .character(" "), .character("é"), .enter, .tab, .backTab,
    .backspace, .delete, .insert, .escape, .up, .down, .left, .right, .home, .end, .pageUp,
    .pageDown, .menu, .function(1), .function(24), .special(57358),
  ]

  private static let buttons: [MouseEvent.Button] = [
    .left, .middle, .right, .wheelUp, .wheelDown, .wheelLeft, .wheelRight, .other(8), .other(11),
  ]

  @Test func `the words of a key stand for the key`() {
    for key in Self.keys {
      for modifiers in Self.modifiers {
        let step = ContentStep.event(.key(KeyPress(key, modifiers: modifiers)))
        expectEqual(ContentStep.steps(step.words), [step], "\(step.words)")
      }
    }
  }

  @Test(arguments: [MouseEvent.Kind.press, .drag, .release])
  func `the words of a mouse event stand for the event`(kind: MouseEvent.Kind) {
    for button in Self.buttons {
      for modifiers in Self.modifiers {
        let location = CellPoint(column: 3, row: -1)
        let mouse = MouseEvent(kind, button: button, location: location, modifiers: modifiers)
        let step = ContentStep.event(.mouse(mouse))
        expectEqual(ContentStep.steps(step.words), [step], "\(step.words)")
      }
    }
  }

  @Test func `the words of other steps stand for the steps`() {
    let steps: [ContentStep] = [
      .event(.paste(PastedText("two words"))), .event(.focusGained), .event(.focusLost),
      .command(.sort), .command(.selectItem3),
    ]
    expectEqual(ContentStep.steps(steps.flatMap(\.words)), steps)
  }

  @Test func `a drag and a release have the button of the press before them`() {
    let words = ["press", "3", "4", "right", "drag", "9", "4", "ctrl+release", "9", "4"]
    func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ modifiers: KeyModifiers = [])
      -> ContentStep
    {
      let location = CellPoint(column: column, row: 4)
      let mouse = MouseEvent(kind, button: .right, location: location, modifiers: modifiers)
      return .event(.mouse(mouse))
    }
    expectEqual(
      ContentStep.steps(words),
      [mouse(.press, 3), mouse(.drag, 9), mouse(.release, 9, .control)]
    )
  }

  @Test(arguments: [
    [], ["key"], ["key", "nothing"], ["key", "odd+a"], ["click", "3"], ["press", "x", "4"],
    ["paste"], ["specialx"], ["key", "special"], ["press", "3", "4", "buttonx"],
    ["do"], ["do", "nothing"], ["blur", "key"],
  ])
  func `other words stand for no step`(words: [String]) {
    expect(ContentStep.steps(words) == nil)
  }
}
