import TabHost
import TabHostTerminal

final class ChoresPage: ListViewController {
  private(set) var chores = ["Water the plants", "Feed the cat"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chores"
    emptyText = "All done"
    let new = Action(title: "New") { [weak self] _ in self?.showEditor() }
    navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: new)
    addKeyCommand(
      KeyCommand(title: "New Chore", input: "n", modifierFlags: .control) { [weak self] _ in
        self?.showEditor()
      }
    )
    contextMenuProvider = { [weak self] index in
      let delete = Action(title: "Delete…", attributes: .destructive) { _ in
        self?.askToDelete(index.row)
      }
      return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [delete]) })
    }
    show()
  }

  private func show() {
    sections = [ListSection(rows: chores.map { ListRow($0) })]
  }

  private func showEditor() {
    let editor = ChoreEditor { [weak self] chore in
      self?.chores.append(chore)
      self?.show()
    }
    present(editor, animated: true)
  }

  private func askToDelete(_ index: Int) {
    let alert = AlertController(
      title: "Delete \(chores[index])?",
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    let delete = AlertAction(title: "Delete", style: .destructive) { [weak self] _ in
      self?.chores.remove(at: index)
      self?.show()
    }
    alert.addAction(delete)
    present(alert, animated: true)
  }
}

/// A sheet with a field.
final class ChoreEditor: ViewController, TerminalContent {
  private lazy var field = TerminalTextField(placeholder: "Chore", in: self)

  init(completion: @escaping (String) -> Void) {
    super.init()
    title = "New Chore"
    field.submitHandler = { [weak self] field in
      self?.dismiss(animated: true)
      completion(field.text)
    }
  }

  func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    field.draw(on: canvas, in: CellRect(column: 0, row: 0, columns: columns, rows: 1))
  }

  func handle(_ event: ContentEvent) -> Bool { field.handle(event) }
}
