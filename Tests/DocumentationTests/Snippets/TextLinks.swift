import Foundation
import TabHostTerminal

@MainActor func makeAbout(open: @escaping (URL) -> Void) -> TextViewController {
  var text = AttributedString("Moss and Rain\n")
  text[CellStyleAttribute.self] = CellStyle(bold: true)
  var source = AttributedString("Source code")
  source.link = URL(string: "https://example.org/source")
  let page = TextViewController(StyledText(attributedString: text + source))
  page.linkHandler = open
  return page
}
