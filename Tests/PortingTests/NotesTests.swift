import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Navigation items, bar buttons, menus, alerts, key commands and editing, ported by the tool alone.
@MainActor struct NotesTests {
  private let store = NoteStore(folders: ["Home": ["Milk", "Bread"], "Work": ["Report"]])
  private let fixture: PortFixture

  init() {
    fixture = PortFixture(NotesController(store: store), traits: .phone)
  }

  private var user: UserInteraction { fixture.user }
  private var bar: TabHostController.NavigationBar? { fixture.host.visibleNavigationBar }

  private func choose(_ title: String) throws -> UserInteraction.Outcome {
    let alert = try #require(fixture.host.presentedViewController as? AlertController)
    return user.choose(alertAction: try #require(alert.actions.first { $0.title == title }))
  }

  @Test func `the page of a folder has titles and buttons`() throws {
    expectEqual(fixture.state.stack, ["Home"])
    expectEqual(fixture.state.bar.buttons, ["Delete Folder", "Sort", "Add"])
    expectEqual(bar?.title, "Home")
    expectEqual(bar?.subtitle, "2 notes")
    expect(bar?.backTitle == nil)
    try expectEqual(fixture.barButton("Add").image?.systemName, "plus")
    user.tap("Work")
    expectEqual(bar?.subtitle, "1 note")
    try expect(!fixture.barButton("Sort").isEnabled)
  }

  @Test func `a button adds a note, whose page has no bar of tabs and closes itself`() throws {
    expectEqual(user.tapBarButton(try fixture.barButton("Add")), .performed)
    expectEqual(fixture.state.stack, ["Home", "Untitled"])
    expect(fixture.state.bar.hidden)
    expectEqual(bar?.title, "Untitled")
    expectEqual(bar?.backTitle, "Home")
    expectEqual(user.tapBarButton(try fixture.barButton("Close")), .performed)
    expectEqual(fixture.state.stack, ["Home"])
    expect(!fixture.state.bar.hidden)
    expectEqual(bar?.subtitle, "3 notes")
    expectEqual(fixture.take(), [])
  }

  @Test func `a menu of a button changes the order and moves its mark`() throws {
    user.tapBarButton(try fixture.barButton("Sort"))
    let actions = try #require(fixture.barButton("Sort").menu).children.compactMap { $0 as? Action }
    expectEqual(actions.map(\.title), ["Newest", "Oldest", "Title"])
    expectEqual(actions.map(\.state), [.on, .off, .off])
    expectEqual(user.performMenuElement(actions[2]), .performed)
    expectEqual(store.notes(in: "Home").map(\.text), ["Bread", "Milk"])
    let changed = try #require(fixture.barButton("Sort").menu).children.compactMap { $0 as? Action }
    expectEqual(changed.map(\.state), [.off, .off, .on])
  }

  @Test func `a key command of the host asks for the name of a new folder`() throws {
    expectEqual(user.press("n", modifiers: [.command, .shift]), .performed)
    expectEqual(fixture.state.presented, "New Folder")
    expectEqual(user.tap("Work"), .refused(.covered))
    user.enterText("Travel")
    try expectEqual(choose("Save"), .performed)
    expect(fixture.state.presented == nil)
    expectEqual(fixture.host.tabs.map(\.identifier), ["Home", "Travel", "Work"])
    expectEqual(fixture.state.selected, "Home")
  }

  @Test func `Return saves and Escape cancels`() {
    user.press("n", modifiers: [.command, .shift])
    user.enterText("Travel")
    expectEqual(user.dismissPresented(), .performed)
    expectEqual(store.names, ["Home", "Work"])
    user.press("n", modifiers: [.command, .shift])
    user.enterText("Travel")
    expectEqual(user.submit(), .performed)
    expectEqual(store.names, ["Home", "Travel", "Work"])
  }

  @Test func `a key command of the page begins and ends editing`() throws {
    expectEqual(user.press("e", modifiers: .command), .performed)
    expectEqual(bar?.prompt, "Select the notes to delete")
    expectEqual(user.tapBarButton(try fixture.barButton("Add")), .refused(.disabled))
    expectEqual(user.press("e", modifiers: .command), .performed)
    expect(bar?.prompt == nil)
    try expect(fixture.barButton("Add").isEnabled)
  }

  @Test func `an action sheet at its button confirms the removal of a folder`() throws {
    user.tap("Work")
    _ = fixture.take()
    user.tapBarButton(try fixture.barButton("Delete Folder"))
    expectEqual(fixture.state.presented, "Delete \u{201C}Work\u{201D}?")
    try expectEqual(choose("Delete"), .performed)
    expectEqual(fixture.host.tabs.map(\.identifier), ["Home"])
    expectEqual(fixture.take(), [.didSelect("Home", previous: "Work", origin: .fallback)])
    expectEqual(fixture.state.bar.buttons, ["Delete Folder", "Sort", "Add"])
  }
}
