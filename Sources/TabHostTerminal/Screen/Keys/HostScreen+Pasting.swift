import TabHost

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HostScreen {
  /// Text that is pasted is for a popover, or is written into a search field that is typed into;
  /// else the content that has the focus may take it, or it is dropped: as files if it is nothing
  /// but paths of files, as text otherwise.
  ///
  /// On what: what the keyboard carries something to; or what the mouse is over, if it has moved
  /// there since the last key; or what has the focus.
  func paste(_ pasted: PastedText) {
    followSearch()
    if isTyping { return typeText(pasted.text) }
    if carry == nil, isTakenByContent(.paste(pasted)) || host.popover != nil { return }
    guard !pasted.text.isEmpty, let target = pasteTarget else { return }
    cancelCarry()
    let drag = host.user.beginExternalDrag(items(of: pasted))
    drag.enter(target)
    let outcome = drag.drop()
    if outcome != .performed, case .tab(let tab) = target { refuse(tab) }
    focusPanel()
  }

  private var pasteTarget: Drag.Target? {
    if let target = carry?.drag?.target { return target }
    let layout = layout()
    findFocus(in: layout)
    let under = pointer.hover.flatMap { layout.target(at: $0) }.flatMap(dropTarget)
    return under ?? focus.flatMap(dropTarget)
  }

  private func items(of pasted: PastedText) -> [DragItem] {
    if !pasted.isTruncated, let dropped = DroppedPaths(pasted.text, exists: fileExists) {
      return dropped.paths.map(DragItem.init(path:))
    }
    return [DragItem(itemProvider: ItemProvider(object: pasted.text))]
  }
}

extension DragItem {
  /// A file: its address, or the path as text.
  fileprivate convenience init(path: String) {
    let provider = ItemProvider()
    // Said to be no folder, so that nobody looks.
    let address = URL(filePath: path, directoryHint: .notDirectory).absoluteString
    provider.registerDataRepresentation(forTypeIdentifier: "public.file-url") { completion in
      completion(Data(address.utf8), nil)
      return nil
    }
    provider.registerObject(path)
    provider.suggestedName = path.split(separator: "/").last.map { String($0) }
    self.init(itemProvider: provider)
  }
}
