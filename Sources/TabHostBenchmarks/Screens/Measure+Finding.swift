import TabHost
import TabHostTerminal

extension Measure {
  /// The time to find a tab among all others, and a row in a list.
  static var finding: [Measure] { palette + list }

  private static var palette: [Measure] {
    [
      measure("time: open the palette", on: paletteScreen) { screen in
        screen.press(.character("p"), .control)
      } back: { screen in
        screen.press(.escape)
      },
      measure("time: open the palette, all slices", target: Target(), on: paletteScreen) { screen in
        screen.press(.character("p"), .control)
        screen.finishFinding()
      } back: { screen in
        screen.press(.escape)
      },
      // The key is the first letter of almost all tabs.
      measure("time: key in the palette", on: openPalette) { screen in
        screen.press(.character("t"))
      } back: { screen in
        screen.press(.backspace)
      },
      measure("time: key in the palette, all slices", on: openPalette) { screen in
        screen.press(.character("t"))
        screen.finishFinding()
      } back: { screen in
        screen.press(.backspace)
      },
    ]
  }

  private static var list: [Measure] {
    [
      measure("time: begin to find in a list", on: listScreen) { screen in
        screen.press(.character("f"))
      } back: { screen in
        screen.press(.escape)
      },
      measure("time: key in a list", on: listWithQuery) { screen in
        screen.press(.character("r"))
      } back: { screen in
        screen.press(.backspace)
      },
      measure("time: key in a list, all slices", target: Target(), on: listWithQuery) { screen in
        screen.press(.character("r"))
        screen.finishFinding()
      } back: { screen in
        screen.press(.backspace)
      },
      measure("time: key in an editor", on: editorScreen) { screen in
        screen.press(.character("x"))
      } back: { screen in
        screen.press(.backspace)
      },
      measure("time: new line in an editor", on: editorScreen) { screen in
        screen.press(.enter)
      } back: { screen in
        screen.press(.backspace)
      },
      measure("time: next row of a table", on: tableScreen) { screen in
        screen.press(.down)
      } back: { screen in
        screen.press(.up)
      },
      measure("time: last row of two heights", on: formScreen) { screen in
        screen.press(.end)
      } back: { screen in
        screen.press(.home)
      },
      measure("time: scroll to the end of a text", on: textScreen) { screen in
        screen.press(.end)
      } back: { screen in
        screen.press(.home)
      },
    ]
  }

  private static func paletteScreen(tabs: Int) -> BenchmarkScreen {
    BenchmarkScreen(tabs: tabs, showsSidebar: true)
  }

  private static func openPalette(tabs: Int) -> BenchmarkScreen {
    let screen = paletteScreen(tabs: tabs)
    screen.press(.character("p"), .control)
    screen.finishFinding()
    return screen
  }

  private static func listScreen(rows: Int) -> BenchmarkScreen {
    let section = ListSection(
      count: { rows },
      row: { ListRow("Row \($0)", detail: "\($0 % 60) min") }
    )
    return BenchmarkScreen(page: ListViewController(sections: [section]))
  }

  private static func tableScreen(rows: Int) -> BenchmarkScreen {
    let section = ListSection(
      count: { rows },
      row: { ListRow(columns: ["Row \($0)", "\($0 % 60)", "min"]) }
    )
    let list = ListViewController(sections: [section])
    list.columns = [
      ListColumn("Title"), ListColumn("Length", width: .fitted(), alignment: .trailing),
      ListColumn("Unit", width: .fixed(6)),
    ]
    return BenchmarkScreen(page: list)
  }

  /// Fixed rows of different heights, with controls.
  private static func formScreen(rows: Int) -> BenchmarkScreen {
    let rows = (0..<rows).map { index in
      var row =
        index % 3 == 0 ? ListRow("Row \(index)", subtitle: "Two lines") : ListRow("Row \(index)")
      row.accessories = [.toggle(isOn: index % 2 == 0)]
      return row
    }
    return BenchmarkScreen(page: ListViewController(rows: rows))
  }

  private static func listWithQuery(rows: Int) -> BenchmarkScreen {
    let screen = listScreen(rows: rows)
    screen.press(.character("f"))
    screen.finishFinding()
    return screen
  }

  private static func textScreen(lines: Int) -> BenchmarkScreen {
    BenchmarkScreen(page: TextViewController(StyledText(text(lines: lines))))
  }

  private static func text(lines: Int) -> String {
    let line = "A walk through an old forest, in the rain, with an umbrella that leaks a little"
    return Array(repeating: line, count: lines).joined(separator: "\n")
  }

  private static func editorScreen(lines: Int) -> BenchmarkScreen {
    let editor = TextEditorController(text(lines: lines))
    let middle = TextEditorController.Position(line: lines / 2, utf8Offset: 0)
    editor.selectedRange = middle..<middle
    return BenchmarkScreen(page: editor)
  }

  /// The maximum time of one step, which is a frame of a display.
  private static let frame = Target(cost: 16_000_000)

  private static func measure(
    _ name: String,
    target: Target = frame,
    on makeScreen: @escaping (Int) -> BenchmarkScreen,
    forth: @escaping (BenchmarkScreen) -> Void,
    back: @escaping (BenchmarkScreen) -> Void
  ) -> Measure {
    Measure(name: name, sizes: [100, 1_000, 100_000], target: target) { count in
      let screen = makeScreen(count)
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
