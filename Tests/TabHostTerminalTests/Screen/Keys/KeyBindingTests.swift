import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct KeyBindingTests {
  @Test(arguments: TerminalCommand.allCases)
  func `every command has a default key and an explanation`(command: TerminalCommand) {
    expect(KeyBindings.standard.bindings.contains { $0.command == command })
    expect(!command.explanation.isEmpty)
  }

  @Test func `the default bindings use exactly the commands in allCases`() {
    let commands = Set(KeyBindings.standard.bindings.map(\.command))
    expectEqual(commands, Set(TerminalCommand.allCases))
  }

  @Test(arguments: KeyBindings.Scope.allCases)
  func `no key has two default bindings in a scope`(scope: KeyBindings.Scope) {
    let bindings = KeyBindings.standard.bindings.filter { $0.scope == scope }
    let keys = bindings.map { KeyPress($0.key, modifiers: $0.modifiers) }
    expectEqual(Set(keys).count, keys.count)
  }

  @Test func `bindings without keys for fields have the standard ones, and others only their own`()
  {
    let backspace = KeyPress(.backspace)
    let deletes = TerminalCommand.deleteBackward
    let replaced = KeyBindings([.init(.up, .moveUp)])
    expectEqual(replaced.command(for: backspace, in: .field), deletes)
    expect(replaced.command(for: backspace) == nil)
    let own = KeyBindings([.init(.delete, [], deletes, in: .field)])
    expect(own.command(for: backspace, in: .field) == nil)
    expectEqual(own.command(for: KeyPress(.delete), in: .field), deletes)
  }

  @Test func `a key that is not bound in a scope has its command of the screen`() {
    var bindings = KeyBindings.standard
    let key = KeyPress(.character("p"), modifiers: .control)
    expectEqual(bindings.command(for: key), .palette)
    expectEqual(bindings.command(for: key, in: .list), .moveUp)
    bindings[.character("p"), .control, in: .list] = nil
    expectEqual(bindings.command(for: key, in: .list), .palette)
  }

  @Test func `the list shows the keys of a command on one line, without ineffective bindings`() {
    var bindings = KeyBindings([
      .init(.up, .moveUp), .init(.down, .moveDown), .init(.character("k"), .moveUp),
      .init(.down, .quit),
    ])
    expectEqual(bindings.keysByCommand().map(\.command), [.moveUp, .moveDown])
    expectEqual(bindings.keysByCommand().map(\.keys), [["Up", "k"], ["Down"]])
    bindings[.character("k")] = nil
    bindings[.character("r"), .control] = .goBack
    expectEqual(bindings.keysByCommand().map(\.keys), [["Up"], ["Down"], ["Ctrl-R"]])
  }

  @MainActor @Test func `the list contains only the commands that are currently available`() {
    let fixture = ScreenFixture()
    func commands() -> Set<TerminalCommand> {
      Set(
        TerminalCommand.allCases.filter {
          fixture.screen.mode.action(of: $0, in: fixture.screen.layout())?.isPossible == true
        }
      )
    }
    let all = Set(TerminalCommand.allCases)
    let missing = all.subtracting(commands())
    let editing = TerminalCommand.allCases.filter { $0.entry.edit != nil }
    expectEqual(
      missing.subtracting(editing),
      [
        .goBack, .search, .lastUsedTab, .showOverflow, .performAccessory, .toggleCheck,
        .toggleInBar,
        .moveEarlier, .moveLater, .grabMore, .resetCustomization, .inspect, .focusInspector,
        .showLog, .savePage, .findNext, .findPrevious, .sort, .selectAll, .copy, .extendUp,
        .extendDown, .extendLeft, .extendRight,
        .cut, .paste, .undo, .redo, .insertLineBreak, .insertTab, .selectItem4, .selectItem5,
        .selectItem6, .selectItem7, .selectItem8,
        .selectItem9,
      ]
    )
    fixture.press(.character("e"))
    fixture.host.isSearchable = true
    let added = commands().subtracting(all.subtracting(missing))
    expectEqual(
      added,
      [
        .search, .toggleCheck, .toggleInBar, .moveEarlier, .moveLater, .resetCustomization,
      ]
    )
  }
}
