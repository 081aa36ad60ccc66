import TabHost
import TabHostTerminal

@MainActor func makePhotos(_ names: [String], album: TabItem) -> ListViewController {
  album.dropHandler = .objects(ofClass: String.self) { print("add", $0) }
  return ListViewController(
    rows: names.map { name in
      var row = ListRow(name)
      row.dragItems = { _ in
        let item = DragItem(itemProvider: ItemProvider(object: name))
        item.localObject = name
        return [item]
      }
      return row
    }
  )
}
