import TabHost
import TabHostTerminal

final class VolumePage: ViewController, TerminalContent {
  private(set) var volume = 5

  func draw(on canvas: inout Canvas) {
    canvas.line("Volume \(volume)", row: 0, style: CellStyle(bold: canvas.isFocused))
    let gauge = CellRect(column: 0, row: 1, columns: 10, rows: 1)
    canvas.fill(gauge, with: canvas.pick("░", "."))
    canvas.draw(in: gauge) { part in
      part.fill(CellRect(column: 0, row: 0, columns: volume, rows: 1), with: part.pick("█", "#"))
    }
  }

  var keyHints: [KeyHint] { [KeyHint("+", "louder"), KeyHint("-", "quieter")] }

  func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press) where press.key == .character("-"): setVolume(volume - 1)
    case .key(let press) where press.key == .character("+"): setVolume(volume + 1)
    case .mouse(let mouse) where mouse.kind == .press && mouse.button == .left:
      setVolume(mouse.location.column + 1)
    default: false
    }
  }

  private func setVolume(_ value: Int) -> Bool {
    guard (0...10).contains(value) else { return false }  // The host handles the event.
    volume = value
    setNeedsDisplay()
    return true
  }
}
