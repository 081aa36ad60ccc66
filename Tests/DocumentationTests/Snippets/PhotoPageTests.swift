import TabHost
import Testing

final class PhotoPage: ViewController, DraggableContent {
  var names = ["Dunes", "Shell"]

  var draggableElements: [DraggableElement] {
    names.map { name in
      DraggableElement(id: name, title: name) { _ in
        let item = DragItem(itemProvider: ItemProvider(object: name))
        item.localObject = name
        return [item]
      }
    }
  }
}

@Test @MainActor func `a photo is dragged onto an album`() {
  let page = PhotoPage()
  let album = TabItem(title: "Album", identifier: "album") { _ in ViewController() }
  var added: [String] = []
  album.dropHandler = .objects(ofClass: String.self) { added += $0 }
  let host = TabHostController(
    tabs: [TabItem(title: "Photos", identifier: "photos") { _ in page }, album]
  )
  host.appear()
  let drag = host.user.drag("Shell", in: page).1
  drag?.add("Dunes", in: page)
  drag?.enter(.tab(album))
  drag?.drop()
  #expect(added == ["Shell", "Dunes"])
}
