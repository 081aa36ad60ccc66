import TabHost
import TabHostTerminal
import Testing

final class StatusPage: ListViewController {
  private(set) var files = [["main.swift"], ["Package.swift", "README.md"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    showFiles()
    dropHandlerProvider = { [weak self] place in
      guard let self, case .section(let section) = place else { return nil }
      return DropHandler { session in
        guard session.files.allSatisfy(self.files[section].contains) else { return .move }
        session.refusalReason = "it is there already"
        return .cancel
      } perform: { session in
        self.move(session.files, to: section)
      }
    }
  }

  private func showFiles() {
    sections = zip(["Staged", "Changed"], files).map { title, files in
      ListSection(title, items: files, id: \.self) { name in
        var row = ListRow(name)
        row.dragItems = { _ in [DragItem(localObject: name)] }
        return row
      }
    }
  }

  private func move(_ names: [String], to section: Int) {
    for index in files.indices { files[index].removeAll(where: names.contains) }
    files[section] += names
    showFiles()
  }
}

extension DropSession {
  fileprivate var files: [String] { items.compactMap { $0.localObject as? String } }
}

@Test @MainActor func `a file is staged by dragging it`() {
  let page = StatusPage(title: "Status")
  let host = TabHostController(tabs: [TabItem(title: "Status", identifier: "status") { _ in page }])
  host.appear()
  let drag = host.user.drag("README.md", in: page).1
  drag?.enter("Changed", in: page)
  #expect(drag?.refusalReason == "it is there already")
  drag?.enter("Staged", in: page)
  drag?.drop()
  #expect(page.files == [["main.swift", "README.md"], ["Package.swift"]])
}
