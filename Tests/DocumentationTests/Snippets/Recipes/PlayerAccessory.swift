import TabHost
import TabHostTerminal

final class Player: ViewController, TerminalContent {
  private(set) var isPlaying = false

  func draw(on canvas: inout Canvas) {
    canvas.line(isPlaying ? "Playing" : "Paused", row: 0)
  }

  func handle(_ event: ContentEvent) -> Bool {
    guard case .key(let press) = event, press.key == .enter else { return false }
    isPlaying.toggle()
    setNeedsDisplay()
    return true
  }
}

@MainActor func addPlayer(to host: TabHostController) {
  host.bottomAccessory = TabAccessory(contentView: Player())
}
