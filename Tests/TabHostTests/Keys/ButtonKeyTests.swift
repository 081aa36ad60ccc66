import Observation
import TabHost
import TabHostTestSupport
import Testing

/// Key commands that are the actions of bar buttons.
@MainActor struct ButtonKeyTests {
  private let fixture = KeyFixture()
  private var host: TabHostController { fixture.host }

  @Test func `the key of a button taps the button`() {
    var senders: [BarButtonItem?] = []
    let button = BarButtonItem(
      primaryAction: KeyCommand(title: "Compose", input: "c") {
        senders.append($0.sender as? BarButtonItem)
      }
    )
    let bar = BarFixture()
    bar.root.navigationItem.rightBarButtonItem = button
    expectEqual(button.title, "Compose")
    bar.user.press("c")
    bar.user.tapBarButton(button)
    expect(senders.count == 2 && senders.allSatisfy { $0 === button })
  }

  @Test func `the keys of buttons follow those of their page, in the order of the buttons`() {
    func button(_ title: String) -> BarButtonItem {
      BarButtonItem(primaryAction: fixture.command(title, title))
    }
    let item = fixture.page.navigationItem
    item.pinnedTrailingGroup = BarButtonItemGroup(
      barButtonItems: [button("p")],
      representativeItem: nil
    )
    item.rightBarButtonItems = [button("r"), button("s")]
    item.leftBarButtonItems = [button("l"), button("m")]
    item.centerItemGroups = [.fixedGroup(items: [button("c")])]
    fixture.page.toolbarItems = [button("t")]
    fixture.page.addKeyCommand(fixture.command("own", "o"))
    fixture.container.addKeyCommand(fixture.command("container", "k"))
    fixture.container.addKeyCommand(fixture.command("later", "r"))
    expectEqual(
      host.availableKeyCommands.map(\.title),
      ["own", "l", "m", "c", "r", "s", "p", "t", "container"]
    )
  }

  @Test func `a button that is disabled or hidden has no key, and observers are notified`() {
    let bar = BarFixture()
    let command = fixture.command("Compose", "c")
    let button = BarButtonItem(primaryAction: command)
    let group = BarButtonItemGroup.fixedGroup(items: [button])
    var changes = 0
    func isAvailable() -> Bool {
      withObservationTracking {
        bar.host.availableKeyCommands.contains { $0 === command }
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    expect(!isAvailable())
    bar.root.navigationItem.trailingItemGroups = [group]
    expect(isAvailable())
    button.isEnabled = false
    expect(!isAvailable())
    button.isEnabled = true
    expect(isAvailable())
    button.isHidden = true
    expect(!isAvailable())
    button.isHidden = false
    expect(isAvailable())
    group.isHidden = true
    expect(!isAvailable())
    group.isHidden = false
    command.attributes = .hidden
    expect(!isAvailable())
    command.attributes = []
    expect(isAvailable())
    bar.root.navigationItem.trailingItemGroups = []
    expect(!isAvailable() && bar.user.press("c") == .refused(.notAvailable))
    expectEqual(changes, 9)
  }

  @Test func `the button of a page beneath a sheet has no key, and that of the sheet has`() {
    let sheet = KeyPage()
    sheet.navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: fixture.command("sheet", "c")
    )
    fixture.page.navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: fixture.command("page", "c")
    )
    expectEqual(fixture.press("c"), ["page"])
    host.present(sheet, animated: false)
    expectEqual(fixture.press("c"), ["sheet"])
    sheet.navigationItem.rightBarButtonItem = nil
    expectEqual(fixture.press("c"), ["refused"])
  }

  @Test func `the key of a button that a tap turns on turns it on`() {
    let button = BarButtonItem(primaryAction: fixture.command("Wrap", "w"))
    button.changesSelectionAsPrimaryAction = true
    fixture.page.navigationItem.rightBarButtonItem = button
    expectEqual(fixture.press("w"), ["Wrap"])
    expect(button.isSelected)
  }
}
