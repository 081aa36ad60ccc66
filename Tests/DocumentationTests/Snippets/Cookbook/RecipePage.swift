import TabHost
import TabHostTerminal

final class RecipePage: ViewController, TerminalContent {
  private let steps: [String]
  private var done = 0

  init(_ steps: [String]) {
    self.steps = steps
    super.init()
  }

  func draw(on canvas: inout Canvas) {
    for (row, step) in steps.enumerated() {
      let mark = row < done ? canvas.pick("✓", "x") : canvas.pick("○", "o")
      canvas.line("\(mark) \(step)", row: row, style: Style(dim: row < done))
    }
  }

  func handle(_ event: ContentEvent) -> Bool {
    guard case .key(let press) = event, press.key == .enter, done < steps.count else {
      return false  // The host handles the key.
    }
    done += 1
    setNeedsDisplay()
    return true
  }
}
