import TabHostTerminal

let amber: Theme = {
  var theme = Theme.dark
  theme[.trueColor][.focused] = Style(bold: true, foreground: .black, background: .yellow)
  theme[.trueColor][.tint] = Style(foreground: .rgb(red: 255, green: 191, blue: 0))
  return theme
}()
