import TabHost
import TabHostTerminal

let night: Theme = {
  var theme = Theme(accent: RGBColor(0xD75F5F))
  theme[.badge] = CellStyle(bold: true, foreground: .brightYellow)
  theme[.orange] = .rgb(red: 255, green: 175, blue: 95)
  theme[.ansi16][.rule] = CellStyle(dim: true)
  return theme
}()
