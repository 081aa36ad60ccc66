import Foundation
import TabHost

extension HostScreen {
  /// Handles pasted text.
  ///
  /// The first of these that applies handles the text:
  ///
  /// 1. The search field, the text field of an alert or the query of a list, if the user is typing
  ///    into it.
  /// 2. The focused content. While a popover is visible, nothing else receives the text.
  /// 3. A drop. Text that consists only of paths of existing files is dropped as files, any other
  ///    text as a string.
  ///
  /// The drop target is the target of a drag by keyboard, the element under the mouse if the mouse
  /// has moved since the last key press, or the focused element.
  ///
  /// If the text is not complete and has been handled, the status line says that.
  func paste(_ pasted: PastedText) {
    discardRefusal()
    mode.paste(pasted)
    if pasted.isTruncated, status.refusal == nil { indicateMissingEnd() }
  }

  /// Indicates that only the beginning of pasted text was inserted.
  func indicateMissingEnd() {
    status.loss = StatusText(.pastedTextTooLong, short: .endIsMissing)
  }

  /// Drops pasted text on a target, by default the element under the mouse or the focused one.
  func drop(_ pasted: PastedText, on target: Drag.Target?) {
    guard !pasted.text.isEmpty else { return }
    let targets = target.map { [$0] } ?? pasteTargets
    guard let last = targets.last else {
      status.refusal = StatusText.notPasted(on: nil)
      return
    }
    moves.cancel()
    let drag = host.user.beginExternalDrag(items(of: pasted))
    drag.enter(targets)
    if drag.drop() != .performed { status.refusal = StatusText.notPasted(on: last.title) }
    focusList()
  }

  /// The targets under the pointer or, without any, the focused one.
  private var pasteTargets: [Drag.Target] {
    let layout = hostLayout()
    findFocus(in: layout)
    let under = pointer.hover.map { dropTargets(at: $0, in: layout) } ?? []
    return under.isEmpty ? focus.flatMap(dropTarget).map { [$0] } ?? [] : under
  }

  private func items(of pasted: PastedText) -> [DragItem] {
    if !pasted.isTruncated, let dropped = DroppedPaths(pasted.text, exists: fileExists) {
      return dropped.paths.map(DragItem.init(path:))
    }
    return [DragItem(text: pasted.text)]
  }
}

extension Drag.Target {
  /// Where the target is, relative to the element with the title.
  @MainActor var position: DropPlace.Position {
    if case .place(let place, _) = self { place.position } else { .on }
  }

  /// The title of the tab, the action, or the element at a place of content.
  @MainActor var title: String {
    switch self {
    case .tab(let tab): tab.title
    case .action(let action, _): action.title
    case .place(let place, _): place.title
    }
  }
}

extension DragItem {
  /// Creates an item of plain text.
  fileprivate convenience init(text: String) {
    let provider = ItemProvider()
    provider.register(Data(text.utf8), as: "public.utf8-plain-text")
    self.init(itemProvider: provider)
  }

  /// Creates an item for a file, with its URL and its path as representations.
  fileprivate convenience init(path: String) {
    let provider = ItemProvider()
    // The hint prevents a file system access that determines whether the path is a directory.
    let address = URL(filePath: path, directoryHint: .notDirectory).absoluteString
    provider.register(Data(address.utf8), as: "public.file-url")
    provider.register(Data(path.utf8), as: "public.utf8-plain-text")
    provider.suggestedName = path.split(separator: "/").last.map { String($0) }
    self.init(itemProvider: provider)
  }
}
