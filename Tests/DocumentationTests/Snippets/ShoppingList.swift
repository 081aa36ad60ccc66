import TabHost
import TabHostTerminal

final class ShoppingList: ViewController, TerminalContent {
  private let items = ["Bread", "Milk", "Pears", "Rice"]
  private var selected = 0
  private(set) var bought: Set<Int> = []

  func draw(on canvas: inout Canvas) {
    for (row, item) in items.enumerated() {
      let mark = bought.contains(row) ? canvas.pick("☑", "x") : canvas.pick("☐", "-")
      canvas.line("\(mark) \(item)", row: row)
    }
    canvas.restyle(row: selected) { $0.isReversed = canvas.isFocused }
  }

  func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press) where press.key == .up: select(selected - 1)
    case .key(let press) where press.key == .down: select(selected + 1)
    case .key(let press) where press.key == .enter: buy(selected)
    case .mouse(let mouse) where mouse.kind == .press && mouse.button == .left:
      select(mouse.location.row) && buy(selected)
    default: false
    }
  }

  private func select(_ row: Int) -> Bool {
    guard items.indices.contains(row) else { return false }  // The host handles the key.
    selected = row
    setNeedsDisplay()
    return true
  }

  private func buy(_ row: Int) -> Bool {
    bought.formSymmetricDifference([row])
    setNeedsDisplay()
    return true
  }
}
