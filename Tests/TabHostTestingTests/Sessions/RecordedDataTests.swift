import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The data of dropped items in recordings.
@MainActor struct RecordedDataTests {
  /// An app that loads texts which are dropped on its tab.
  private final class Notes: TabHostController {
    var texts: [String] = []
    /// Loads what is dropped.
    var load: (Notes, [ItemProvider]) -> Void
    private lazy var accepting = AcceptingDelegate { [unowned self] in load(self, $0) }

    init(_ load: @escaping (Notes, [ItemProvider]) -> Void) {
      self.load = load
      super.init()
      delegate = accepting
      tabs = ["a", "b"].map { TabItem(title: $0, identifier: $0) { _ in ViewController() } }
      appear()
    }

    func append(_ data: Data?) {
      texts.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }

    /// Drops items on a tab.
    func drop(_ providers: [ItemProvider], on tab: String = "a") {
      let drag = user.beginExternalDrag(providers.map { DragItem(itemProvider: $0) })
      drag.enter(tab)
      drag.drop()
    }
  }

  /// Returns a provider whose load handlers count their calls.
  private func provider(_ types: (String, Data?)..., calls: Counter = Counter()) -> ItemProvider {
    let provider = ItemProvider()
    for (type, data) in types {
      provider.registerDataRepresentation(forTypeIdentifier: type) { completion in
        calls.count += 1
        if let data { completion(data, nil) }
        return nil
      }
    }
    return provider
  }

  /// Returns the script of a session.
  private func record(_ notes: Notes, _ play: () -> Void) -> String {
    var script = ""
    let recorder = SessionRecorder(of: notes) { script += $0 }
    play()
    recorder.finish()
    return script
  }

  private static func loadAll(_ notes: Notes, _ providers: [ItemProvider]) {
    for provider in providers {
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in notes.append(data) }
      }
    }
  }

  @Test func `a drop is recorded with the data that the app loads`() throws {
    let text = "\"Low\" Tide\n\u{1B}[2J\u{0}é \\"
    let (first, second) = (ItemProvider(object: text), ItemProvider(object: "Dunes"))
    let file = provider(
      ("public.file-url", Data("file:///tmp/a".utf8)),
      ("public.utf8-plain-text", Data("/tmp/a".utf8))
    )
    let notes = Notes(Self.loadAll)
    let script = record(notes) {
      for providers in [[first], [first, first], [first, second], [file, file]] {
        notes.drop(providers)
      }
    }
    let plain = "drop public.utf8-plain-text"
    let escaped = #""\"Low\" Tide\n\u{1b}[2J\u{0}é \\""#
    expectEqual(
      script,
      """
      \(plain) \(escaped) on a
      \(plain) \(escaped) x2 on a
      \(plain) \(escaped) "Dunes" x2 on a
      drop public.file-url,public.utf8-plain-text "file:///tmp/a" "/tmp/a" x2 on a

      """
    )
    let replayed = Notes(Self.loadAll)
    try ScriptRunner(host: replayed, log: CallLog()) { _ in }.run(HostScript(parsing: script))
    expectEqual(replayed.texts, notes.texts)
  }

  @Test func `data that the app does not load is neither loaded nor recorded`() {
    let calls = Counter()
    let notes = Notes { notes, providers in
      providers[0].loadDataRepresentation(forTypeIdentifier: "text") { data, _ in
        notes.append(data)
      }
    }
    let script = record(notes) {
      let drag = notes.user.beginExternalDrag([
        DragItem(itemProvider: provider(("text", Data("x".utf8)), calls: calls))
      ])
      drag.enter("a")
      drag.cancel()
      notes.drop([
        provider(("png", Data("pixels".utf8)), ("text", Data("x".utf8)), calls: calls),
        provider(("png", Data("pixels".utf8)), ("text", Data("y".utf8)), calls: calls),
      ])
    }
    expectEqual(script, "hover text on a 0\ndrop png,text \"\" \"x\" \"\" \"\" x2 on a\n")
    expectEqual(calls.count, 1)
    expectEqual(notes.texts, ["x"])
  }

  @Test func `data that is loaded later is recorded until the next action`() {
    var pending: [() -> Void] = []
    let notes = Notes { notes, providers in
      pending.append { Self.loadAll(notes, providers) }
    }
    var script = ""
    let recorder = SessionRecorder(of: notes) { script += $0 }
    notes.drop([provider(("text", Data("early".utf8)))])
    expectEqual(script, "drop text")
    pending.removeFirst()()
    notes.user.tap("b")
    notes.drop([provider(("text", Data("late".utf8)))], on: "b")
    notes.user.tap("a")
    pending.removeFirst()()
    recorder.finish()
    expectEqual(script, "drop text \"early\" on a\ntap b\ndrop text on b\ntap a\n")
    expectEqual(notes.texts, ["early", "late"])
  }

  @Test func `data that is no text, too long, failed or late stops a replay`() throws {
    let failing = ItemProvider()
    failing.registerDataRepresentation(forTypeIdentifier: "png") { completion in
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let late = ItemProvider()
    var completion: ((Data?, (any Error)?) -> Void)?
    late.registerDataRepresentation(forTypeIdentifier: "png") {
      completion = $0
      return nil
    }
    let long = Data(repeating: 0x61, count: 65_537)
    let notes = Notes(Self.loadAll)
    let script = record(notes) {
      notes.drop([provider(("png", Data([0xFF, 0xD8])))])
      notes.drop([provider(("png", long))])
      notes.drop([failing])
      notes.drop([late])
      notes.drop([provider(("png", Data()))])
    }
    completion?(Data(), nil)
    let line = "drop png unrecorded on a\n"
    expectEqual(script, line + line + line + line + "drop png on a\n")
    let error = #expect(throws: ScriptError.self) {
      try ScriptRunner(host: notes, log: CallLog()) { _ in }
        .run(HostScript(parsing: line, name: "s"))
    }
    expectEqual(
      error?.description,
      "s:1:10: diverged: the recording does not contain this data of the user, which was no text or "
        + "too long; write \"file PATH\" here"
    )
  }

  @Test func `a drag that is continued has its data in its first line`() throws {
    let notes = Notes(Self.loadAll)
    let play = {
      let drag = notes.user.beginExternalDrag([
        DragItem(itemProvider: provider(("text", Data("x".utf8))))
      ])
      drag.enter("a")
      notes.user.tap("b")
      drag.enter("b")
      drag.drop()
      notes.user.tap("a")
    }
    let script = record(notes, play)
    expectEqual(script, "hover text \"x\" on a 0 open\ntap b\ncontinue-drag on b\ntap a\n")
    let replayed = Notes(Self.loadAll)
    try ScriptRunner(host: replayed, log: CallLog()) { _ in }.run(HostScript(parsing: script))
    expectEqual(replayed.texts, ["x"])
  }
}
