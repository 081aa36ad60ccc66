import Foundation
import TabHostTerminal

@MainActor func makeAbout(open: @escaping (URL) -> Void) -> TextViewController {
  let text = StyledText(
    markdown: """
      # Moss and Rain

      A walk through an *old forest*, in two parts:

      1. **Moss**, with the sounds of the forest at night, recorded in a single take
      2. **Rain**

      > The best film of the year. – *The Daily Fern*

      [Source code](https://example.org/source)
      """
  )
  let page = TextViewController(text, title: "About")
  page.linkHandler = open
  return page
}
