import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// Inspector: contents.
struct InspectorModelTests {
  private func model(_ entries: InspectorEntry...) -> InspectorModel {
    var model = InspectorModel()
    for entry in entries { model.append(entry) }
    return model
  }

  private func texts(_ model: InspectorModel, columns: Int = 40, rows: Int = 10) -> [String] {
    model.lines(columns: columns, rows: rows).map(\.text)
  }

  private var tap: InspectorModel {
    model(
      InspectorEntry(.action, "tap(b)", duration: .microseconds(1240)),
      InspectorEntry(.transaction, "transaction", depth: 1, duration: .milliseconds(12)),
      InspectorEntry(.delegate, "didSelectTab(b, previous: a) user", depth: 2, duration: .zero),
      InspectorEntry(.handler, "handler Save", depth: 1)
    )
  }

  @Test func `lines are indented, with the duration at their end`() {
    expectEqual(
      texts(tap),
      [
        "tap(b)                           1.24 ms",
        "  transaction                   12.00 ms",
        "    didSelectTab(b, previous: a… 0.00 ms",
        "  handler Save",
      ]
    )
    expectEqual(tap.lines(columns: 40, rows: 10).map(\.kind).first, .action)
  }

  @Test func `no line is wider than requested`() {
    for columns in 0..<30 {
      for text in texts(tap, columns: columns) {
        expect(CharacterWidth.columns(of: text) <= columns)
      }
    }
  }

  @Test func `the newest lines are shown, in chronological order`() {
    expectEqual(texts(tap, rows: 2), Array(texts(tap).suffix(2)))
    expectEqual(texts(tap, rows: 0), [])
  }

  @Test(arguments: [
    ("TAP", [0]), ("delegate", [2]), ("b user", [2]), ("handler", [3]), ("nothing", []),
    ("  ", [0, 1, 2, 3]),
  ])
  func `the filter selects lines that contain each word, in any case, also of the kind`(
    filter: String,
    indices: [Int]
  ) {
    var model = tap
    model.filter = filter
    expectEqual(texts(model), indices.map { texts(tap)[$0] })
  }

  @Test func `during a pause, new entries are collected but not shown`() {
    var model = tap
    model.isPaused = true
    model.append(InspectorEntry(.handler, "handler Later"))
    model.log = ProgramLog(text: "later")
    expectEqual(texts(model), texts(tap))
    model.page = .log
    expectEqual(texts(model), [])
    model.isPaused = false
    expectEqual(texts(model), ["later"])
    model.page = .calls
    expectEqual(texts(model).last, "handler Later")
  }

  @Test func `scrolling to older lines pauses, and stops at the ends`() {
    var model = tap
    model.scroll(by: 1, rows: 2)
    expect(model.isPaused)
    expectEqual(texts(model, rows: 2), Array(texts(tap)[1...2]))
    model.scroll(by: .max, rows: 2)
    expectEqual(texts(model, rows: 2), Array(texts(tap)[0...1]))
    model.scroll(by: .min, rows: 2)
    expectEqual(texts(model, rows: 2), Array(texts(tap)[2...3]))
    expect(model.isPaused)
    model.isPaused = false
    expectEqual(model.offset, 0)
  }

  @Test func `the log is a page of its own, with the number of dropped bytes`() {
    var model = tap
    model.page = .log
    model.log = ProgramLog(text: "one\nthree\r\n\ntwo", droppedBytes: 12)
    expectEqual(texts(model), ["(12 earlier bytes were dropped)", "one", "three", "", "two"])
    model.filter = "T"
    expectEqual(texts(model), ["(12 earlier bytes were dropped)", "three", "two"])
  }

  @Test func `the oldest entries are discarded, and an entry keeps its number`() {
    var model = InspectorModel()
    var last = 0
    for number in 0...InspectorModel.maximumEntries {
      last = model.append(InspectorEntry(.handler, "\(number)"))
    }
    expectEqual(model.discardedEntries, InspectorModel.maximumEntries / 10)
    expectEqual(model.entries.count + model.discardedEntries, InspectorModel.maximumEntries + 1)
    model.update(last) { $0.text = "changed" }
    model.update(0) { $0.text = "gone" }
    expectEqual(model.entries.last?.text, "changed")
    expectEqual(model.entries.first?.text, "\(InspectorModel.maximumEntries / 10)")
  }

  @Test func `a filter that is not applied selects all lines, and the same ones as before later`() {
    var model = tap
    model.filter = "save"
    model.appliesFilter = false
    model.append(InspectorEntry(.handler, "handler Save all"))
    expectEqual(texts(model).count, 5)
    model.appliesFilter = true
    expectEqual(texts(model).map { $0.prefix(16) }, ["  handler Save", "handler Save all"])
  }

  @Test func `the text for a file contains all lines that match the filter, whole`() {
    var model = tap
    model.filter = "b"
    expectEqual(model.text, "tap(b)  1.24 ms\n    didSelectTab(b, previous: a) user  0.00 ms\n")
  }

  @Test func `text of the app cannot contain control characters`() {
    let entry = InspectorEntry(.handler, "a\u{1B}[2Jb\nc")
    expect(entry.text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
