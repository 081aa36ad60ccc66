import TabHost
import Testing

@testable import TabHostTerminal

struct KeyBindingTests {
  @Test(arguments: TerminalCommand.allCases)
  func `every command has a default key and an explanation`(command: TerminalCommand) {
    #expect(KeyBindings.standard.bindings.contains { $0.command == command })
    #expect(!command.explanation.isEmpty)
  }

  @Test func `the default bindings use exactly the commands in allCases`() {
    let commands = Set(KeyBindings.standard.bindings.map(\.command))
    #expect(commands == Set(TerminalCommand.allCases))
  }

  @Test func `no key has two default bindings`() {
    let bindings = KeyBindings.standard.bindings
    let keys = bindings.map { KeyPress($0.key, modifiers: $0.modifiers) }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `the list shows the keys of a command on one line, without ineffective bindings`() {
    var bindings = KeyBindings([
      .init(.up, .moveUp), .init(.down, .moveDown), .init(.character("k"), .moveUp),
      .init(.down, .quit),
    ])
    #expect(bindings.keysByCommand.map(\.command) == [.moveUp, .moveDown])
    #expect(bindings.keysByCommand.map(\.keys) == [["Up", "k"], ["Down"]])
    bindings[.character("k")] = nil
    bindings[.character("r"), .control] = .goBack
    #expect(bindings.keysByCommand.map(\.keys) == [["Up"], ["Down"], ["Ctrl-R"]])
  }

  @MainActor @Test func `the list contains only the commands that are currently available`() {
    let fixture = ScreenFixture()
    func commands() -> Set<TerminalCommand> {
      Set(
        TerminalCommand.allCases.filter {
          fixture.screen.canPerform($0, in: fixture.screen.layout())
        }
      )
    }
    let all = Set(TerminalCommand.allCases)
    let missing = all.subtracting(commands())
    #expect(
      missing == [
        .goBack, .search, .showOverflow, .performAccessory, .toggleCheck, .toggleInBar,
        .moveEarlier, .moveLater, .grabMore, .resetCustomization, .inspect, .focusInspector,
        .showLog,
        .selectItem(4), .selectItem(5), .selectItem(6), .selectItem(7), .selectItem(8),
        .selectItem(9),
      ]
    )
    fixture.press(.character("e"))
    fixture.host.isSearchable = true
    let added = commands().subtracting(all.subtracting(missing))
    #expect(
      added == [
        .search, .toggleCheck, .toggleInBar, .moveEarlier, .moveLater, .resetCustomization,
      ]
    )
  }
}
