import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Drops at places of pages in scripts, recordings, explorations and transcripts.
@MainActor struct DropPlaceScriptTests {
  /// A page with elements, on, before and after which items are dropped.
  private final class Shelf: ViewController, DraggableContent, DroppableContent {
    let titles: [String]

    init(_ titles: [String], title: String) {
      self.titles = titles
      super.init()
      self.title = title
    }

    var draggableElements: [DraggableElement] {
      titles.enumerated().map { number, title in
        DraggableElement(id: number, title: title) { _ in [DragItem(localObject: title)] }
      }
    }

    var dropPlaces: [DropPlace] {
      titles.enumerated().flatMap { number, title in
        DropPlace.Position.allCases.map { position in
          let handler = DropHandler { _ in
            title == "Rain" ? .cancel : .move
          } perform: { _ in
          }
          return DropPlace(
            id: "\(number) \(position)",
            title: title,
            position: position,
            handler: handler
          )
        }
      }
    }
  }

  private let host: TabHostController
  private let log = CallLog()
  private let list = Shelf(["Moss", "Rain", "Moss", "before"], title: "List")
  private let details = Shelf(["in", "Fern"], title: "Details")

  init() {
    let split = SplitController(primary: list, secondary: details)
    host = TabHostController(
      tabs: [
        TabItem(title: "A", identifier: "a") { _ in split },
        TabItem(title: "P", identifier: "place") { _ in ViewController() },
      ]
    )
    host.appear()
    log.record(host)
  }

  /// Runs a script and returns the transcript.
  private func run(_ script: String) throws -> [String] {
    var lines: [String] = []
    let runner = ScriptRunner(host: host, log: log) { lines.append($0) }
    try runner.run(HostScript(parsing: script, name: "s"))
    return lines
  }

  @Test func `a script drops items at a place, and a recording of it is the same script`() throws {
    var recorded = ""
    let recorder = SessionRecorder(of: host) { recorded += $0 }
    let script = """
      drag-item "Moss 1" on place Rain
      drag-item "Moss 2" over place before Rain 300 on place after "before"
      drag-item Fern in Details on place before Fern in Details
      drop photo on place "in" in Details
      hover photo on place Rain 200
      drag-item "Moss 1" over place "Moss 2" on place before "before"
      drag-item "Moss 1" on "place"

      """
    let lines = try run(script)
    recorder.finish()
    expectEqual(recorded, script)
    expectEqual(
      lines.filter { !$0.hasPrefix(">") },
      [
        "  dropProposal(page: List, on: Rain, types: []) -> cancel",
        "  dropProposal(page: List, before: Rain, types: []) -> cancel",
        "  dropProposal(page: List, after: before, types: []) -> move",
        "  performDrop(page: List, after: before, types: [])",
        "  dropProposal(page: Details, before: Fern, types: []) -> move",
        "  performDrop(page: Details, before: Fern, types: [])",
        "  dropProposal(page: Details, on: in, types: [photo]) -> move",
        "  dropProposal(page: List, on: Rain, types: [photo]) -> cancel",
        "  dropProposal(page: List, on: Moss, types: []) -> move",
        "  dropProposal(page: List, before: before, types: []) -> move",
        "  performDrop(page: List, before: before, types: [])",
      ]
    )
  }

  @Test func `calls about places are coded, and have short forms`() throws {
    _ = try run("drag-item Moss on place before Moss")
    let calls: [DelegateCall] = [
      .dropProposal("List", "Moss", .before, answer: .move), .performDrop("List", "Moss", .before),
    ]
    expectEqual(log.calls, calls)
    let data = try JSONEncoder().encode(log.calls)
    expectEqual(try JSONDecoder().decode([DelegateCall].self, from: data), calls)
  }

  @Test func `a test answers for a place`() throws {
    host.setAnswerHandler(for: .dropProposal) { _, _ in .copy }
    _ = try run("drag-item Moss on place Rain")
    expectEqual(
      log.calls,
      [.dropProposal("List", "Rain", answer: .copy), .performDrop("List", "Rain")]
    )
  }

  @Test(
    arguments: [
      (
        "drag-item Moss on place Rein",
        #"s:1:25: "Rein" is no place for drops in "List"; did you mean "Rain"?"#
      ),
      (
        "drag-item Moss on place after Ferm in Details",
        #"s:1:31: "Ferm" is no place for drops in "Details"; did you mean "Fern"?"#
      ),
      ("drag-item Moss on place Rain in Detail", #"s:1:33: "Detail" is not on screen"#),
      ("drag-item Moss on place", "s:1:1: missing words"),
    ]
  )
  func `a place that is unknown is an error`(script: String, message: String) throws {
    let error = #expect(throws: ScriptError.self) { try run(script) }
    expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
