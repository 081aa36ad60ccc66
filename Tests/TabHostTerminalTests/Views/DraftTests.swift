import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drafts of editors and forms.
@MainActor struct DraftTests {
  private let store = InMemoryTabCustomizationStore()

  /// An app whose tab shows a page, at a screen of its own.
  fileprivate struct Launch {
    let host: TabHostController
    let user: ScreenDriver

    @MainActor init(_ page: ViewController, _ store: any TabCustomizationStore) {
      host = TabHostController(tabs: [TabItem(title: "Tab", identifier: "tab") { _ in page }])
      host.customizationStore = store
      host.mode = .tabBar
      user = ScreenDriver(host, columns: 60, rows: 12)
      user.screen.options.showsStatusLine = true
      user.press(.down)
    }

    /// The last line of the screen.
    @MainActor var status: String { user.frame.plainLine(11) }
  }

  private func editor(_ text: String = "", _ identifier: String? = "note") -> TextEditorController {
    let editor = TextEditorController(text, title: "Note")
    editor.draftIdentifier = identifier
    return editor
  }

  /// What the store contains for an identifier.
  private func kept(_ identifier: String = "note") -> String? {
    (try? DraftStore<String>(identifier, beside: store).load()) ?? nil
  }

  // MARK: - Editors

  @Test func `a text is saved once a few seconds after the first key`() {
    let launch = Launch(editor(), store)
    launch.user.type("moss")
    expect(kept() == nil)
    launch.user.wait(.seconds(2))
    launch.user.type(" and")
    launch.user.wait(.milliseconds(999))
    expect(kept() == nil)
    launch.user.wait(.milliseconds(1))
    expectEqual(kept(), "moss and")
    launch.user.type(" rain")
    expectEqual(kept(), "moss and")
    launch.user.wait(.seconds(3))
    expectEqual(kept(), "moss and rain")
  }

  @Test func `the next editor continues with the text, and says which key discards it`() {
    Launch(editor(), store).typeAndWait("moss")
    var changes: [String] = []
    let next = editor()
    next.editingChangedHandler = { changes.append($0.text) }
    let launch = Launch(next, store)
    expectEqual(changes, ["moss"])
    expectEqual(next.selectedRange.upperBound, next.endOfDocument)
    launch.user.type("y")
    expectEqual(next.text, "mossy")
  }

  @Test func `a message says that a text is restored until the next key`() {
    Launch(editor(), store).typeAndWait("moss")
    let host = TabHostController()
    host.customizationStore = store
    let user = ScreenDriver(host, columns: 60, rows: 12)
    user.screen.options.showsStatusLine = true
    host.present(editor(), animated: false)
    expect(user.frame.plainLine(11).hasPrefix(" Draft restored; Ctrl-Z discards it"))
    user.press(.right)
    expect(!user.frame.plainText.contains("draft"))
  }

  @Test func `undoing the restoration removes the draft, and redoing keeps it again`() {
    Launch(editor("base"), store).typeAndWait("moss ")
    let next = editor("base")
    let launch = Launch(next, store)
    expectEqual(next.text, "moss base")
    launch.user.press(.character("z"), modifiers: .control)
    expectEqual(next.text, "base")
    launch.user.wait(.seconds(3))
    expect(kept() == nil)
    launch.user.press(.character("y"), modifiers: .control)
    launch.user.wait(.seconds(3))
    expect(next.text == "moss base" && kept() == "moss base")
  }

  @Test func `a finished draft is removed at once, and later changes are kept again`() {
    let editor = editor()
    let launch = Launch(editor, store)
    launch.typeAndWait("moss")
    launch.user.type("!")
    editor.finishDraft()
    expect(kept() == nil)
    launch.user.wait(.seconds(3))
    expect(kept() == nil)
    launch.typeAndWait("?")
    expectEqual(kept(), "moss!?")
  }

  @Test func `a text that equals the one of the app is not restored, and its draft goes`() {
    Launch(editor(), store).typeAndWait("moss")
    let next = editor("moss")
    let launch = Launch(next, store)
    expect(!next.canUndo && !launch.status.contains("draft"))
    launch.user.wait(.seconds(3))
    expect(kept() == nil)
  }

  @Test func `an identifier that is set on screen restores its draft, and another one another`() {
    Launch(editor("", "a"), store).typeAndWait("moss")
    Launch(editor("", "b"), store).typeAndWait("rain")
    let next = editor("", nil)
    let launch = Launch(next, store)
    launch.user.wait(.seconds(3))
    expectEqual(next.text, "")
    next.text = "base"
    next.draftIdentifier = "a"
    expectEqual(next.text, "moss")
    next.text = ""
    next.draftIdentifier = "b"
    expectEqual(next.text, "rain")
    launch.user.wait(.seconds(3))
    expect(kept("a") == "moss" && kept("b") == "rain")
  }

  @Test func `changes of a note are kept if the app shows another note right after them`() {
    let editor = editor("", "a")
    let launch = Launch(editor, store)
    launch.user.type("moss")
    editor.text = "base"
    editor.draftIdentifier = "b"
    launch.typeAndWait("rain ")
    expect(kept("a") == "moss" && kept("b") == "rain base")
  }

  @Test func `a text without an identifier is not kept`() {
    Launch(editor("", nil), store).typeAndWait("moss")
    expect(kept() == nil)
  }

  @Test func `what the app inserts is kept, and what it assigns is not`() {
    let editor = editor()
    let launch = Launch(editor, store)
    editor.insertText("moss")
    launch.user.wait(.seconds(3))
    expectEqual(kept(), "moss")
    editor.text = "rain"
    launch.user.wait(.seconds(3))
    expectEqual(kept(), "moss")
    editor.replaceText(with: "rain and moss")
    launch.user.wait(.seconds(3))
    expectEqual(kept(), "rain and moss")
  }

  @Test func `a text is saved after its page was closed, and before the page opens again`() {
    let host = TabHostController()
    host.customizationStore = store
    let user = ScreenDriver(host, columns: 60, rows: 12)
    host.present(editor(), animated: false)
    user.type("moss")
    host.dismiss(animated: false)
    expect(kept() == nil)
    let next = editor()
    host.present(next, animated: false)
    expect(next.text == "moss" && kept() == "moss")
    user.type("!")
    host.dismiss(animated: false)
    user.wait(.seconds(3))
    expectEqual(kept(), "moss!")
  }

  @Test func `an editor in a host inside a host uses the store of the outermost one`() {
    let inner = TabHostController(
      tabs: [TabItem(title: "Inner", identifier: "inner") { _ in editor() }]
    )
    let launch = Launch(inner, store)
    launch.user.press(.down)
    launch.typeAndWait("moss")
    expectEqual(kept(), "moss")
  }

  @Test func `control characters of a draft do not reach the text or the screen`() throws {
    try DraftStore("note", beside: store).save("a\u{1B}]0;x\u{7}b\u{9B}c\r\nd")
    let next = editor()
    let launch = Launch(next, store)
    expectEqual(next.text, "a]0;xbc\nd")
    let text = launch.user.frame.plainText
    expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test func `a long text is restored`() throws {
    let text = String(repeating: "moss and rain\n", count: 100_000)
    try DraftStore("note", beside: store).save(text)
    let next = editor()
    _ = Launch(next, store)
    expect(next.text == text)
  }

  // MARK: - Errors

  @Test func `a draft that can't be read is set aside, and the reason is shown`() throws {
    let folder = try TemporaryFolder()
    let file = "drafts/1/data/note.json"
    try folder.write("", to: file)
    try Data([0x22, 0xFC, 0x22]).write(to: URL(filePath: folder.path(file)))
    let files = FileTabCustomizationStore(directory: folder.path)
    let next = editor()
    let launch = Launch(editor("", nil), files)
    launch.host.present(next, animated: false)
    let screen = launch.user.frame.plainText.split(separator: "\n").joined()
    expect(screen.contains("Your draft can't be restored: the file is not the data of this app"))
    expect(next.text.isEmpty)
    try expectEqual(
      Data(contentsOf: URL(filePath: folder.path(file + ".damaged"))),
      Data([0x22, 0xFC, 0x22])
    )
    launch.typeAndWait("moss")
    try expectEqual(folder.text(file), "\"moss\"\n")
  }

  @Test func `an error of a save is shown once, and the save is tried again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "state")  // A file in place of the folder.
    let files = FileTabCustomizationStore(directory: folder.path("state"))
    let launch = Launch(editor(), files)
    var messages: [String] = []
    launch.user.screen.messageHandler = { messages.append($0) }
    launch.typeAndWait("moss")
    launch.typeAndWait(" and rain")
    launch.user.wait(.seconds(3))
    let path = folder.path("state/drafts/1")
    let message = "Your draft is not saved: cannot create: Not a directory (\(path))"
    expectEqual(messages, [message])
    try FileManager.default.removeItem(atPath: folder.path("state"))
    launch.user.wait(.seconds(3))
    try expectEqual(folder.text("state/drafts/1/data/note.json"), "\"moss and rain\"\n")
    expectEqual(messages, [message])
  }

  @Test func `programs that run at the same time do not replace each other's drafts`() throws {
    let folder = try TemporaryFolder()
    func launch(_ editor: TextEditorController) -> Launch {
      Launch(editor, FileTabCustomizationStore(directory: folder.path))
    }
    do {
      let (first, second) = (launch(editor()), launch(editor()))
      first.typeAndWait("first")
      second.typeAndWait("second")
    }
    let (first, second) = (editor(), editor())
    let launches = (launch(first), launch(second))
    expectEqual([first.text, second.text], ["first", "second"])
    _ = launches
  }

  // MARK: - Forms

  private struct Letter: Codable, Equatable {
    var subject = ""
    var text = ""
  }

  private final class Form: ListViewController {
    private(set) lazy var draft = Draft("letter", initialValue: Letter(), of: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      var subject = CellAccessory.textField(draft.value.subject)
      subject.editingChangedHandler = { [weak self] in self?.draft.value.subject = $0 }
      sections = [ListSection(rows: [ListRow("Subject", accessory: subject)])]
    }
  }

  @Test func `a form keeps what the user is entering, and what Esc discards is not kept`() {
    let first = Launch(Form(), store)
    first.typeAndWait("Kettle")
    let form = Form()
    let launch = Launch(form, store)
    expect(form.draft.isRestored && form.draft.hasChanges)
    expectEqual(form.draft.value, Letter(subject: "Kettle"))
    expect(launch.user.frame.plainText.contains("Kettle"))
    launch.user.type("s")
    expectEqual(form.draft.value.subject, "Kettles")
    launch.user.press(.escape)
    expectEqual(form.draft.value.subject, "Kettle")
    form.draft.finish()
    expect(!form.draft.hasChanges)
    let next = Form()
    _ = Launch(next, store)
    expect(!next.draft.isRestored && next.draft.value == Letter())
  }

  @Test func `a form says that its draft is restored`() {
    Launch(Form(), store).typeAndWait("Kettle")
    let host = TabHostController()
    host.customizationStore = store
    let user = ScreenDriver(host, columns: 60, rows: 12)
    user.screen.options.showsStatusLine = true
    host.present(Form(), animated: false)
    expect(user.frame.plainLine(11).hasPrefix(" Draft restored"))
  }
}

extension DraftTests.Launch {
  /// Types a text, and lets time pass until it is saved.
  @MainActor fileprivate func typeAndWait(_ text: String) {
    user.type(text)
    user.wait(.seconds(3))
  }
}
