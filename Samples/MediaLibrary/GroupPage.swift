import TabHost
import TabHostTerminal

/// A list of the tabs in a group, for presentations without a sidebar.
///
/// The arrow keys and the mouse mark a tab. Enter and a click on the marked tab select it.
final class GroupPage: ViewController, TerminalContent {
  private weak var group: TabGroupItem?
  private var marked = 0
  private var firstShown = 0

  init(of group: TabGroupItem) {
    self.group = group
    super.init()
    title = group.title
  }

  private var tabs: [TabItem] { group?.displayOrder.filter { !$0.isHidden } ?? [] }

  func draw(on canvas: inout Canvas) {
    let tabs = tabs
    marked = min(marked, max(0, tabs.count - 1))
    // Scroll by the minimum number of rows that makes the marked tab visible.
    firstShown = max(marked - canvas.size.rows + 1, min(firstShown, marked))
    for (row, tab) in tabs.dropFirst(firstShown).prefix(canvas.size.rows).enumerated() {
      canvas.line(tab.title, row: row)
      guard firstShown + row == marked, canvas.isFocused else { continue }
      canvas.restyle(row: row) { $0.isReversed = true }
    }
  }

  func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press):
      switch press.key {
      case .up: return mark(marked - 1)
      case .down: return mark(marked + 1)
      case .enter: return select()
      default: return false
      }
    case .mouse(let mouse) where mouse.kind == .press && mouse.button == .left:
      let row = firstShown + mouse.location.row
      return row == marked ? select() : mark(row)
    default: return false
    }
  }

  private func mark(_ index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    marked = index
    setNeedsDisplay()
    return true
  }

  private func select() -> Bool {
    let tabs = tabs
    guard tabs.indices.contains(marked) else { return false }
    tabHostController?.selectedTab = tabs[marked]
    return true
  }
}
