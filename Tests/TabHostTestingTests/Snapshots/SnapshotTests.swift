import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTesting

@MainActor final class SnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID().uuidString)")
  private var test: String { folder.appending(path: "MailTests.swift").path }
  private var attached: [SnapshotAttachment] = []

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the failure of a verification, or `nil` if it succeeds.
  private func verified(
    _ snapshot: Snapshot,
    _ name: String = "inbox",
    recording: Recording = .missing
  ) -> SnapshotFailure? {
    do throws(SnapshotFailure) {
      try snapshot.verify(name, file: test, recording) { attached.append($0) }
      return nil
    } catch {
      return error
    }
  }

  private func content(_ name: String) -> String? {
    try? String(contentsOfFile: folder.appending(path: "Snapshots/\(name)").path, encoding: .utf8)
  }

  @Test func `a missing snapshot is written and reported once`() {
    let frame = Snapshot(frame: "a b", picture: "<svg/>")
    expectEqual(
      verified(frame)?.description.hasSuffix(
        "Snapshots/MailTests.inbox.txt: the snapshot was missing and is written now; check it, and "
          + "run the test again"
      ),
      true
    )
    expectEqual(content("MailTests.inbox.txt"), "a b\n")
    expectEqual(content("MailTests.inbox.svg"), "<svg/>")
    expect(verified(frame) == nil)
  }

  @Test func `with the value never, a missing snapshot is not written and fails each time`() {
    let frame = Snapshot(frame: "a", picture: "<svg/>")
    let problem = "is missing, and TABHOST_RECORD=never writes nothing"
    for _ in 1...2 {
      let failure = verified(frame, recording: .never)?.description
      expectEqual(failure?.contains("MailTests.inbox.txt: the snapshot \(problem)"), true)
    }
    _ = verified(Snapshot(frame: "a"))
    let failure = verified(frame, recording: .never)?.description
    expectEqual(failure?.contains("inbox.svg: the picture of the snapshot \(problem)"), true)
    expectEqual(content("MailTests.inbox.svg"), nil)
    _ = verified(frame)
    expect(verified(frame, recording: .never) == nil)
  }

  @Test func `another value of the variable is an error that lists the values`() throws {
    try expectEqual(["", "1", "never"].map { try Recording($0) }, [.missing, .all, .never])
    let error = #expect(throws: ScriptError.self) { try Recording("yes") }
    expectEqual(error?.description, #"TABHOST_RECORD: "yes" is not "1" or "never""#)
  }

  @Test func `a changed frame fails with the columns that differ, and attaches both`() throws {
    _ = verified(Snapshot(frame: "a b", picture: "<svg>1"))
    let failure = try #require(verified(Snapshot(frame: "a c", picture: "<svg>2")))
    expect(failure.description.hasSuffix("TABHOST_RECORD=1\n- a b\n+ a c\n    ^"))
    expectEqual(content("MailTests.inbox.txt"), "a b\n")
    let files = [
      "inbox.expected.txt": "a b\n", "inbox.expected.svg": "<svg>1", "inbox.actual.txt": "a c",
      "inbox.actual.svg": "<svg>2",
    ]
    expectEqual(Dictionary(uniqueKeysWithValues: attached.map { ($0.name, $0.text) }), files)
    expectEqual(failure.attachments, attached)
  }

  @Test func `a picture that differs fails, also if the text is the same`() throws {
    _ = verified(Snapshot(frame: "a", picture: "<svg>1"))
    let failure = try #require(verified(Snapshot(frame: "a", picture: "<svg>2")))
    expect(failure.description.hasSuffix("the text is the same, but the pictures differ"))
  }

  @Test func `a missing picture leaves a text that differs as it is`() throws {
    _ = verified(Snapshot(frame: "a"))
    let changed = try #require(verified(Snapshot(frame: "b", picture: "<svg/>")))
    expect(changed.description.hasSuffix("TABHOST_RECORD=1\n- a\n+ b\n  ^"))
    expect(content("MailTests.inbox.txt") == "a\n" && content("MailTests.inbox.svg") == nil)
    let missing = try #require(verified(Snapshot(frame: "a", picture: "<svg/>")))
    expect(
      missing.description.hasSuffix(
        "Snapshots/MailTests.inbox.svg: the picture of the snapshot was missing and is written now; "
          + "check it, and run the test again"
      )
    )
    expect(verified(Snapshot(frame: "a", picture: "<svg/>")) == nil)
  }

  @Test func `test files whose names differ after a period have different snapshots`() throws {
    for file in ["A.BTests.swift", "A.CTests.swift"] {
      let test = folder.appending(path: file).path
      _ = try? Snapshot(frame: file).verify("x", file: test, .missing) { _ in }
    }
    expectEqual(content("A.BTests.x.txt"), "A.BTests.swift\n")
    expectEqual(content("A.CTests.x.txt"), "A.CTests.swift\n")
  }

  @Test func `files that no test has verified are unused snapshots`() throws {
    _ = verified(Snapshot(frame: "a"))
    let snapshots = folder.appending(path: "Snapshots").path
    try Data().write(to: URL(filePath: "\(snapshots)/MailTests.outbox.txt"))
    expectEqual(SnapshotUse.unused(in: snapshots), ["\(snapshots)/MailTests.outbox.txt"])
  }

  @Test func `recording rewrites the files and succeeds`() {
    _ = verified(Snapshot(frame: "a"))
    expect(verified(Snapshot(frame: "b"), recording: .all) == nil)
    expectEqual(content("MailTests.inbox.txt"), "b\n")
  }

  @Test func `transcripts, calls and states are compared by line`() throws {
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a")])
    _ = verified(Snapshot(transcript: ["> tap a", "  refused: hidden"]), "t")
    expect(verified(Snapshot(transcript: ["> tap a", "  refused: hidden"]), "t") == nil)
    let changed = verified(Snapshot(transcript: ["> tap a"]), "t")
    expectEqual(changed?.description.hasSuffix("\n  > tap a\n-   refused: hidden"), true)
    _ = verified(Snapshot(calls: [DelegateCall.shouldSelect("a")]), "c")
    expectEqual(content("MailTests.c.txt"), "shouldSelectTab(a) -> true\n")
    _ = verified(Snapshot(stateOf: host), "s")
    expectEqual(content("MailTests.s.txt"), HostState(of: host).description + "\n")
    expect(verified(Snapshot(stateOf: host), "s") == nil)
  }

  @Test func `a second snapshot of a file with the same name is not recorded`() throws {
    expect(verified(Snapshot(frame: "one"), recording: .all) == nil)
    let failure = try #require(verified(Snapshot(frame: "two"), recording: .all))
    expect(
      failure.description.hasSuffix(
        "Snapshots/MailTests.inbox.txt: another snapshot of the test file with the name \"inbox\" is "
          + "recorded already; give each a name of its own, such as one with the argument of the test"
      )
    )
    expectEqual(content("MailTests.inbox.txt"), "one\n")
    expect(verified(Snapshot(frame: "one"), recording: .all) == nil)
    expect(verified(Snapshot(frame: "two"), "outbox", recording: .all) == nil)
  }

  @Test func `a name can be any text, such as the argument of a test`() {
    let long = String(repeating: "é", count: 300)
    let names = ["inbox 80x24", "a/b", "a%2Fb c", "x\0\u{1B}", "../up", ".", long, long + "x"]
    for name in names { _ = verified(Snapshot(frame: name), name) }
    for name in names { expect(verified(Snapshot(frame: name), name) == nil, "\(name)") }
    expectEqual(content("MailTests.a%2Fb.txt"), "a/b\n")
  }

  @Test func `files are compared without regard to line endings and byte-order marks`() throws {
    let snapshot = Snapshot(frame: "a\nb", picture: "<svg>\n</svg>\n")
    _ = verified(snapshot)
    for file in ["MailTests.inbox.txt", "MailTests.inbox.svg"] {
      let text = try #require(content(file)).replacing("\n", with: "\r\n")
      let url = folder.appending(path: "Snapshots/\(file)")
      try Data("\u{FEFF}\(text)".utf8).write(to: url)
    }
    expect(verified(snapshot) == nil)
    _ = verified(Snapshot(transcript: ["> tap a"]), "t")
    try Data("\u{FEFF}> tap a\r\n".utf8)
      .write(to: folder.appending(path: "Snapshots/MailTests.t.txt"))
    expect(verified(Snapshot(transcript: ["> tap a"]), "t") == nil)
  }

  @Test func `an empty name, or a file that is not text, fails clearly`() throws {
    expectEqual(verified(Snapshot(frame: ""), "")?.description, "a snapshot needs a name")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Snapshots"),
      withIntermediateDirectories: true
    )
    try Data([0xFF]).write(to: folder.appending(path: "Snapshots/MailTests.inbox.txt"))
    expectEqual(verified(Snapshot(frame: ""))?.description.hasSuffix(".txt: not UTF-8"), true)
  }
}
