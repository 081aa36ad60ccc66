import TabHost
import TabHostTerminal

final class ProcessesPage: PartsController {
  private let filter = ListViewController()
  private let table = ListViewController()
  private let log = TextViewController(title: "Log")
  private let names = ["init", "shell", "editor"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Processes"
    let field = CellAccessory.textField("") { [weak self] text in self?.show(text) }
    filter.sections = [ListSection(rows: [ListRow("Filter", accessory: field)])]
    show("")
    parts = [
      Part(filter, height: .fitting, priority: 1),
      Part(table),
      Part(log, height: .fraction(0.25), priority: -1),
    ]
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Log") { [weak self] _ in self?.parts[2].isHidden.toggle() }
    )
  }

  private func show(_ filter: String) {
    let found = names.filter { filter.isEmpty || $0.contains(filter) }
    table.sections = [ListSection(rows: found.map { ListRow($0) })]
  }
}
