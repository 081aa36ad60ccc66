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
    #expect(fixture.state.stack == ["Home"])
    #expect(fixture.state.bar.buttons == ["Delete Folder", "Sort", "Add"])
    #expect(bar?.title == "Home")
    #expect(bar?.subtitle == "2 notes")
    #expect(bar?.backTitle == nil)
    #expect(try fixture.barButton("Add").image?.systemName == "plus")
    user.tap("Work")
    #expect(bar?.subtitle == "1 note")
    #expect(try !fixture.barButton("Sort").isEnabled)
  }

  @Test func `a button adds a note, whose page has no bar of tabs and closes itself`() throws {
    #expect(user.tapBarButton(try fixture.barButton("Add")) == .performed)
    #expect(fixture.state.stack == ["Home", "Untitled"])
    #expect(fixture.state.bar.hidden)
    #expect(bar?.title == "Untitled")
    #expect(bar?.backTitle == "Home")
    #expect(user.tapBarButton(try fixture.barButton("Close")) == .performed)
    #expect(fixture.state.stack == ["Home"])
    #expect(!fixture.state.bar.hidden)
    #expect(bar?.subtitle == "3 notes")
    #expect(fixture.take() == [])
  }

  @Test func `a menu of a button changes the order and moves its mark`() throws {
    user.tapBarButton(try fixture.barButton("Sort"))
    let actions = try #require(fixture.barButton("Sort").menu).children.compactMap { $0 as? Action }
    #expect(actions.map(\.title) == ["Newest", "Oldest", "Title"])
    #expect(actions.map(\.state) == [.on, .off, .off])
    #expect(user.performMenuElement(actions[2]) == .performed)
    #expect(store.notes(in: "Home").map(\.text) == ["Bread", "Milk"])
    let changed = try #require(fixture.barButton("Sort").menu).children.compactMap { $0 as? Action }
    #expect(changed.map(\.state) == [.off, .off, .on])
  }

  @Test func `a key command of the host asks for the name of a new folder`() throws {
    #expect(user.press("n", modifiers: [.command, .shift]) == .performed)
    #expect(fixture.state.presented == "New Folder")
    #expect(user.tap("Work") == .refused(.covered))
    user.enterText("Travel")
    #expect(try choose("Save") == .performed)
    #expect(fixture.state.presented == nil)
    #expect(fixture.host.tabs.map(\.identifier) == ["Home", "Travel", "Work"])
    #expect(fixture.state.selected == "Home")
  }

  @Test func `Return saves and Escape cancels`() {
    user.press("n", modifiers: [.command, .shift])
    user.enterText("Travel")
    #expect(user.dismissPresented() == .performed)
    #expect(store.names == ["Home", "Work"])
    user.press("n", modifiers: [.command, .shift])
    user.enterText("Travel")
    #expect(user.submit() == .performed)
    #expect(store.names == ["Home", "Travel", "Work"])
  }

  @Test func `a key command of the page begins and ends editing`() throws {
    #expect(user.press("e", modifiers: .command) == .performed)
    #expect(bar?.prompt == "Select the notes to delete")
    #expect(user.tapBarButton(try fixture.barButton("Add")) == .refused(.disabled))
    #expect(user.press("e", modifiers: .command) == .performed)
    #expect(bar?.prompt == nil)
    #expect(try fixture.barButton("Add").isEnabled)
  }

  @Test func `an action sheet at its button confirms the removal of a folder`() throws {
    user.tap("Work")
    _ = fixture.take()
    user.tapBarButton(try fixture.barButton("Delete Folder"))
    #expect(fixture.state.presented == "Delete \u{201C}Work\u{201D}?")
    #expect(try choose("Delete") == .performed)
    #expect(fixture.host.tabs.map(\.identifier) == ["Home"])
    #expect(fixture.take() == [.didSelect("Home", previous: "Work", origin: .fallback)])
    #expect(fixture.state.bar.buttons == ["Delete Folder", "Sort", "Add"])
  }
}
