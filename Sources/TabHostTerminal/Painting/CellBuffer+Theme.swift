import TabHost

extension CellBuffer {
  /// Draws everything in the style of what is below something modal, so that it does not compete with
  /// that.
  mutating func cover(with styles: Theme.Styles) {
    let (rule, covered, coveredRule) = (styles[.rule], styles[.covered], styles[.coveredRule])
    restyle(bounds) { cell in
      let isMark = cell.isMark
      cell = cell == rule ? coveredRule : covered
      cell.isMark = isMark
    }
  }

  /// Adds the colors of the screen to the cells that have none.
  mutating func addColors(of styles: Theme.Styles) {
    let screen = styles[.screen]
    guard screen.hasColors else { return }
    restyle(bounds) { cell in
      if cell.foreground == nil { cell.foreground = screen.foreground }
      if cell.background == nil { cell.background = screen.background }
    }
  }
}
