import TabHost
import TabHostTerminal

final class NotesSplit: SplitController, SplitControllerDelegate {
  private let notes = ["Moss": "Grows in the shade.", "Rain": "Falls on the moss."]

  override func viewDidLoad() {
    super.viewDidLoad()
    let titles = notes.keys.sorted()
    let list = ListViewController(sections: [ListSection(rows: titles.map { ListRow($0) })])
    list.title = "Notes"
    list.activationHandler = { [weak self] index in self?.open(titles[index.row]) }
    primary = list
    secondary = TextViewController(title: "No note")
    delegate = self
    preferredPrimaryColumnWidthFraction = 0.3
  }

  private func open(_ title: String) {
    let note = TextEditorController(notes[title] ?? "", title: title)
    showDetailViewController(note, sender: nil)
  }

  func splitController(
    _ splitController: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column { .primary }
}
