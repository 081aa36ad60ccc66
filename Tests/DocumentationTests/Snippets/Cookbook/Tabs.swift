import TabHost

@MainActor func makeTab(_ title: String, _ symbol: String) -> TabItem {
  let image = TabImage(systemName: symbol)
  return TabItem(title: title, image: image, identifier: title.lowercased()) { tab in
    makeRecipePage(["Weigh everything", "Read to the end", "Begin with \(tab.title)"])
  }
}
