import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// The notes of the article on the keyboard focus.
@MainActor struct NotesTests {
  @Test func `an opened note has the keyboard until the user has finished`() {
    let notes = Notes()
    let host = TabHostController(tabs: [TabItem(title: "Notes", identifier: "n") { _ in notes }])
    let screen = ScreenDriver(host, columns: 80, rows: 12)
    host.appear()
    notes.list.becomeFirstResponder()
    screen.press(.enter)
    screen.type("milk")
    #expect(notes.editor.text == "milk" && notes.editor.isFirstResponder)
    screen.press(.character("s"), modifiers: .control)
    screen.press(.down)
    #expect(notes.list.isFirstResponder && notes.list.focusedIndex?.row == 1)
  }
}
