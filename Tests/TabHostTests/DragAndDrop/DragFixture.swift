import TabHost
import TabHostTestSupport

/// A host on screen with a sidebar, and one log of all calls.
///
/// The roots are `a`, `b` and the group `g` of `c1` and `c2`, which has the actions `new` and
/// `old`.
@MainActor struct DragFixture: HostingFixture, CallRecorder {
  let log = DragLog()
  let host = TabHostController()
  let new = Action(title: "New", identifier: "new") { _ in }
  let old = Action(title: "Old", identifier: "old") { _ in }

  init() {
    host.delegate = log
    host.sidebar.delegate = log
    let log = log
    host.diagnosticHandler = { log.note("\($0.rule.rawValue)\($0.identifiers)") }
    host.traitCollection = .pad
    let group = TabGroupItem.of(
      [.shown("c1"), .shown("c2")],
      "g"
    )
    group.sidebarActions = [new, old]
    host.tabs = [.shown("a"), .shown("b"), group]
    host.appear()
    log.entries = []
  }

  var group: TabGroupItem { group("g") }

  /// Begins a drag of texts from another app.
  func text(_ texts: String...) -> Drag {
    user.beginExternalDrag(texts.map { .text($0) })
  }

  func over(_ identifier: String) -> Drag.Target { .tab(tab(identifier)) }

  func drag(row identifier: String) -> (UserInteraction.Outcome, Drag?) {
    user.drag(row: tab(identifier))
  }

  /// Returns the calls since the previous call of this method.
  func take() -> [String] {
    defer { log.entries = [] }
    return log.entries
  }
}

extension DragItem {
  static func text(_ text: String) -> DragItem {
    DragItem(itemProvider: ItemProvider(object: text))
  }

  /// Returns an item whose text is provided by a load handler.
  static func promise(_ load: @escaping ItemProvider.LoadHandler) -> DragItem {
    let provider = ItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text",
      loadHandler: load
    )
    return DragItem(itemProvider: provider)
  }
}
