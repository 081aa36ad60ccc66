public import TabHost

/// Creates the source of a Swift Testing test from a script.
///
/// The test performs the steps of the script through the host's `user`, and compares the whole log
/// after each step:
///
/// ```swift
/// @MainActor @Test func vetoedTap() throws {
///   let app = RecordedHost { Shop() }
///   …
///   // tap cart
///   #expect(host.user.tap("cart") == .vetoed)
///   expect([.shouldSelect("cart", answer: false)])
/// }
/// ```
///
/// Commands without a method of their own, such as changes by the app, run as a script. If the script
/// waits, the test is asynchronous.
@MainActor public struct ScriptTest {
  /// The source of an app, as a test creates it.
  public struct App: Hashable, Sendable {
    /// The import declarations that are needed besides those of `TabHost`, `TabHostTesting` and
    /// `Testing`, such as `@testable import Shop`.
    public var imports: [String]
    /// The statements that declare a ``RecordedHost`` with the name `app`.
    public var setup: [String]
    /// What a script requires that prints frames or sends input to content, or `nil` if there is none.
    public var terminal: Terminal?

    /// Creates the source of an app.
    public init(imports: [String] = [], setup: [String], terminal: Terminal? = nil) {
      self.imports = imports
      self.setup = setup
      self.terminal = terminal
    }

    /// Creates the source of a host that is described in JSON; see ``HostDescription``.
    public init(describedBy json: String) {
      let literal = SwiftText.literal(json)
      let isShort = literal.count == 1 && literal[0].count <= 50
      let description =
        isShort
        ? ["let description = try HostDescription(json: \(literal[0]))"]
        : ["let description = try HostDescription(", "  json: \(literal[0])"]
          + literal.dropFirst().map { $0.isEmpty ? "" : "    \($0)" } + [")"]
      self.init(setup: description + ["let app = RecordedHost(description.makeHost())"])
    }
  }

  /// The source that gives a script runner a terminal.
  public struct Terminal: Hashable, Sendable {
    /// The import declarations.
    public var imports: [String]
    /// The statements that set up the constant `runner`.
    public var setup: [String]

    /// Creates the source.
    public init(imports: [String], setup: [String]) {
      self.imports = imports
      self.setup = setup
    }
  }

  private let name: String
  private let app: App

  /// Creates a test with a name, or `nil` if no function can have the name.
  ///
  /// A name that is not a Swift identifier becomes a raw identifier.
  public init?(named name: String, of app: App) {
    guard let name = SwiftText.functionName(name) else { return nil }
    self.name = name
    self.app = app
  }

  /// Runs a script on an app that has just been launched, and returns the source of the test that
  /// expects the same calls.
  ///
  /// The commands `strict` and `expect` are performed, but not part of the test, which compares all
  /// calls.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - recorded: The app.
  ///   - changes: The changes of the app that the script performs, by name. If there are any, the
  ///     setup of the app declares them as `changes`.
  ///   - prepare: Called with the runner before the script runs, for example to attach a terminal.
  /// - Throws: The error of the script, which the synchronous method can't let wait.
  public func source(
    running script: HostScript,
    on recorded: RecordedHost<some TabHostController>,
    changes: [String: (TabHostController) -> Void] = [:],
    prepare: (ScriptRunner) -> Void = { _ in }
  ) throws(ScriptError) -> String {
    try source(running: script, on: recorded as any AnyRecordedHost, changes, prepare)
  }

  /// Runs a script that can wait, and returns the source of the test; otherwise as the synchronous
  /// method.
  public func source(
    running script: HostScript,
    on recorded: RecordedHost<some TabHostController>,
    changes: [String: (TabHostController) -> Void] = [:],
    prepare: (ScriptRunner) -> Void = { _ in }
  ) async throws(ScriptError) -> String {
    let steps = TestSteps(script, on: recorded, changes, prepare)
    try await steps.perform()
    return source(of: steps, changes)
  }

  func source(
    running script: HostScript,
    on recorded: any AnyRecordedHost,
    _ changes: [String: (TabHostController) -> Void],
    _ prepare: (ScriptRunner) -> Void = { _ in }
  ) throws(ScriptError) -> String {
    let steps = TestSteps(script, on: recorded, changes, prepare)
    try steps.perform()
    return source(of: steps, changes)
  }

  private func source(
    of steps: TestSteps,
    _ changes: [String: (TabHostController) -> Void]
  ) -> String {
    let imports =
      ["import TabHost", "import TabHostTesting", "import Testing"] + app.imports
      + (app.terminal?.imports ?? [])
    let testable = imports.filter { $0.hasPrefix("@") }.sorted()
    let header =
      imports.filter { !$0.hasPrefix("@") }.sorted() + (testable.isEmpty ? [] : [""]) + testable
    let runner =
      [Self.support[0]] + (changes.isEmpty ? [] : ["runner.changes = changes"])
      + (app.terminal?.setup ?? [])
    let body = app.setup + runner + Self.support.dropFirst() + steps.lines
    return
      (header + ["", "@MainActor @Test func \(name)() \(steps.waits ? "async " : "")throws {"]
      + body.map { $0.isEmpty ? "" : "  \($0)" } + ["}"]).joined(separator: "\n") + "\n"
  }

  private static let support = """
    let runner = ScriptRunner(app) { _ in }
    var host: TabHostController { runner.host }
    func expect(_ calls: [RecordedCall], sourceLocation: SourceLocation = #_sourceLocation) {
      let difference = CallDifference(expected: calls, actual: app.log.entries)
      if !difference.isEmpty { Issue.record("\\(difference)", sourceLocation: sourceLocation) }
      app.log.clear()
    }
    """.split(separator: "\n").map(String.init)
}

/// Writes the steps of a test while their script runs.
@MainActor private final class TestSteps: StepSequence {
  private let recorded: any AnyRecordedHost
  private let script: ScriptRun
  /// Whether the test is asynchronous.
  let waits: Bool
  private(set) var lines: [String] = []
  private var position = 0

  /// Writes the calls of the launch.
  init(
    _ script: HostScript,
    on recorded: any AnyRecordedHost,
    _ changes: [String: (TabHostController) -> Void],
    _ prepare: (ScriptRunner) -> Void
  ) {
    self.recorded = recorded
    waits = script.waits
    let runner = ScriptRunner(of: recorded) { _ in }
    runner.changes = changes
    prepare(runner)
    self.script = ScriptRun(script, on: runner)
    writeCalls("the app is launched")
  }

  var wait: (condition: ScriptWait, runner: ScriptRunner)? { script.wait }

  func performStep(hasWaited: Bool) throws(ScriptError) -> Bool {
    guard let commands = script.next else { return try script.performStep(hasWaited: hasWaited) }
    // How the test names a tab depends on the host before the step.
    let first = commands[0]
    let call =
      commands.count == 1 ? first.swift.expression(for: first.words, on: script.runner.host) : nil
    _ = try script.performStep(hasWaited: hasWaited)
    if !first.isExpectation { write(commands, call) }
    return true
  }

  /// Writes a step that was performed.
  ///
  /// - Parameters:
  ///   - commands: A command, or the commands of a batch.
  ///   - call: The call that performs the step, or `nil` if it runs as a script.
  private func write(_ commands: [ScriptCommand], _ call: String?) {
    let comment = commands.map(\.text).joined(separator: "; ")
    lines += ["", "// \(comment.escapingControlCharacters)"]
    if let call {
      lines.append("#expect(\(call) == .\(SwiftText.outcome(script.runner.lastOutcome)))")
    } else {
      let source = SwiftText.quoted(commands.map(\.text).joined(separator: "\n"))
      // The test looks for files beside itself, as the script does.
      let name = commands.contains(where: \.readsFile) ? ", name: #filePath" : ""
      let script = "HostScript(parsing: \(source)\(name))"
      lines.append("try \(waits ? "await " : "")runner.run(\(script))")
    }
    writeCalls(nil)
  }

  private func writeCalls(_ comment: String?) {
    let calls = recorded.log.entries(since: position).map(SwiftText.call)
    position = recorded.log.position
    if let comment { lines += ["", "// \(comment)"] }
    let oneLine = "expect([\(calls.joined(separator: ", "))])"
    if oneLine.count <= 90 {
      lines.append(oneLine)
    } else {
      lines += ["expect([\n    " + calls.joined(separator: ",\n    ") + ",\n  ])"]
    }
  }
}

extension HostScript {
  /// Whether a command waits for an answer.
  fileprivate var waits: Bool { commands.contains { $0.wait != nil } }

  /// Creates a script of some commands of another one.
  init(_ script: HostScript, _ commands: [ScriptCommand]) {
    name = script.name
    self.commands = commands
  }
}
