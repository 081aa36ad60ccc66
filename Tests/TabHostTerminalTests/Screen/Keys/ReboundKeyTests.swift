import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// The keys of the screen, lists, text pages and fields are those of the key bindings.
@MainActor struct ReboundKeyTests {
  private let list = ListViewController(rows: ["one", "two", "three"].map { ListRow($0) })

  private func hints(_ fixture: ViewFixture) -> [String] {
    let line = fixture.screen.statusLine(in: fixture.screen.layout())
    return line.hints.map { "\($0.key) \($0.effect)" }
  }

  /// The lines of the list of keys.
  private func keys(_ screen: HostScreen) -> [String] {
    screen.perform(.help)
    defer { screen.perform(.cancel) }
    return screen.panel.map { list in
      list.indices.map { "\(list[$0].text): \(list[$0].detail)" }
    } ?? []
  }

  @Test func `a list performs the commands of rebound keys`() {
    let fixture = ViewFixture(list)
    var chosen: [ListIndex] = []
    list.activationHandler = { chosen.append($0) }
    fixture.screen.keyBindings[.character("x")] = .activate
    fixture.screen.keyBindings[.character("w")] = .moveDown
    fixture.press(.character("w"), .character("x"))
    expectEqual(chosen, [ListIndex(1)])
  }

  @Test func `a list shows its keys in the status line and in the list of keys`() {
    list.activationHandler = { _ in }
    list.contextMenuProvider = { _ in nil }
    let fixture = ViewFixture(list)
    expectEqual(hints(fixture).prefix(3), ["Enter choose", "m menu", "/ find"])
    expect(
      keys(fixture.screen).contains("Choose: Enter Space")
        && keys(fixture.screen).contains("Find: f /")
    )
    fixture.screen.keyBindings[.character("f")] = nil
    fixture.screen.keyBindings[.character("/")] = nil
    fixture.screen.keyBindings[.character("w")] = .find
    expectEqual(hints(fixture).prefix(3), ["Enter choose", "m menu", "w find"])
  }

  @Test func `a text page shows its keys, and performs the commands of rebound ones`() {
    let page = TextViewController(StyledText("Some text"))
    let fixture = ViewFixture(page)
    expect(keys(fixture.screen).contains("Select the whole text: Ctrl-A"))
    fixture.screen.keyBindings[.character("y")] = .selectAll
    fixture.press(.character("y"))
    expectEqual(page.selectedText, "Some text")
    expectEqual(hints(fixture).prefix(2), ["c copy", "Esc end the selection"])
    expect(keys(fixture.screen).contains("Select up: Shift-Up"))
  }

  @Test func `a field is edited with rebound keys`() {
    let fixture = ScreenFixture()
    fixture.host.isSearchable = true
    fixture.press(.character("/"))
    fixture.type("ab")
    fixture.screen.keyBindings[.character("x"), .control, in: .field] = .deleteBackward
    fixture.press(.character("x"), modifiers: .control)
    expectEqual(fixture.host.searchText, "a")
  }

  @Test func `a key can be bound to a command and to none`() {
    let fixture = ScreenFixture()
    fixture.screen.keyBindings[.character("x")] = .quit
    fixture.screen.keyBindings[.character("q")] = nil
    fixture.press(.character("q"))
    expect(!fixture.screen.wantsToQuit)
    fixture.press(.character("x"))
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `a key of another script performs the command of the key at its position`() {
    let fixture = ScreenFixture()
    let press = KeyPress(.character("й"), baseCharacter: "q")
    fixture.screen.handle(.key(press), at: .zero)
    expect(fixture.screen.wantsToQuit)
  }
}
