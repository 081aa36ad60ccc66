import TabHost
import TabHostTerminal

/// A page with a list of films.
///
/// The arrow keys and the mouse select a film. Enter and a click on the selected film play it.
class FilmList: ViewController, TerminalContent {
  var films: [Film] {
    didSet {
      selected = min(selected, max(0, films.count - 1))
      setNeedsDisplay()
    }
  }

  /// The text of the page if there are no films.
  var emptyText = "No films"

  private var selected = 0
  private var firstShown = 0

  init(_ films: [Film], title: String) {
    self.films = films
    super.init()
    self.title = title
  }

  /// The command to play the selected film, whether or not the list has the focus.
  override var keyCommands: [KeyCommand]? {
    let play = KeyCommand(title: "Play the Film", input: "p", modifierFlags: .command) {
      [weak self] _ in
      _ = self?.play()
    }
    if films.isEmpty { play.attributes = .disabled }
    return [play]
  }

  func draw(on canvas: inout Canvas) {
    guard !films.isEmpty else {
      return canvas.line(emptyText, row: 0, style: Style(dim: true))
    }
    let rows = max(1, canvas.size.rows)
    // Scroll by the minimum number of rows that makes the selected film visible.
    firstShown = max(selected - rows + 1, min(firstShown, selected))
    for (row, film) in films.dropFirst(firstShown).prefix(rows).enumerated() {
      let time = "\(film.minutes) min"
      canvas.line(time, row: row, alignment: .trailing, style: Style(dim: true))
      canvas.line(film.title, row: row, columns: canvas.size.columns - time.count - 2)
      guard firstShown + row == selected else { continue }
      canvas.restyle(row: row) { style in
        if canvas.isFocused { style.isReversed = true } else { style.isBold = true }
      }
    }
  }

  func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press):
      switch press.key {
      case .up: return select(selected - 1)
      case .down: return select(selected + 1)
      case .enter: return play()
      default: return false
      }
    case .mouse(let mouse):
      switch (mouse.kind, mouse.button) {
      case (.press, .left):
        let row = firstShown + mouse.location.row
        return row == selected ? play() : select(row)
      case (.press, .wheelUp): return select(selected - 1)
      case (.press, .wheelDown): return select(selected + 1)
      default: return false
      }
    default: return false
    }
  }

  /// Selects a film, or returns `false` beyond the ends of the list.
  ///
  /// An event that is not handled is up to the host: an arrow key then moves the focus out of the
  /// list.
  private func select(_ index: Int) -> Bool {
    guard films.indices.contains(index) else { return false }
    selected = index
    setNeedsDisplay()
    return true
  }

  private func play() -> Bool {
    guard films.indices.contains(selected) else { return false }
    tabHostController?.bottomAccessory = TabAccessory(contentView: NowPlaying(films[selected]))
    return true
  }
}
