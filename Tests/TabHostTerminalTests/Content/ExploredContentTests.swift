import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Explorations and scripts that use the pages of a terminal without a screen.
@MainActor struct ExploredContentTests {
  /// An app with one page, whose handlers note what the user does.
  @MainActor private final class Notes {
    var lines: Set<String> = []

    func action(_ name: String) -> Action {
      Action(title: name) { _ in self.lines.insert(name) }
    }

    func swipe(_ name: String) -> SwipeActionsConfiguration {
      let action = ContextualAction(style: .normal, title: name) { _, _, completion in
        self.lines.insert(name)
        completion(true)
      }
      return SwipeActionsConfiguration(actions: [action])
    }
  }

  /// Explores a page, and returns what the user has done in it.
  private func uses(
    steps: Int = 1000,
    of makePage: @escaping @MainActor (Notes) -> ViewController
  ) -> (notes: Set<String>, exploration: Exploration) {
    let notes = Notes()
    var explorer = HostExplorer {
      RecordedHost(traits: .terminal(columns: 80, rows: 24)) {
        TabHostController(tabs: [TabItem(title: "t", identifier: "t") { _ in makePage(notes) }])
      }
    }
    explorer.weights = [.usingContent: 1]
    let exploration = explorer.explore(steps: steps)
    return (notes.lines, exploration)
  }

  @Test func `rows are activated, checked, sorted, moved and swiped, and their menus are used`() {
    let (notes, exploration) = uses { notes in
      let list = ListViewController(rows: (0..<5).map { ListRow("\($0)") }, title: "List")
      list.activationHandler = { notes.lines.insert("row \($0.row)") }
      list.allowsMultipleSelection = true
      list.selectionHandler = { _ in notes.lines.insert("check") }
      list.moveRowHandler = { _, _ in notes.lines.insert("move") }
      list.contextMenuProvider = { _ in
        ContextMenuConfiguration(actionProvider: { _ in
          Menu(children: [notes.action("menu")])
        })
      }
      list.leadingSwipeActionsProvider = { _ in notes.swipe("leading") }
      list.trailingSwipeActionsProvider = { _ in notes.swipe("trailing") }
      list.columns = [ListColumn("Name")]
      list.sortHandler = { _ in notes.lines.insert("sort") }
      return list
    }
    let others = ["check", "leading", "menu", "move", "sort", "trailing"]
    expectEqual(notes, Set(others + (0..<5).map { "row \($0)" }))
    expectEqual(exploration.violation?.reason, nil)
    expectEqual(exploration.untouched.pages, [])
  }

  @Test func `controls of rows are changed, and text fields are edited and submitted`() {
    let (notes, exploration) = uses { notes in
      let list = ListViewController(
        rows: [
          ListRow("Switch", accessory: .toggle(isOn: true) { notes.lines.insert("on \($0)") }),
          ListRow("Count", accessory: .stepper(.init()) { _ in notes.lines.insert("step") }),
          ListRow("Name", accessory: .textField("") { _ in notes.lines.insert("text") }),
        ],
        title: "Form"
      )
      list.submitHandler = { notes.lines.insert("submit") }
      return list
    }
    expectEqual(notes.sorted(), ["on false", "on true", "step", "submit", "text"])
    expectEqual(exploration.violation?.reason, nil)
  }

  @Test func `an editor is typed into, and changes are undone`() {
    let (notes, exploration) = uses { notes in
      let editor = TextEditorController("", title: "Note")
      editor.editingChangedHandler = { notes.lines.insert($0.text.isEmpty ? "empty" : "text") }
      editor.selectionChangedHandler = { _ in notes.lines.insert("selection") }
      return editor
    }
    expectEqual(notes.sorted(), ["empty", "selection", "text"])
    expectEqual(exploration.untouched.inputs, [])
  }

  /// A page with two fields of its own.
  private final class SignIn: ViewController, TerminalContent {
    let notes: Notes
    private lazy var fields = TextFieldGroup([
      TerminalTextField(placeholder: "Name", in: self),
      TerminalTextField(placeholder: "Password", in: self),
    ])

    init(_ notes: Notes) {
      self.notes = notes
      super.init()
      for (name, field) in zip(["name", "password"], fields.fields) {
        field.editingChangedHandler = { [notes] _ in notes.lines.insert(name) }
      }
      fields.fields[1].submitHandler = { [notes] _ in notes.lines.insert("submit") }
    }

    func draw(on canvas: inout Canvas) {
      for (row, field) in fields.fields.enumerated() {
        field.draw(on: canvas, in: CellRect(column: 0, row: row, columns: 20, rows: 1))
      }
    }

    func handle(_ event: ContentEvent) -> Bool { fields.handle(event) }
  }

  @Test func `the fields of a page are typed into and submitted`() {
    let (notes, _) = uses { SignIn($0) }
    expectEqual(notes.sorted(), ["name", "password", "submit"])
  }

  /// A page that handles the keys of its hints, and Enter.
  private final class Player: ViewController, TerminalContent {
    let notes: Notes
    var keyHints: [KeyHint] { [KeyHint("+", "louder")] }

    init(_ notes: Notes) {
      self.notes = notes
      super.init()
    }

    func draw(on canvas: inout Canvas) {}

    func handle(_ event: ContentEvent) -> Bool {
      switch event {
      case .key(KeyPress(.character("+"))): notes.lines.insert("louder")
      case .key(KeyPress(.enter)): notes.lines.insert("play")
      case .focusGained: notes.lines.insert("focus")
      case .focusLost: notes.lines.insert("blur")
      default: return false
      }
      return true
    }
  }

  @Test func `a page of an app receives the keys of its hints, and the focus`() {
    let (notes, _) = uses { Player($0) }
    expectEqual(notes.sorted(), ["blur", "focus", "louder", "play"])
  }

  @Test func `a list ends editing a text when its page leaves the screen`() throws {
    var texts: [String] = []
    let form = ListViewController(
      rows: [ListRow("Name", accessory: .textField("") { texts.append($0) })],
      title: "Form"
    )
    let host = TabHostController(tabs: [.showing(form, "form"), .shown("other")])
    host.appear()
    let runner = ScriptRunner(host: host, log: CallLog()) { _ in }
    try runner.run(HostScript(parsing: "content key m o s s"))
    expectEqual(texts, [])
    try runner.run(HostScript(parsing: "tap other"))
    expectEqual(texts, ["moss"])
  }

  @Test func `the rows on a page that was never drawn are those of its layout`() throws {
    var activated: [Int] = []
    let list = ListViewController(rows: (0..<100).map { ListRow("\($0)") }, title: "List")
    list.activationHandler = { activated.append($0.row) }
    let host = TabHostController(tabs: [.showing(list, "list"), .shown("other")])
    host.appear()
    let runner = ScriptRunner(host: host, log: CallLog()) { _ in }
    try runner.run(HostScript(parsing: "content key pagedown enter\ncontent key end enter"))
    expectEqual(activated, [21, 99])
  }
}
