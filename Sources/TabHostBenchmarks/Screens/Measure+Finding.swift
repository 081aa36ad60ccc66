import TabHost
import TabHostTerminal

extension Measure {
  /// The time to find a tab among all others.
  static var finding: [Measure] {
    [
      measure("time: open the palette") { screen in
        screen.press(.character("p"), .control)
      } back: { screen in
        screen.press(.escape)
      },
      measure("time: open the palette, all slices", target: Target()) { screen in
        screen.press(.character("p"), .control)
        screen.finishFinding()
      } back: { screen in
        screen.press(.escape)
      },
      // The key is the first letter of almost all tabs.
      measure("time: key in the palette", opensPalette: true) { screen in
        screen.press(.character("t"))
      } back: { screen in
        screen.press(.backspace)
      },
      measure("time: key in the palette, all slices", opensPalette: true) { screen in
        screen.press(.character("t"))
        screen.finishFinding()
      } back: { screen in
        screen.press(.backspace)
      },
    ]
  }

  /// The maximum time of one step, which is a frame of a display.
  private static let frame = Target(cost: 16_000_000)

  private static func measure(
    _ name: String,
    target: Target = frame,
    opensPalette: Bool = false,
    forth: @escaping (BenchmarkScreen) -> Void,
    back: @escaping (BenchmarkScreen) -> Void
  ) -> Measure {
    Measure(name: name, sizes: [100, 1_000, 100_000], target: target) { tabs in
      let screen = BenchmarkScreen(tabs: tabs, showsSidebar: true)
      if opensPalette {
        screen.press(.character("p"), .control)
        screen.finishFinding()
      }
      let before = screen.screen.frame()
      forth(screen)
      let after = screen.screen.frame()
      back(screen)
      screen.show()
      let floor = FloorPicture(from: before, to: after)
      return .timing {
        forth(screen)
        keep(screen.show())
      } undo: {
        back(screen)
        screen.show()
      } floor: {
        keep(floor.bytes())
      }
    }
  }
}

extension BenchmarkScreen {
  /// Performs all slices of a search.
  fileprivate func finishFinding() {
    while screen.isFinding { screen.continueFinding() }
  }
}
