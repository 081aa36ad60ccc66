import Observation
import TabHost
import TabHostTestSupport
import Testing

@MainActor struct KeyCommandTests {
  private let fixture = KeyFixture()
  private var host: TabHostController { fixture.host }

  @Test func `the responders are the top page, its containers, the host and its containers`() {
    let outer = KeyHost()
    let inner = host
    inner.disappear()
    outer.tabs = [.showing(inner, "o")]
    outer.appear()
    let responders: [ViewController] = [
      fixture.page, fixture.navigation, fixture.container, inner, outer,
    ]
    for responder in responders {
      responder.addKeyCommand(fixture.command("x", "x"))
    }
    for host in [inner, outer] {
      for responder in responders {
        expectEqual(
          host.availableKeyCommands.map(ObjectIdentifier.init),
          responder.keyCommands?.map(ObjectIdentifier.init)
        )
        for command in responder.keyCommands ?? [] { responder.removeKeyCommand(command) }
      }
      for responder in responders { responder.addKeyCommand(fixture.command("x", "x")) }
    }
  }

  @Test func `observers are notified of a command that is added or removed on screen`() {
    var changes = 0
    func titles() -> [String] {
      withObservationTracking {
        host.availableKeyCommands.map(\.title)
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    let command = fixture.command("late", "l")
    expectEqual(titles(), [])
    fixture.page.addKeyCommand(command)
    expectEqual(changes, 1)
    expectEqual(titles(), ["late"])
    fixture.page.removeKeyCommand(command)
    expectEqual(changes, 2)
    expectEqual(titles(), [])
    host.disappear()
    fixture.page.addKeyCommand(command)
    expectEqual(titles(), [])
  }

  @Test func `the content of a popover takes precedence over the content of the selection`() {
    let presented = KeyPage()
    presented.commands = [fixture.command("popover", "x")]
    fixture.page.commands = [fixture.command("page", "x"), fixture.command("other", "y")]
    expectEqual(fixture.press("x"), ["page"])
    host.present(Popover(content: presented, sourceItem: host.tabs[0]))
    expectEqual(fixture.press("x"), ["popover"])
    expectEqual(host.availableKeyCommands.map(\.title), ["popover", "other"])
    expectEqual(fixture.press("y"), ["other"])
  }

  @Test func `a sheet keeps keys from the content, but not from the host, and an alert from all`() {
    let sheet = KeyPage()
    sheet.commands = [fixture.command("sheet", "x")]
    fixture.page.commands = [fixture.command("page", "x"), fixture.command("other", "y")]
    host.addKeyCommand(fixture.command("host", "z"))
    host.present(sheet, animated: false)
    expectEqual(host.availableKeyCommands.map(\.title), ["sheet", "host"])
    let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in })
    sheet.present(alert, animated: false)
    expect(host.availableKeyCommands.isEmpty)
    expect(fixture.press("x") == [] && fixture.press("Y") == [])
    expectEqual(alert.textFields?.first?.text, "xY")
    expectEqual(fixture.press("x", .control), ["refused"])
    expectEqual(fixture.press(KeyCommand.inputEscape), [])
    expectEqual(host.presentedControllers.count, 1)
    expectEqual(fixture.press("x"), ["sheet"])
  }

  @Test func `a page that is covered or off screen has no available commands`() {
    fixture.lower.commands = [fixture.command("lower", "x")]
    expectEqual(fixture.press("x"), ["refused"])
    fixture.navigation.popViewController(animated: false)
    expectEqual(fixture.press("x"), ["lower"])
    host.selectedTab = host.tabs[1]
    expectEqual(fixture.press("x"), ["refused"])
    host.addKeyCommand(fixture.command("host", "x"))
    expectEqual(fixture.press("x"), ["host"])
    host.disappear()
    expect(host.availableKeyCommands.isEmpty)
    expectEqual(host.user.press("x"), .refused(.notOnScreen))
  }

  @Test(arguments: [MenuElement.Attributes.disabled, .hidden])
  func `a disabled or hidden command is skipped`(attributes: MenuElement.Attributes) {
    let command = fixture.command("page", "x", attributes: attributes)
    fixture.page.commands = [command]
    host.addKeyCommand(fixture.command("host", "x"))
    expectEqual(fixture.press("x"), ["host"])
    command.attributes = []
    expectEqual(fixture.press("x"), ["page"])
  }

  @Test func `a command of the app comes before that of a tab with the same key`() {
    let host = TabHostController.with(.pad, .shown("a"), .shown("b"))
    host.appear()
    host.addKeyCommand(fixture.command("app", "2", .command))
    host.user.press("2", modifiers: .command)
    fixture.notes.expect(["app"])
    expect(host.selectedTab === host.tabs[0])
  }

  @Test func `commands are added, moved to the end and removed`() {
    let (first, second) = (fixture.command("1", "x"), fixture.command("2", "x"))
    host.addKeyCommand(first)
    host.addKeyCommand(second)
    expectEqual(host.keyCommands?.map(\.title), ["1", "2"])
    host.addKeyCommand(first)
    expectEqual(host.keyCommands?.map(\.title), ["2", "1"])
    host.removeKeyCommand(second)
    host.removeKeyCommand(second)
    expectEqual(host.keyCommands?.map(\.title), ["1"])
    host.removeKeyCommand(first)
    expect(host.keyCommands == nil)
  }

  @Test func `an active search field takes characters first`() {
    host.isSearchable = true
    let plain = fixture.command("plain", "x")
    host.addKeyCommand(plain)
    host.addKeyCommand(fixture.command("ctrl", "x", .control))
    host.addKeyCommand(fixture.command("escape", KeyCommand.inputEscape))
    host.user.activateSearch()
    expect(host.keyCommand(for: "x") == nil)
    expectEqual(fixture.press("x"), [])
    expectEqual(fixture.press("X"), [])
    expectEqual(host.searchText, "xX")
    expectEqual(fixture.press("x", .control), ["ctrl"])
    expectEqual(fixture.press(KeyCommand.inputEscape), ["escape"])
    plain.wantsPriorityOverSystemBehavior = true
    expectEqual(fixture.press("x"), ["plain"])
    expectEqual(host.searchText, "xX")
  }

  @Test func `a list of commands performs a command that was created anew`() {
    let command = fixture.command("old", "x")
    fixture.page.commands = [fixture.command("new", "x")]
    expectEqual(host.user.perform(command), .performed)
    fixture.notes.expect(["new"])
    fixture.page.commands = []
    expectEqual(host.user.perform(command), .refused(.notAvailable))
    host.disappear()
    expectEqual(host.user.perform(command), .refused(.notOnScreen))
  }

  @Test func `an input that no key has is reported once`() {
    fixture.page.commands = [fixture.command("a", "ctrl+r"), fixture.command("b", "")]
    expectEqual(fixture.press("x"), ["invalidKeyCommand", "invalidKeyCommand", "refused"])
    expectEqual(fixture.press("x"), ["refused"])
    expect(host.availableKeyCommands.isEmpty)
  }

  @Test func `the sender is the host, and an open menu closes before the handler runs`() {
    let element = fixture.command("element", "e")
    host.mode = .tabSidebar
    host.tabs[0].contextMenuProvider = { _ in Menu(children: [element]) }
    let notes = fixture.notes
    host.addKeyCommand(
      KeyCommand(input: "x") { [unowned host] command in
        notes.words.append("\(host.openMenu == nil) \(command.sender as AnyObject === host)")
      }
    )
    expectEqual(host.user.openContextMenu(on: host.tabs[0]), .performed)
    expect(host.openMenu != nil)
    expectEqual(fixture.press("x"), ["true true"])
  }

  @Test func `a key command is an element of a menu`() {
    let element = fixture.command("element", "e")
    host.mode = .tabSidebar
    host.tabs[0].contextMenuProvider = { _ in Menu(children: [element]) }
    host.user.openContextMenu(on: host.tabs[0])
    expectEqual(host.user.performMenuElement(element), .performed)
    fixture.notes.expect(["element"])
    expect(host.openMenu == nil)
  }

  @Test func `a handler can remove the command, the tab and the host's content`() {
    let host = host
    let notes = fixture.notes
    var command: KeyCommand?
    command = KeyCommand(input: "x") { pressed in
      host.removeKeyCommand(pressed)
      host.tabs = []
      notes.words.append("\(host.user.press("x"))".prefix(7) == "refused" ? "gone" : "there")
    }
    if let command { host.addKeyCommand(command) }
    command = nil
    expectEqual(fixture.press("x"), ["gone"])
    expect(host.availableKeyCommands.isEmpty)
  }

  @Test func `a getter of commands can change the host`() {
    final class Page: ViewController {
      override var keyCommands: [KeyCommand]? {
        tabHostController?.tabs.last?.title = "read"
        tabHostController?.selectedTab = tabHostController?.tabs.last
        return nil
      }
    }
    let page = Page()
    fixture.navigation.pushViewController(page, animated: false)
    expectEqual(fixture.press("x"), ["refused"])
    expectEqual(host.tabs[1].title, "read")
    expect(host.selectedTab === host.tabs[1])
  }

  @Test func `commands share a handler and differ by their property list`() {
    let notes = fixture.notes
    let commands = ["title", "artist"].map { key in
      Command(
        title: key,
        action: { notes.words.append("\($0.propertyList ?? "nil")") },
        propertyList: key
      )
    }
    for command in commands { command.perform(sender: nil) }
    notes.expect(["title", "artist"])
    let leaf: any MenuLeaf = commands[0]
    leaf.attributes = .disabled
    leaf.state = .on
    leaf.discoverabilityTitle = "long"
    leaf.selectedImage = nil
    leaf.accessibilityIdentifier = "id"
    leaf.perform(sender: nil)
    expect(leaf.sender == nil && leaf.presentationSourceItem == nil)
    expect(notes.take() == ["title"] && commands[0].accessibilityIdentifier == "id")
  }

  @Test func `a menu keeps its preferred element size with other children`() {
    let menu = Menu(title: "m", preferredElementSize: .small, children: [])
    expectEqual(menu.replacingChildren([]).preferredElementSize, .small)
    expectEqual(Menu().preferredElementSize, .automatic)
    expectEqual(Menu.ElementSize.allCases.map(\.rawValue), [-1, 0, 1, 2])
  }
}

/// A key command and a press.
struct KeyMatch: Sendable, CustomTestStringConvertible {
  let input: String
  let flags: KeyModifierFlags
  let pressed: String
  let held: KeyModifierFlags
  let matches: Bool

  init(
    _ input: String,
    _ flags: KeyModifierFlags = [],
    by pressed: String,
    _ held: KeyModifierFlags = [],
    is matches: Bool
  ) {
    (self.input, self.flags, self.pressed, self.held) = (input, flags, pressed, held)
    self.matches = matches
  }

  var testDescription: String { "\(input) \(flags.rawValue) by \(pressed) \(held.rawValue)" }

  static let all = [
    KeyMatch("r", by: "r", is: true),
    KeyMatch("r", by: "s", is: false),
    KeyMatch("r", .control, by: "r", .control, is: true),
    KeyMatch("r", .control, by: "r", is: false),
    KeyMatch("r", by: "r", .control, is: false),
    KeyMatch("r", .command, by: "r", .alternate, is: false),
    KeyMatch("R", by: "r", .shift, is: true),
    KeyMatch("r", .shift, by: "R", is: true),
    KeyMatch("r", by: "R", is: false),
    KeyMatch("1", by: "1", .numericPad, is: true),
    KeyMatch("1", .numericPad, by: "1", is: false),
    KeyMatch("1", .numericPad, by: "1", .numericPad, is: true),
    KeyMatch("r", by: "r", .alphaShift, is: true),
    KeyMatch("r", .alphaShift, by: "r", is: false),
    KeyMatch("?", by: "?", is: true),
    KeyMatch(KeyCommand.inputUpArrow, .shift, by: KeyCommand.inputUpArrow, .shift, is: true),
    KeyMatch(KeyCommand.inputUpArrow, by: KeyCommand.inputDownArrow, is: false),
    KeyMatch(KeyCommand.f12, by: KeyCommand.f12, is: true),
    KeyMatch("\r", .command, by: "\r", .command, is: true),
  ]
}

/// Matching key presses.
@MainActor struct KeyMatchingTests {
  @Test(arguments: KeyMatch.all)
  func `a press performs a command with the same key and modifiers`(match: KeyMatch) {
    let fixture = KeyFixture()
    fixture.page.commands = [fixture.command("done", match.input, match.flags)]
    expectEqual(fixture.press(match.pressed, match.held), [match.matches ? "done" : "refused"])
  }

  @Test func `modifiers have the values of UIKit`() {
    let flags: [KeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    expectEqual(flags.map(\.rawValue), (16...21).map { 1 << $0 })
  }

  @Test func `keys that point left and right are exchanged in a right-to-left layout`() {
    let fixture = KeyFixture()
    let command = fixture.command("back", KeyCommand.inputLeftArrow)
    fixture.page.commands = [command, fixture.command("open", "[")]
    expectEqual(command.resolvedInput(in: .leftToRight), KeyCommand.inputLeftArrow)
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    expectEqual(fixture.press(KeyCommand.inputRightArrow), ["back"])
    expectEqual(fixture.press("]"), ["open"])
    expectEqual(fixture.press("["), ["refused"])
    command.allowsAutomaticMirroring = false
    expectEqual(fixture.press(KeyCommand.inputRightArrow), ["refused"])
    expectEqual(fixture.press(KeyCommand.inputLeftArrow), ["back"])
  }

  @Test func `the constants of keys are different`() {
    let inputs = [
      KeyCommand.inputUpArrow, KeyCommand.inputDownArrow, KeyCommand.inputLeftArrow,
      KeyCommand.inputRightArrow, KeyCommand.inputEscape, KeyCommand.inputPageUp,
      KeyCommand.inputPageDown, KeyCommand.inputHome, KeyCommand.inputEnd, KeyCommand.inputDelete,
      KeyCommand.f1, KeyCommand.f2, KeyCommand.f3, KeyCommand.f4, KeyCommand.f5, KeyCommand.f6,
      KeyCommand.f7, KeyCommand.f8, KeyCommand.f9, KeyCommand.f10, KeyCommand.f11, KeyCommand.f12,
    ]
    expectEqual(Set(inputs).count, inputs.count)
    let fixture = KeyFixture()
    fixture.page.commands = inputs.map { fixture.command($0, $0) }
    expectEqual(inputs.flatMap { fixture.press($0) }, inputs)
  }
}
