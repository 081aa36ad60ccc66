import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Common bar buttons and closures at the place of selectors.
@MainActor struct SystemItemTests {
  private final class Taps {
    var titles: [String?] = []
  }

  private let taps = Taps()

  private func record(_ button: BarButtonItem) { taps.titles.append(button.title) }

  @Test func `a system item has a title and, unless it is displayed as text, an image`() {
    let spaces = BarButtonItem.SystemItem.allCases.filter { $0.title.isEmpty }
    expectEqual(spaces, [.fixedSpace, .flexibleSpace])
    let asText = BarButtonItem.SystemItem.allCases.filter {
      $0.image == nil && !spaces.contains($0)
    }
    expectEqual(asText, [.cancel, .done, .edit, .redo, .save, .undo])
    expectEqual(BarButtonItem.SystemItem.fastForward.title, "Fast Forward")
    expectEqual(BarButtonItem.SystemItem.add.title, "Add")
    let prominent = BarButtonItem.SystemItem.allCases.filter {
      BarButtonItem(systemItem: $0).style == .prominent
    }
    expectEqual(prominent, [.done, .save])
    expectEqual(BarButtonItem.Style.done, .prominent)
  }

  @Test func `a system item keeps its title and its image, whatever action it gets`() {
    let add = Action(title: "New Note", image: TabImage(systemName: "note")) { _ in }
    let button = BarButtonItem(systemItem: .add, primaryAction: add)
    expect(button.title == "Add" && button.image?.systemName == "plus")
    expect(button.primaryAction === add)
    button.primaryAction = Action(title: "Other") { _ in }
    expect(button.title == "Add" && button.image?.systemName == "plus")
    button.title = "More"
    expectEqual(button.title, "More")
  }

  @Test func `each initializer with a closure makes it the handler of the primary action`() {
    let image = TabImage(systemName: "star")
    let menu = Menu(children: [])
    let buttons = [
      BarButtonItem(title: "Title", style: .plain, action: record),
      BarButtonItem(image: image, style: .prominent, action: record),
      BarButtonItem(barButtonSystemItem: .trash, action: record),
      BarButtonItem(title: "Menu", image: image, action: record, menu: menu),
      BarButtonItem(title: "Trailing", style: .plain) { [taps] in taps.titles.append($0.title) },
    ]
    for button in buttons { button.primaryAction?.perform(sender: nil) }
    expectEqual(taps.titles, ["Title", nil, "Trash", "Menu", "Trailing"])
    expectEqual(buttons.map(\.style), [.plain, .prominent, .plain, .plain, .plain])
    expect(buttons[3].menu === menu && buttons[3].image == image)
    expect(BarButtonItem(title: "None", style: .plain, action: nil).primaryAction == nil)
  }

  @Test func `the closure receives the button that the user taps, and does not retain it`() throws {
    let fixture = BarFixture()
    var button: BarButtonItem? = BarButtonItem(title: "Edit", style: .plain, action: record)
    fixture.root.navigationItem.rightBarButtonItem = button
    expectEqual(fixture.host.user.tapBarButton(try #require(button)), .performed)
    expectEqual(taps.titles, ["Edit"])
    weak let released = button
    fixture.root.navigationItem.rightBarButtonItem = nil
    button = nil
    expect(released == nil)
  }

  @Test func `commands take a closure at the place of UIKit's selector`() {
    var titles: [String] = []
    let key = KeyCommand(
      title: "Reload",
      action: { titles.append("\($0.title) \($0.input)") },
      input: "r",
      modifierFlags: .command,
      propertyList: 1,
      discoverabilityTitle: "Reload the page",
      attributes: .destructive,
      state: .on
    )
    expect(key.modifierFlags == .command && key.propertyList as? Int == 1)
    expectEqual(key.discoverabilityTitle, "Reload the page")
    expect(key.attributes == .destructive && key.state == .on)
    let short = KeyCommand(input: "s", modifierFlags: [], action: { titles.append($0.input) })
    let trailing = KeyCommand(input: "t", modifierFlags: .control) { titles.append($0.input) }
    let command = Command(
      title: "Sort",
      action: { titles.append("\($0.propertyList ?? "")") },
      propertyList: "title"
    )
    let plain = Command(title: "Plain") { titles.append($0.title) }
    for command in [key, short, trailing, command, plain] { command.perform(sender: nil) }
    expectEqual(titles, ["Reload r", "s", "t", "title", "Plain"])
  }

  @Test func `traits can be observed with a closure that receives the controller`() {
    final class Page: ViewController {
      var changes = 0
    }
    let page = Page()
    let host = TabHostController(tabs: [.showing(page, "a")])
    host.appear()
    let registration = page.registerForTraitChanges([UserInterfaceStyleTrait.self]) { controller in
      (controller as? Page)?.changes += 1
    }
    host.traitCollection.userInterfaceStyle = .dark
    expectEqual(page.changes, 1)
    page.unregisterForTraitChanges(registration)
    host.traitCollection.userInterfaceStyle = .light
    expectEqual(page.changes, 1)
  }
}
