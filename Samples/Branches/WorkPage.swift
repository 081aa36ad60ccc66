import TabHost
import TabHostTerminal

/// A row with what git does for the user, below each page. Enter and a click cancel it.
final class WorkPage: ListViewController {
  private let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
    super.init(title: "git")
    activationHandler = { [weak self] _ in self?.branchesHost?.cancel() }
  }

  override func updateProperties() {
    super.updateProperties()
    let rows = workspace.repositories.compactMap(\.git.work).map { work in
      var row = ListRow("\(work.title) \(work.progress)", detail: "Ctrl-G cancels")
      row.accessories = [.progress(.spinner)]
      return row
    }
    sections = [ListSection(rows: rows)]
  }
}
