import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// Menus and swipe actions of a list.
@MainActor struct ListMenuTests {
  private final class Log {
    var chosen: [String] = []
  }

  /// The mark at the end of a row to which the open menu belongs, after a title of three columns.
  private let mark = String(repeating: " ", count: 56) + "◂"

  private func fixture() -> (ViewFixture, ListViewController, Log) {
    let log = Log()
    let list = ListViewController(rows: ["One", "Two", "Three"].map { ListRow($0) })
    func action(_ title: String, _ style: ContextualAction.Style) -> ContextualAction {
      ContextualAction(style: style, title: title) { _, _, completion in
        log.chosen.append(title)
        completion(true)
      }
    }
    list.contextMenuProvider = { index in
      ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [Action(title: "Open \(index.row)") { log.chosen.append($0.title) }])
      })
    }
    list.trailingSwipeActionsProvider = { index in
      guard index.row != 2 else { return nil }
      return SwipeActionsConfiguration(
        actions: [action("Delete", .destructive), action("Flag", .normal)]
      )
    }
    return (ViewFixture(list), list, log)
  }

  @Test(arguments: [KeyPress.Key.character("m"), .menu])
  func `a key opens the menu of the focused row below it`(key: KeyPress.Key) {
    let (fixture, _, log) = fixture()
    fixture.press(.down, key)
    expectEqual(fixture.lines, ["One", "Two" + mark, "╭────────╮", "│ Open 1 │", "╰────────╯"])
    fixture.press(.enter)
    expectEqual(log.chosen, ["Open 1"])
    expect(fixture.host.openMenu == nil)
  }

  @Test func `a right click opens the menu of the row there`() {
    let (fixture, list, log) = fixture()
    fixture.click(9, 2, .right)
    expectEqual(fixture.lines[3], "         ╭────────╮")
    expectEqual(list.focusedIndex, ListIndex(2))
    expect(fixture.host.openMenu?.content === list)
    fixture.press(.enter)
    expectEqual(log.chosen, ["Open 2"])
  }

  @Test func `a key shows the swipe actions as a menu`() {
    let (fixture, _, log) = fixture()
    fixture.press(.character(">"))
    expectEqual(
      fixture.lines,
      ["One" + mark, "╭─One────╮", "│!Delete │", "│ Flag   │", "╰────────╯"]
    )
    fixture.press(.down, .enter)
    expectEqual(log.chosen, ["Flag"])
    fixture.press(.character("<"))
    expect(fixture.host.openMenu == nil)
  }

  @Test
  func `the menu of a row begins at the title, beside its symbol, and below all of its lines`() {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "One"
    content.secondaryText = "Second line"
    content.image = TabImage(systemName: "star")
    let list = ListViewController(rows: [ListRow(content), ListRow("Two")])
    list.contextMenuProvider = { _ in
      ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [Action(title: "Open") { _ in }])
      })
    }
    let fixture = ViewFixture(list)
    fixture.press(.character("m"))
    expectEqual(
      fixture.lines,
      [
        "☆ One" + mark.dropFirst(2), "  Second line", "Tw╭──────╮", "  │ Open │", "  ╰──────╯",
      ]
    )
  }

  @Test(arguments: [KeyPress.Key.pageDown, .end])
  func `the menu of a row that scrolls into view by the same input begins at its title`(
    key: KeyPress.Key
  ) {
    func lines(together: Bool) -> [String] {
      let rows = (0..<40).map { number in
        var content = ListContentConfiguration.cell()
        content.text = "Row \(number)"
        content.image = TabImage(systemName: "star")
        return ListRow(content)
      }
      let list = ListViewController(rows: rows)
      list.contextMenuProvider = { _ in
        ContextMenuConfiguration(actionProvider: { _ in
          Menu(children: [Action(title: "Open") { _ in }])
        })
      }
      let fixture = ViewFixture(list)
      let keys = [key, .character("m")].map { InputEvent.key(KeyPress($0)) }
      if together {
        fixture.screen.handle(keys, at: .zero)
      } else {
        for key in keys {
          fixture.screen.handle(key, at: .zero)
          _ = fixture.screen.frame()
        }
      }
      return fixture.lines
    }
    expect(lines(together: true).contains { $0.contains("╭──────╮") })
    expectEqual(lines(together: true), lines(together: false))
  }
}
