import Foundation
public import TabHost
import TabHostSpelling

/// Runs the cases of a ``CaseFile``, and compares what they write with the file.
///
/// In Swift Testing, each case is an argument of one test:
///
/// ```swift
/// @MainActor struct ShopCases {
///   @Test(arguments: try CaseFile.cases(in: "Cases"))
///   func `a case holds`(_ given: HostCase) throws {
///     var runner = CaseRunner()
///     runner.addHost { Shop() }
///     try runner.verify(given)
///   }
/// }
/// ```
///
/// With the environment variable `TABHOST_RECORD=1`, cases that differ are rewritten in their files,
/// which other runs can rewrite at the same time. With `TABHOST_RECORD=never`, nothing is written.
@MainActor public struct CaseRunner {
  private var hosts: [String: () -> any AnyRecordedHost] = [:]
  private let configure: (ScriptRunner) -> Void
  /// Whether cases that differ are rewritten, or `nil` for what the environment says.
  var recording: Recording?
  /// Called before the host of a case is created, and returns what to call when the case has run.
  package var setUp: ((HostCase) throws(ScriptError) -> () -> Void)?

  /// Creates a runner of cases.
  ///
  /// - Parameter configure: Configures the runner of each case after its host is created, for example
  ///   with ``ScriptRunner/changes`` or a terminal.
  public init(configure: @escaping (ScriptRunner) -> Void = { _ in }) {
    self.configure = configure
  }

  /// Adds a host of the app, which the cases launch.
  ///
  /// Each case has a host and a store in memory of its own.
  ///
  /// - Parameters:
  ///   - name: The name by which a case chooses the host in a line such as `on shop`. The default is
  ///     that of cases without such a line.
  ///   - traits: The environment of the host, or `nil` for the one that the app has set.
  ///   - launch: A closure that creates the host.
  public mutating func addHost<Host: RecordableHost>(
    _ name: String = "",
    traits: TraitCollection? = nil,
    launch: @escaping () -> Host
  ) {
    hosts[name] = {
      RecordedHost(traits: traits, store: InMemoryTabCustomizationStore(), launch: launch)
    }
  }

  /// Runs a case without waiting, and compares what it writes with its file.
  ///
  /// - Returns: Whether the case was recorded: it has differed, and its lines in the file were replaced.
  ///   `false` if another run has recorded the same lines meanwhile.
  /// - Throws: A ``CaseFailure`` if the case writes another text, or a ``ScriptError`` if it names
  ///   something that does not exist, would have to wait, can't create its host, or can't be recorded:
  ///   its file can't be written, is read-only, is standard input, or contains other lines of the case
  ///   than those that were parsed; or if the environment variable has another value.
  @discardableResult public func verify(_ given: HostCase) throws -> Bool {
    let tearDown = try setUp?(given)
    defer { tearDown?() }
    let run = run(of: given)
    try run.perform()
    return try verify(given, run)
  }

  /// Runs a case, waits where it says so, and compares what it writes with its file; otherwise as the
  /// synchronous method.
  @discardableResult public func verify(_ given: HostCase) async throws -> Bool {
    let tearDown = try setUp?(given)
    defer { tearDown?() }
    let run = run(of: given)
    try await run.perform()
    return try verify(given, run)
  }

  func run(of given: HostCase, isScript: Bool = false) -> CaseRun {
    CaseRun(given, isScript: isScript) { output throws(ScriptError) in
      let runner = ScriptRunner(of: try makeHost(given), output: output)
      configure(runner)
      return runner
    }
  }

  private func verify(_ given: HostCase, _ written: CaseRun) throws -> Bool {
    let recording = try recording ?? Recording.current()
    let lines = given.lines.flatMap { [$0.text] + $0.below }
    guard !written.lines.elementsEqual(lines, by: { $0.isIdentical(to: $1) }) else { return false }
    guard recording == .all else {
      throw CaseFailure(given, expected: lines, actual: written.lines)
    }
    return try given.rewrite(from: lines, to: written.lines)
  }

  /// Creates the host that the case has chosen.
  private func makeHost(_ given: HostCase) throws(ScriptError) -> any AnyRecordedHost {
    let name = given.hostName?.text ?? ""
    if let description = given.hosts[name] {
      do throws(HostDescriptionError) {
        return RecordedHost(try HostDescription(json: description.json).makeHost())
      } catch {
        throw ScriptError(
          file: given.file,
          line: description.line,
          column: description.column,
          message: error.description,
          exitStatus: error.exitStatus
        )
      }
    }
    if let makeHost = hosts[name] { return makeHost() }
    let known = Set(given.hosts.keys).union(hosts.keys).subtracting([""]).sorted()
    throw ScriptError(
      file: given.file,
      line: given.hostName == nil ? given.line : given.hostLine,
      column: given.hostName?.column ?? 1,
      message: message(withoutHost: given.hostName?.text, among: known),
      exitStatus: 2
    )
  }

  /// Returns the message of a case whose host does not exist, or that has none.
  private func message(withoutHost name: String?, among known: [String]) -> String {
    let word = name.map { "host \($0)" } ?? "host"
    let line = "describe one in a line such as \(word): {\"tabs\":[\"a\"]}"
    guard let name else {
      let choice = known.first.map { "choose one in a line such as \"on \($0)\", " } ?? ""
      return "the case has no host; \(choice)\(line), or run the case with the program of an app, "
        + "whose own host needs no line"
    }
    let suggestion = Spelling.suggestion(for: name, among: known)
    let description = hosts[""] == nil ? "; \(line)" : ""
    let advice = "\(description); a program's own host needs no line \"on\""
    return "there is no host \(Spelling.quoted(name))\(suggestion.isEmpty ? advice : suggestion)"
  }
}

/// A case that has written another text than its file contains.
public struct CaseFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// The first line that differs, counted from 1.
  public let line: Int
  /// The name of the case.
  public let name: String
  /// The lines that differ: `-` marks those of the file, and `+` those that the case has written.
  public let difference: String

  /// The place, the name and the lines that differ.
  public var description: String {
    "\(file):\(line): \(name.escapingControlCharacters)\n\(difference)"
  }

  init(_ given: HostCase, expected: [String], actual: [String]) {
    let equal = zip(expected, actual).prefix { $0.isIdentical(to: $1) }.count
    // Without the blank lines before the next case.
    let end = zip(expected.reversed(), actual.reversed()).prefix { $0 == "" && $1 == "" }.count
    let difference = LineDifference(
      expected: expected.dropLast(end).map { Identifier($0) },
      actual: actual.dropLast(end).map { Identifier($0) }
    ) { $0.text }
    file = given.file
    line = given.line + 1 + equal
    name = given.name
    self.difference = difference.description
  }
}
