import TabHostTerminal

let amber: Theme = {
  var theme = Theme.dark
  theme[.trueColor][.focused] = CellStyle(bold: true, foreground: .black, background: .yellow)
  theme[.trueColor][.tint] = CellStyle(foreground: .rgb(red: 255, green: 191, blue: 0))
  return theme
}()
