import TabHost
import TabHostTestSupport
import Testing

@MainActor struct TabKeyCommandTests {
  private let host = TabHostController(
    tabs: ["a", "b", "c"].map { TabItem(title: $0.uppercased(), identifier: $0) }
  )

  init() {
    host.traitCollection = .pad
    host.appear()
  }

  @Test func `Command and a digit select a root tab, and brackets its neighbors, around the end`() {
    var selected: [String?] = []
    let both: KeyModifierFlags = [.command, .shift]
    let keys: [(String, KeyModifierFlags)] = [
      ("3", .command), ("]", both), ("[", both), ("[", both),
    ]
    for (input, modifiers) in keys {
      expectEqual(host.user.press(input, modifiers: modifiers), .performed)
      selected.append(host.selectedTab?.identifier)
    }
    expectEqual(selected, ["c", "a", "c", "b"])
    expectEqual(host.selectionOrigin, .user)
    expectEqual(host.user.press("4", modifiers: .command), .refused(.notAvailable))
  }

  @Test func `the commands are those of the tabs that the user can select`() {
    host.tabs[0].isHidden = true
    host.tabs[1].isEnabled = false
    expectEqual(host.tabKeyCommands.map(\.title), ["C"])
    host.traitCollection = .terminal(columns: 80, rows: 24)
    expect(host.tabKeyCommands.isEmpty)
  }

  @Test func `a command of the app with the same key comes first, and an override removes them`() {
    final class Plain: TabHostController {
      override var tabKeyCommands: [KeyCommand] { [] }
    }
    var count = 0
    host.addKeyCommand(
      KeyCommand(title: "", input: "2", modifierFlags: .command) { _ in count += 1 }
    )
    host.user.press("2", modifiers: .command)
    expect(count == 1 && host.selectedTab === host.tabs[0])
    let plain = Plain(tabs: [TabItem(title: "A", identifier: "a")])
    plain.appear()
    expect(plain.availableKeyCommands.isEmpty)
  }
}
