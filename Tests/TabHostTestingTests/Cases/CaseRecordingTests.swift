import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTesting

/// Cases that are rewritten in their files.
@MainActor struct CaseRecordingTests {
  private static let host = """
    host: {"tabs":["a","b",{"id":"g","children":["c1","c2"]}]}

    """

  private let runner: CaseRunner = {
    var runner = CaseRunner()
    runner.recording = .all
    return runner
  }()

  /// Records the cases, and returns the errors of those that can't be recorded, without their paths.
  private func record(_ cases: [HostCase]) throws -> [String] {
    try cases.compactMap { given throws in
      do throws(ScriptError) { _ = try recorded(given) } catch { return error.message }
      return nil
    }
  }

  private func recorded(_ given: HostCase) throws(ScriptError) -> Bool {
    do { return try runner.verify(given) } catch let error as ScriptError { throw error } catch {
      preconditionFailure("A case that is recorded does not differ: \(error)")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `recording rewrites the cases that differ, and no others`() throws {
    let file = try TemporaryFile(
      Self.host
        + "\n# Taps.\n\n## one\n> tap b\n\n## two\n= tabs: a b g\n\n## three\n= path:\n= tabs:\n"
    )
    var runner = CaseRunner()
    runner.recording = .all
    let cases = try CaseFile(path: file.path).cases
    expectEqual(try cases.map { try runner.verify($0) }, [true, false, true])
    try expectEqual(
      String(contentsOfFile: file.path, encoding: .utf8),
      Self.host + "\n# Taps.\n\n## one\n> tap b\n  shouldSelectTab(b) -> true\n"
        + "  didSelectTab(b, previous: a) user\n\n## two\n= tabs: a b g\n\n## three\n= path: a\n= tabs: a b g\n"
    )
    try expectEqual(
      CaseFile(path: file.path).cases.map { try runner.verify($0) },
      [false, false, false]
    )
  }

  @Test func `a mistake is never recorded`() throws {
    let text = Self.host + "## a\n> tap z\n"
    let file = try TemporaryFile(text)
    var runner = CaseRunner()
    runner.recording = .all
    for given in try CaseFile(path: file.path).cases {
      #expect(throws: ScriptError.self) { try runner.verify(given) }
    }
    try expectEqual(String(contentsOfFile: file.path, encoding: .utf8), text)
  }

  @Test(arguments: [("", "\r\n"), ("\u{FEFF}", "\n"), ("\u{FEFF}", "\r\n")])
  func `recording keeps the byte-order mark and the line ends`(mark: String, end: String) throws {
    let lines = ["## one", "host: {\"tabs\":[\"a\"]}", "= selected:", "= tabs: a", ""]
    let file = try TemporaryFile(mark + lines.joined(separator: end))
    var runner = CaseRunner()
    runner.recording = .all
    for given in try CaseFile(path: file.path).cases { try runner.verify(given) }
    let recorded = mark + lines.joined(separator: end).replacing("selected:", with: "selected: a")
    try expectEqual(Data(contentsOf: URL(filePath: file.path)), Data(recorded.utf8))
  }

  // MARK: - Files that change meanwhile

  private static let two = host + "\n## one\n> tap b\n  old\n  old\n  old\n= selected: b\n\n"
  private static let rest = "## two\n# A comment.\n> tap a\n= selected:\n"
  private static let calls = "  shouldSelectTab(b) -> true\n  didSelectTab(b, previous: a) user\n"

  @Test func `two runs that record the same file replace each case once`() throws {
    let file = try TemporaryFile(Self.two + Self.rest)
    let (first, second) = try (CaseFile(path: file.path).cases, CaseFile(path: file.path).cases)
    expectEqual(try first.map { try runner.verify($0) }, [true, true])
    expectEqual(try second.map { try runner.verify($0) }, [false, false])
    try expectEqual(
      text(file.path),
      Self.host + "\n## one\n> tap b\n" + Self.calls + "= selected: b\n\n## two\n# A comment.\n"
        + "> tap a\n  shouldSelectTab(a) -> true\n  didSelectTab(a, previous: a) user\n"
        + "= selected: a\n"
    )
  }

  @Test(arguments: [
    ("## one\n> tap b\n= selected: b\n\n", "has changed since it was read"),
    (
      "## one\n> tap b\n  old\n  old\n  old\n= selected: b\n= path: b\n",
      "has changed since it was read"
    ),
    ("## another\n> tap b\n", "is no longer in the file"),
  ])
  func `a case that was edited since it was read is not recorded, and the others are`(
    edited: String,
    problem: String
  ) throws {
    let file = try TemporaryFile(Self.two + Self.rest)
    let cases = try CaseFile(path: file.path).cases
    try Data((Self.host + edited + Self.rest).utf8).write(to: URL(filePath: file.path))
    try expectEqual(
      record(cases),
      ["the case \"one\" \(problem), so it is not recorded; run the cases again"]
    )
    try expectEqual(
      text(file.path),
      Self.host + edited + "## two\n# A comment.\n> tap a\n  shouldSelectTab(a) -> true\n"
        + "  didSelectTab(a, previous: a) user\n= selected: a\n"
    )
  }

  @Test func `a file that was removed since it was read is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.two, to: "a.cases")
    let cases = try CaseFile(path: folder.path + "/a.cases").cases
    try FileManager.default.removeItem(atPath: folder.path + "/a.cases")
    try expectEqual(record(cases), ["the file can't be written: it doesn't exist"])
  }

  // MARK: - What stays

  @Test func `lines that are the same keep their ends, and new ones end as the name does`() throws {
    let kept = Self.host + "## kept\n= path: a\r\n\n"
    let file = try TemporaryFile(kept + "## x\r\n# c  \n> tap b\n= path:\t\n\r\n## y\n= index:")
    try expectEqual(record(CaseFile(path: file.path).cases), [])
    try expectEqual(
      text(file.path),
      kept + "## x\r\n# c  \n> tap b\n  shouldSelectTab(b) -> true\r\n"
        + "  didSelectTab(b, previous: a) user\r\n= path: b\r\n\r\n## y\n= index: 0\n"
    )
  }

  @Test func `lines below the last one of a file are on lines of their own`() throws {
    let file = try TemporaryFile(Self.host + "## one\r\n> tap b")
    try expectEqual(record(CaseFile(path: file.path).cases), [])
    try expectEqual(
      text(file.path),
      Self.host + "## one\r\n> tap b\r\n  shouldSelectTab(b) -> true\r\n"
        + "  didSelectTab(b, previous: a) user\r\n"
    )
  }

  @Test func `a link and the permissions of a file stay`() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (folder.path + "/a.cases", folder.path + "/link.cases")
    try folder.write(Self.host + "## one\n= path:\n", to: "a.cases")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "a.cases")
    try expectEqual(record(CaseFile(path: link).cases), [])
    try expectEqual(manager.destinationOfSymbolicLink(atPath: link), "a.cases")
    try expectEqual(text(file), Self.host + "## one\n= path: a\n")
    let mode = try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    expectEqual(mode, 0o640)
    try expectEqual(
      manager.contentsOfDirectory(atPath: folder.path).sorted(),
      ["a.cases", "link.cases"]
    )
  }

  @Test func `a read-only file is not written`() throws {
    let file = try TemporaryFile(Self.two)
    let cases = try CaseFile(path: file.path).cases
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    try expectEqual(record(cases), ["the file can't be written: it is read-only"])
    try expectEqual(text(file.path), Self.two)
  }
}
