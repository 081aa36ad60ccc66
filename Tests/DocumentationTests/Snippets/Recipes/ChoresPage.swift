import Foundation
import TabHost
import TabHostTerminal

struct Chore: Identifiable {
  let id = UUID()
  var title: String
}

final class ChoresPage: ListViewController {
  private(set) var chores = [Chore(title: "Water the plants"), Chore(title: "Feed the cat")]

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
      guard let chore: Chore = self?.item(for: index) else { return nil }
      let delete = Action(title: "Delete…", attributes: .destructive) { _ in
        self?.askToDelete(chore)
      }
      return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [delete]) })
    }
    show()
  }

  private func show() {
    sections = [ListSection(items: chores) { ListRow($0.title) }]
  }

  private func showEditor() {
    let editor = ChoreEditor { [weak self] title in
      self?.chores.append(Chore(title: title))
      self?.show()
    }
    present(editor, animated: true)
  }

  private func askToDelete(_ chore: Chore) {
    let alert = AlertController(
      title: "Delete \(chore.title)?",
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    let delete = AlertAction(title: "Delete", style: .destructive) { [weak self] _ in
      self?.chores.removeAll { $0.id == chore.id }
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
