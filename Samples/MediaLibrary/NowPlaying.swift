import TabHost
import TabHostTerminal

/// The title of the film that is playing, for the bottom accessory. Space, Enter and a click pause
/// it.
final class NowPlaying: ViewController, TerminalContent {
  private let film: Film
  private var isPaused = false

  init(_ film: Film) {
    self.film = film
    super.init()
    title = film.title
  }

  func draw(on canvas: inout Canvas) {
    let sign = isPaused ? canvas.pick("▷", "=") : canvas.pick("▶", ">")
    canvas.line(
      "\(sign) \(film.title)",
      row: 0,
      indent: 1,
      style: CellStyle(bold: canvas.isFocused)
    )
    guard let mediaLibrary, canvas.size.columns >= 50 else { return }
    let volume = Int(mediaLibrary.userData.volume)
    canvas.line("Volume \(volume)%  ", row: 0, alignment: .trailing)
  }

  var keyHints: [KeyHint] { [KeyHint(" ", isPaused ? "play" : "pause")] }

  func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press) where [.enter, .character(" ")].contains(press.key): isPaused.toggle()
    case .mouse(let mouse) where mouse.kind == .press && mouse.button == .left: isPaused.toggle()
    default: return false
    }
    setNeedsDisplay()
    return true
  }
}
