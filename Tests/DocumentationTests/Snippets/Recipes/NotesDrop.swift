import TabHost

@MainActor func makeNotesTab() -> TabItem {
  let notes = TabItem(title: "Notes", identifier: "notes") { _ in ViewController() }
  notes.dropHandler = .objects(ofClass: String.self) { [weak notes] texts in
    notes?.badgeValue = "\(texts.count)"
  }
  return notes
}
