import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Loading what was dropped, and what can be wrong with it.
@MainActor @Suite("Loading a drop") struct DropLoadingTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  /// Drops items on `b`, which loads texts and notes them; answers the progress of the load.
  @discardableResult
  private func drop(_ items: [DragItem]) -> LoadingProgress? {
    let log = log
    var progress: LoadingProgress?
    log.answers["b"] = .copy
    log.whenAccepting = { session in
      progress = session.loadObjects(ofClass: String.self) { log.note("texts \($0)") }
    }
    let drag = fixture.user.beginExternalDrag(items)
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.drop() == .performed)
    return progress
  }

  @Test func `what is dropped comes in the order of the items`() {
    let later = LateItem()
    let progress = drop([later.item, .text("two"), .text("three")])
    #expect(fixture.take() == ["op(b)", "accept(b)"])
    #expect(progress?.completedUnitCount == 2 && progress?.totalUnitCount == 3)
    later.answer("one")
    #expect(fixture.take() == ["texts [\"one\", \"two\", \"three\"]"])
    #expect(progress?.isFinished == true)
  }

  @Test func `items that are no such objects are left out, in silence`() {
    let png = ItemProvider()
    png.registerDataRepresentation(forTypeIdentifier: "public.png") { _ in nil }
    let items = [DragItem(itemProvider: png), DragItem(itemProvider: ItemProvider())]
    drop(items + [.text("x")])
    drop(items)
    #expect(
      fixture.take()
        == ["op(b)", "accept(b)", "texts [\"x\"]", "op(b)", "accept(b)", "texts []"]
    )
  }

  @Test func `an item that throws is reported, and the others come`() {
    let broken = DragItem.promise {
      $0(nil, CancellationError())
      return nil
    }
    let noText = DragItem.promise {
      $0(Data([0xFF]), nil)
      return nil
    }
    drop([.text("1"), broken, noText, .text("2")])
    #expect(
      fixture.take() == [
        "op(b)", "accept(b)", "failedLoading[\"b\"]", "failedLoading[\"b\"]",
        "texts [\"1\", \"2\"]",
      ]
    )
  }

  @Test func `an item that never comes is reported, and the others come`() {
    drop([.promise { _ in nil }, .text("2")])
    #expect(
      fixture.take() == ["op(b)", "accept(b)", "neverCompleted[\"b\"]", "texts [\"2\"]"]
    )
    let later = LateItem()
    drop([.text("1"), later.item])
    #expect(fixture.take() == ["op(b)", "accept(b)"])
    later.drop()
    #expect(fixture.take() == ["neverCompleted[\"b\"]", "texts [\"1\"]"])
  }

  @Test func `an item that comes twice is reported, and comes once`() {
    let twice = DragItem.promise {
      $0(Data("1".utf8), nil)
      $0(Data("2".utf8), nil)
      return nil
    }
    drop([twice])
    #expect(
      fixture.take() == ["op(b)", "accept(b)", "texts [\"1\"]", "completedTwice[\"b\"]"]
    )
  }

  @Test func `a cancel ends the load with what had come, and is no failure`() {
    let later = LateItem()
    let progress = drop([.text("1"), later.item])
    progress?.cancel()
    later.answer("late")
    later.drop()
    #expect(fixture.take() == ["op(b)", "accept(b)", "texts [\"1\"]"])
    #expect(progress?.isCancelled == true)
  }

  @Test func `the progress of a session is that of all its loads, and cancels them`() throws {
    let log = log
    let later = LateItem()
    var session: (any DropSession)?
    log.answers = ["b": .copy]
    log.whenAccepting = {
      session = $0
      $0.loadObjects(ofClass: String.self) { log.note("texts \($0)") }
      $0.loadObjects(ofClass: Data.self) { log.note("data \($0)") }
    }
    let drag = fixture.user.beginExternalDrag([later.item, .text("2")])
    drag.enter(fixture.over("b"), at: .zero)
    drag.drop()
    let progress = try #require(session?.progress)
    #expect(progress.totalUnitCount == 4 && progress.completedUnitCount == 2)
    progress.cancel()
    #expect(progress.isCancelled && progress.isFinished)
    #expect(fixture.take() == ["op(b)", "accept(b)", "texts [\"2\"]", "data [1 bytes]"])
  }

  @Test func `after a cancel of the session, loads bring nothing`() {
    let log = log
    let later = LateItem()
    log.answers = ["b": .copy]
    log.whenAccepting = {
      $0.loadObjects(ofClass: String.self) { log.note("first \($0)") }
      $0.progress.cancel()
      $0.loadObjects(ofClass: String.self) { log.note("second \($0)") }
    }
    let drag = fixture.user.beginExternalDrag([later.item, .text("2")])
    drag.enter(fixture.over("b"), at: .zero)
    drag.drop()
    #expect(fixture.take() == ["op(b)", "accept(b)", "first [\"2\"]", "second []"])
  }

  @Test func `before and after the drop nothing is loaded, and that is reported`() {
    let log = log
    var session: (any DropSession)?
    let load: (any DropSession) -> Void = {
      session = $0
      let progress = $0.loadObjects(ofClass: String.self) { log.note("texts \($0)") }
      #expect(progress.isFinished)
    }
    log.answers = ["b": .copy]
    log.whenAsked = load
    let notLoaded = DragItem.promise { _ in
      log.note("loaded")
      return nil
    }
    let drag = fixture.user.beginExternalDrag([notLoaded])
    drag.enter(fixture.over("b"), at: .zero)
    drag.drop()
    if let session { load(session) }
    #expect(
      fixture.take() == [
        "op(b)", "loadOutsideDrop[\"b\"]", "texts []", "accept(b)", "loadOutsideDrop[\"b\"]",
        "texts []",
      ]
    )
  }

  @Test func `what is begun in time comes also when host and drag are gone`() {
    let later = LateItem()
    let log = DragLog()
    do {
      let host = TabHostController(tabs: [.bare("a")])
      host.delegate = log
      host.diagnosticHandler = { log.note($0.rule.rawValue) }
      host.appear()
      log.entries = []
      log.answers = ["a": .copy]
      log.whenAccepting = { $0.loadObjects(ofClass: String.self) { log.note("texts \($0)") } }
      let drag = host.user.beginExternalDrag([later.item, .promise { _ in nil }])
      drag.enter(.tab(host.tabs[0]), at: .zero)
      drag.drop()
    }
    #expect(log.entries == ["op(a)", "accept(a)", "neverCompleted"])
    later.answer("x")
    #expect(log.entries.last == "texts [\"x\"]")
  }
}

/// An item whose text comes when the test says so.
@MainActor private final class LateItem {
  private var completions: [@MainActor (Data?, (any Error)?) -> Void] = []

  var item: DragItem {
    .promise { [self] in
      completions.append($0)
      return nil
    }
  }

  func answer(_ text: String) {
    for completion in completions { completion(Data(text.utf8), nil) }
  }

  func drop() { completions = [] }
}
