import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Loading of dropped items, and its errors.
@MainActor struct DropLoadingTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  /// Drops items on `b`, which loads and records their texts.
  ///
  /// - Returns: The progress of the load.
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
    expectEqual(drag.drop(), .performed)
    return progress
  }

  @Test func `dropped objects are delivered in the order of the items`() {
    let later = DeferredItem()
    let progress = drop([later.item, .text("two"), .text("three")])
    fixture.expect(["op(b)", "accept(b)"])
    expect(progress?.completedUnitCount == 2 && progress?.totalUnitCount == 3)
    later.answer("one")
    fixture.expect(["texts [\"one\", \"two\", \"three\"]"])
    expectEqual(progress?.isFinished, true)
  }

  @Test func `items of another class are omitted without a diagnostic`() {
    let png = ItemProvider()
    png.registerDataRepresentation(forTypeIdentifier: "public.png") { _ in nil }
    let items = [DragItem(itemProvider: png), DragItem(itemProvider: ItemProvider())]
    drop(items + [.text("x")])
    drop(items)
    fixture.expect(["op(b)", "accept(b)", "texts [\"x\"]", "op(b)", "accept(b)", "texts []"])
  }

  @Test func `an item that fails to load is reported, and the others are delivered`() {
    let broken = DragItem.promise {
      $0(nil, CancellationError())
      return nil
    }
    let noText = DragItem.promise {
      $0(Data([0xFF]), nil)
      return nil
    }
    drop([.text("1"), broken, noText, .text("2")])
    fixture.expect([
      "op(b)", "accept(b)", "failedLoading[\"b\"]", "failedLoading[\"b\"]",
      "texts [\"1\", \"2\"]",
    ])
  }

  @Test func `an item that never completes is reported, and the others are delivered`() {
    drop([.promise { _ in nil }, .text("2")])
    fixture.expect(["op(b)", "accept(b)", "neverCompleted[\"b\"]", "texts [\"2\"]"])
    let later = DeferredItem()
    drop([.text("1"), later.item])
    fixture.expect(["op(b)", "accept(b)"])
    later.drop()
    fixture.expect(["neverCompleted[\"b\"]", "texts [\"1\"]"])
  }

  @Test func `an item that completes twice is reported and delivered once`() {
    let twice = DragItem.promise {
      $0(Data("1".utf8), nil)
      $0(Data("2".utf8), nil)
      return nil
    }
    drop([twice])
    fixture.expect(["op(b)", "accept(b)", "texts [\"1\"]", "completedTwice[\"b\"]"])
  }

  @Test func `canceling a load delivers the objects loaded so far without a diagnostic`() {
    let later = DeferredItem()
    let progress = drop([.text("1"), later.item])
    progress?.cancel()
    later.answer("late")
    later.drop()
    fixture.expect(["op(b)", "accept(b)", "texts [\"1\"]"])
    expectEqual(progress?.isCancelled, true)
  }

  @Test func `the progress of a session covers all its loads and cancels them`() throws {
    let log = log
    let later = DeferredItem()
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
    expect(progress.totalUnitCount == 4 && progress.completedUnitCount == 2)
    progress.cancel()
    expect(progress.isCancelled && progress.isFinished)
    fixture.expect(["op(b)", "accept(b)", "texts [\"2\"]", "data [1 bytes]"])
  }

  @Test func `after the progress of a session is canceled, loads deliver nothing`() {
    let log = log
    let later = DeferredItem()
    log.answers = ["b": .copy]
    log.whenAccepting = {
      $0.loadObjects(ofClass: String.self) { log.note("first \($0)") }
      $0.progress.cancel()
      $0.loadObjects(ofClass: String.self) { log.note("second \($0)") }
    }
    let drag = fixture.user.beginExternalDrag([later.item, .text("2")])
    drag.enter(fixture.over("b"), at: .zero)
    drag.drop()
    fixture.expect(["op(b)", "accept(b)", "first [\"2\"]", "second []"])
  }

  @Test func `loading before or after the drop delivers nothing and is reported`() {
    let log = log
    var session: (any DropSession)?
    let load: (any DropSession) -> Void = {
      session = $0
      let progress = $0.loadObjects(ofClass: String.self) { log.note("texts \($0)") }
      expect(progress.isFinished)
    }
    log.answers = ["b": .copy]
    log.requestHandler = load
    let notLoaded = DragItem.promise { _ in
      log.note("loaded")
      return nil
    }
    let drag = fixture.user.beginExternalDrag([notLoaded])
    drag.enter(fixture.over("b"), at: .zero)
    drag.drop()
    if let session { load(session) }
    fixture.expect([
      "op(b)", "loadOutsideDrop[\"b\"]", "texts []", "accept(b)", "loadOutsideDrop[\"b\"]",
      "texts []",
    ])
  }

  @Test func `a load started in time completes even if host and drag have been released`() {
    let later = DeferredItem()
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
    expectEqual(log.entries, ["op(a)", "accept(a)", "neverCompleted"])
    later.answer("x")
    expectEqual(log.entries.last, "texts [\"x\"]")
  }
}

/// An item whose text is delivered on demand.
@MainActor private final class DeferredItem {
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

@MainActor struct LoadingProgressTests {
  @Test func `progress advances from zero to its total, but not beyond`() {
    let progress = LoadingProgress(totalUnitCount: 4)
    progress.advance()
    expect(progress.fractionCompleted == 0.25 && !progress.isFinished)
    progress.advance(by: -3)
    expectEqual(progress.completedUnitCount, 1)
    progress.advance(by: .max)
    expect(progress.completedUnitCount == 4 && progress.isFinished)
    progress.advance()
    expectEqual(progress.fractionCompleted, 1)
  }

  @Test func `progress without units is finished`() {
    let progress = LoadingProgress(totalUnitCount: -5)
    expect(progress.totalUnitCount == 0 && progress.isFinished)
    expectEqual(progress.fractionCompleted, 1)
  }

  @Test func `progress can be canceled once, but not after it has finished`() {
    let notes = Notes()
    let progress = LoadingProgress()
    progress.cancellationHandler = { notes.words.append("cancelled") }
    progress.cancel()
    progress.cancel()
    expect(progress.isCancelled)
    let finished = LoadingProgress()
    finished.cancellationHandler = { notes.words.append("too late") }
    finished.advance()
    finished.cancel()
    expect(!finished.isCancelled)
    expectEqual(notes.words, ["cancelled"])
  }
}
