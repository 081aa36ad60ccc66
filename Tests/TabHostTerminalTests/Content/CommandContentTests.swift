import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Pages of an app that perform commands, find text and scroll.
@MainActor struct CommandContentTests {
  /// Content without an event handler of its own.
  private final class Clock: ViewController, CommandContent {
    var performed: [TerminalCommand] = []
    var isRunning = false

    func draw(on canvas: inout Canvas) { canvas.line(isRunning ? "running" : "stopped", row: 0) }

    var commands: [CommandHint] { [CommandHint(.activate, isRunning ? "stop" : "start")] }

    func perform(_ command: TerminalCommand) -> Bool {
      performed.append(command)
      guard command == .activate else { return false }
      isRunning.toggle()
      setNeedsDisplay()
      return true
    }
  }

  @Test func `content without an event handler performs the commands of keys`() {
    let clock = Clock()
    let fixture = ViewFixture(clock)
    fixture.screen.options.showsStatusLine = true
    expect(fixture.user.statusLine.hasPrefix(" Enter start   "))
    fixture.press(.enter)
    expectEqual(fixture.lines.first, "running")
    expect(fixture.user.statusLine.hasPrefix(" Enter stop   "))
    // A command without effect is that of the screen.
    fixture.press(.character("?"))
    expectEqual(clock.performed, [.activate, .help])
    expectEqual(fixture.user.list?.prefix(2), ["Page", "Stop"])
  }

  @Test func `the keys have their standard commands without a screen`() {
    let clock = Clock()
    expect(clock.press(.enter) && !clock.press(.down) && !clock.press(.character("j")))
    expect(!clock.handle(.paste(PastedText("text"))) && !clock.mouse(.press, 0, 0))
    expectEqual(clock.performed, [.activate, .moveDown])
    expect(clock.canPerform(.activate) && !clock.canPerform(.moveDown))
  }

  @Test func `a recorded command is performed`() throws {
    let clock = Clock()
    let fixture = ViewFixture(clock)
    let steps = try #require(ContentStep.steps(["do", "activate"]))
    expect(steps.map { $0.perform(on: clock, in: fixture.host).isHandled } == [true])
    expect(clock.isRunning)
  }

  // MARK: - Finding

  /// Content that records the changes of its field.
  private final class Index: ViewController, FindingContent {
    let findField = FindField()
    var log: [String] = []

    func draw(on canvas: inout Canvas) {
      let rect = findField.draw(on: canvas)
      canvas.line("\(rect)", row: 0)
    }

    func handle(_ event: ContentEvent) -> Bool {
      if enterFindText(event) { return true }
      if case .key(let press) = event { return performCommand(for: press) }
      return false
    }

    var commands: [CommandHint] { findCommands }

    func perform(_ command: TerminalCommand) -> Bool { performFindCommand(command) }

    func findFieldDidChange() {
      log.append("\(findField.isOpen ? "open" : "closed") \(findField.text)")
    }

    func moveToMatch(isForward: Bool) -> Bool {
      log.append("\(isForward ? "next" : "previous") \(findField.text)")
      return true
    }
  }

  @Test func `the content is notified of each change of its field`() {
    let index = Index()
    expect(!index.press(.character("n")) && !index.press(.escape) && !index.press(.enter))
    index.press(.character("f"))
    expectEqual(index.lines(12, 3), [" 0,0 12x2", " ", "  ⌕"])
    index.type("ab")
    // The cursor moves, but the text is the same.
    index.press(.left)
    expect(index.handle(.paste(PastedText("c"))))
    expectEqual(index.lines(12, 3), [" 0,0 12x2", " ", "  ⌕ acb"])
    index.press(.enter)
    expectEqual(index.lines(12, 3), [" 0,0 12x3", " ", " "])
    index.type("nN")
    // An empty text leaves the last one.
    index.press(.character("/"), .escape)
    index.type("nf")
    expect(!index.handle(.focusLost))
    expectEqual(
      index.log,
      [
        "open ", "open a", "open ab", "open acb", "closed acb", "next acb", "previous acb", "open ",
        "closed acb", "next acb", "open ", "closed acb",
      ]
    )
  }

  @Test func `the commands for finding depend on the field`() {
    let index = Index()
    let hints = [CommandHint(.search, "find"), CommandHint(.find, "find")]
    expectEqual(index.commands, hints)
    index.type("fx")
    expectEqual(index.commands, [CommandHint(.cancel, "close")])
    index.press(.escape)
    expectEqual(
      index.commands,
      hints + [CommandHint(.findNext, "next"), CommandHint(.findPrevious, "previous")]
    )
  }

  // MARK: - Scrolling

  /// Content with 20 lines below a heading.
  private final class Lines: ViewController, ScrollingContent {
    let scrollbar = ContentScrollbar()

    func draw(on canvas: inout Canvas) {
      canvas.line("Lines", row: 0)
      let below = CellRect(column: 0, row: 1, columns: canvas.size.columns, rows: 5)
      canvas.draw(in: below) { part in
        let area = scrollbar.draw(on: part, in: part.bounds, lineCount: 20)
        for row in 0..<area.rows { part.line("\(scrollbar.firstLine + row)", row: row) }
      }
    }

    func handle(_ event: ContentEvent) -> Bool {
      if case .mouse(let mouse) = event { scroll(with: mouse) ?? false } else { false }
    }
  }

  /// The first visible line after each of some events.
  private func firstLines(_ lines: Lines, _ events: [() -> Bool]) -> [String] {
    events.map { event in
      let isHandled = event()
      _ = lines.lines(12, 6)
      return "\(lines.scrollbar.firstLine)\(isHandled ? "" : " not handled")"
    }
  }

  @Test func `the wheel and the scrollbar of a part of the canvas scroll`() {
    let lines = Lines()
    expectEqual(
      lines.lines(12, 6),
      [
        " Lines", " 0          │", " 1          █", " 2          │", " 3          │",
        " 4          ▾",
      ]
    )
    expectEqual(
      firstLines(
        lines,
        [
          { lines.mouse(.press, .wheelUp, 3, 3) }, { lines.mouse(.press, .wheelDown, 3, 3) },
          { lines.mouse(.press, 3, 3) }, { lines.mouse(.press, 11, 5) },
          { lines.mouse(.press, 11, 3) }, { lines.mouse(.drag, 0, 9) },
          { lines.mouse(.release, 0, 9) }, { lines.mouse(.press, .wheelDown, 3, 3) },
        ]
      ),
      ["0 not handled", "3", "3 not handled", "7", "7", "15", "15", "15 not handled"]
    )
  }

  @Test func `the first line is limited, and moves as little as necessary to show a line`() {
    let lines = Lines()
    func first(_ change: () -> Void) -> Int {
      change()
      _ = lines.lines(12, 6)
      return lines.scrollbar.firstLine
    }
    _ = lines.lines(12, 6)
    expectEqual(first { lines.scrollbar.scroll(toShowLine: 4) }, 0)
    expectEqual(first { lines.scrollbar.scroll(toShowLine: 9) }, 5)
    expectEqual(first { lines.scrollbar.scroll(toShowLine: 6) }, 5)
    expectEqual(first { lines.scrollbar.scroll(toShowLine: 2) }, 2)
    expectEqual(first { lines.scrollbar.firstLine = .max }, 15)
    expectEqual(first { lines.scrollbar.firstLine = .min }, 0)
    expectEqual(first { lines.scroll(toLine: 7) }, 7)
    expectEqual(lines.scrollOffset, 7)
  }

  @Test func `content scrolls to its ends by any number of lines`() {
    let numbers = (0..<20).map { "\($0)" }
    let pages: [any ScrollingContent] = [
      Lines(), ListViewController(rows: numbers.map { ListRow($0) }),
      TextViewController(StyledText(numbers.joined(separator: "\n"))),
      TextEditorController(numbers.joined(separator: "\n")),
    ]
    for page in pages {
      // One of them has a heading.
      let rows = page is Lines ? 6 : 5
      _ = page.lines(12, rows)
      expect(page.scroll(by: .max) && !page.scroll(by: .max))
      expectEqual(page.scrollOffset, 15)
      _ = page.lines(12, rows)
      expect(page.scroll(by: .min) && !page.scroll(by: .min))
      expectEqual(page.scrollOffset, 0)
    }
  }
}
