import Foundation
import TabHost

@MainActor final class TextRenderer: TabFrameProvider {
  private typealias Place = (rect: CGRect, tab: TabItem?, press: () -> Void)

  private let host: TabHostController
  private let rows: Int
  private var lines: [String] = []
  private var places: [Place] = []
  private(set) var isFrameDue = true

  init(host: TabHostController, columns: Int, rows: Int) {
    self.host = host
    self.rows = rows
    host.traitCollection = .terminal(columns: columns, rows: rows)
    host.bounds = CGRect(x: 0, y: 0, width: columns, height: rows)
    host.layoutMetrics = LayoutMetrics(barThickness: 1, sidebarWidth: 20, accessoryHeight: 1)
    host.frameProvider = self
    host.needsFrameHandler = { [weak self] in self?.isFrameDue = true }
    host.appear()
  }

  func frame() -> String {
    host.sidebar.displayedRows = 0..<rows  // First, as this can change the items of rows.
    isFrameDue = false
    _ = host.takeChanges()  // Everything is drawn again, whatever has changed.
    (lines, places) = ([], [])
    if host.presentation.showsBar, !host.bar.isHidden { drawBar(host.bar) }
    if host.presentation.showsSidebar { drawRows(of: host.sidebar) }
    let stack = host.selectedViewController as? NavigationController
    let page = stack?.topViewController ?? host.selectedViewController
    let title = page?.title ?? host.selectedTab?.title
    lines.append("= \(title ?? "nothing")")
    return lines.joined(separator: "\n")
  }

  private func drawBar(_ bar: TabHostController.Bar) {
    var line = ""
    for tab in bar.items {
      let label = tab === host.selectedBarItem ? "[\(tab.title)] " : " \(tab.title)  "
      add(label.count, at: line.count, tab) { [host] in host.user.tap(tab) }
      line += label
    }
    lines.append(line)
  }

  private func drawRows(of sidebar: TabHostController.Sidebar) {
    let shown = sidebar.displayedRows.clamped(to: sidebar.rows.indices)
    for row in sidebar.rows[shown] {
      var mark = row.isSelected ? ">" : " "
      if case .group = row.content { mark = row.isExpanded ? "-" : "+" }
      let label = String(repeating: "  ", count: row.depth) + "\(mark) \(row.title)"
      add(label.count, at: 0, row.tab) { [host] in
        switch row.content {
        case .tab(let tab): host.user.tapRow(tab)
        case .group(let group): host.user.tapRow(group)
        case .action(let action, let group): host.user.perform(action, in: group)
        }
      }
      lines.append(label)
    }
  }

  private func add(_ width: Int, at x: Int, _ tab: TabItem?, _ press: @escaping () -> Void) {
    let rect = CGRect(x: x, y: lines.count, width: width, height: 1)
    places.append((rect, tab, press))
  }

  func click(_ point: CGPoint) { places.first { $0.rect.contains(point) }?.press() }

  func frame(of tab: TabItem) -> CGRect? { places.first { $0.tab === tab }?.rect }
}
