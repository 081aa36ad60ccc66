import TabHost
import TabHostTerminal

final class Folder {
  let name: String
  let folders: [Folder]
  var isOpen = false

  init(_ name: String, _ folders: [Folder] = []) { (self.name, self.folders) = (name, folders) }

  /// The folder and, if it is open, the folders in it, with their depths.
  func rows(depth: Int = 0) -> [(folder: Folder, depth: Int)] {
    [(self, depth)] + (isOpen ? folders.flatMap { $0.rows(depth: depth + 1) } : [])
  }
}

final class TreePage: ViewController, FindingContent, MenuContent, ScrollingContent {
  let root: Folder
  var menuProvider: (Folder) -> Menu = { _ in Menu(children: []) }
  let findField = FindField()
  let scrollbar = ContentScrollbar()
  private(set) var focus = 0
  private var area = CellRect(CellSize(columns: 0, rows: 0))  // The rows in the last frame.

  init(_ root: Folder) {
    self.root = root
    super.init()
  }

  func draw(on canvas: inout Canvas) {
    let rows = root.rows()
    let lines = findField.draw(on: canvas)
    area = scrollbar.draw(on: canvas, in: lines, lineCount: rows.count)
    for index in rows.indices.dropFirst(scrollbar.firstLine).prefix(area.rows) {
      let (folder, depth) = rows[index]
      let mark = folder.isOpen ? canvas.pick("▾", "-") : canvas.pick("▸", "+")
      canvas.draw(in: rect(ofRow: index)) { line in
        let text = folder.folders.isEmpty ? folder.name : "\(mark) \(folder.name)"
        line.line(text, row: 0, indent: 2 * depth)
        let role: Theme.Role = canvas.isFocused ? .focused : .selected
        if index == focus { line.restyle(row: 0) { $0 = canvas.styles[role] } }
      }
    }
  }

  func handle(_ event: ContentEvent) -> Bool {
    if enterFindText(event) { return true }
    switch event {
    case .key(let press): return performCommand(for: press)
    case .mouse(let mouse): return scroll(with: mouse) ?? click(mouse)
    default: return false
    }
  }

  private func click(_ mouse: MouseEvent) -> Bool {
    let row = scrollbar.firstLine + mouse.location.row
    guard mouse.kind == .press, [.left, .right].contains(mouse.button), row < root.rows().count
    else { return false }
    _ = moveFocus(to: row)
    return perform(mouse.button == .left ? .activate : .contextMenu)
  }

  var commands: [CommandHint] {
    if findField.isOpen { return findCommands }
    let isOpen = root.rows()[focus].folder.isOpen
    return findCommands
      + [CommandHint(.activate, isOpen ? "collapse" : "expand"), CommandHint(.contextMenu, "menu")]
  }

  func perform(_ command: TerminalCommand) -> Bool {
    switch command {
    case .moveUp: moveFocus(to: focus - 1)
    case .moveDown: moveFocus(to: focus + 1)
    case .pageUp: moveFocus(to: focus - area.rows)
    case .pageDown: moveFocus(to: focus + area.rows)
    case .moveLeft: setOpen(false)
    case .moveRight: setOpen(true)
    case .activate where !findField.isOpen: setOpen(!root.rows()[focus].folder.isOpen)
    case .contextMenu: openMenu()
    default: performFindCommand(command)
    }
  }

  private func moveFocus(to row: Int) -> Bool {
    let row = max(0, min(row, root.rows().count - 1))
    guard row != focus else { return false }  // The screen may move the focus out of the page.
    focus = row
    scrollbar.scroll(toShowLine: row)
    setNeedsDisplay()
    return true
  }

  private func setOpen(_ isOpen: Bool) -> Bool {
    let folder = root.rows()[focus].folder
    guard folder.isOpen != isOpen, !folder.folders.isEmpty else { return false }
    folder.isOpen = isOpen
    setNeedsDisplay()
    return true
  }

  private func openMenu() -> Bool {
    let menu = menuProvider(root.rows()[focus].folder)
    let configuration = ContextMenuConfiguration(actionProvider: { _ in menu })
    return tabHostController?.user.openContextMenu(configuration, in: self) == .performed
  }

  var menuAnchor: MenuAnchor? { MenuAnchor(rect(ofRow: focus)) }

  private func rect(ofRow row: Int) -> CellRect {
    let line = area.row + row - scrollbar.firstLine
    return CellRect(column: area.column, row: line, columns: area.columns, rows: 1)
  }

  private var matches: [Int] {
    let (rows, text) = (root.rows(), findField.text.lowercased())
    return rows.indices.filter { rows[$0].folder.name.lowercased().contains(text) }
  }

  func findFieldDidChange() {
    if let row = matches.first(where: { $0 >= focus }) ?? matches.first { _ = moveFocus(to: row) }
  }

  func moveToMatch(isForward: Bool) -> Bool {
    let (next, previous) = (matches.first { $0 > focus }, matches.last { $0 < focus })
    let row = isForward ? next ?? matches.first : previous ?? matches.last
    return row.map(moveFocus) ?? false
  }
}
