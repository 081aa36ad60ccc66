import Foundation
import TabHostTestSupport
import Testing

@testable import DelegateChecker

/// Delegate methods that are never called, found in modules that the compiler of this machine builds.
@Suite(.ownThread, .enabled(if: CompiledModules.hasCompiler, "there is no swiftc in PATH"))
struct DelegateCheckerTests {
  /// The lines of files with a marked method, such as `App.swift:17 base`.
  private func marks(in files: String...) throws -> [String] {
    try files.flatMap { file in
      try CompiledModules.text(file).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().compactMap { number, line in
          line.firstMatch(of: /\/\/ (base|similar)$/).map { "\(file):\(number + 1) \($0.1)" }
        }
    }
  }

  /// Returns the lines in which the program finds a method, with the kinds of their reasons.
  private func found(_ outcome: CheckingCommand.Outcome) -> [String] {
    outcome.output.map { line in
      let place = line.split(separator: ":", maxSplits: 2).prefix(2).joined(separator: ":")
      return place + (line.contains("because the superclass") ? " base" : " similar")
    }
  }

  @Test func `the marked methods of an app are found, and no others`() throws {
    let outcome = try CompiledModules.check("App")
    expectEqual(found(outcome), try marks(in: "App.swift"))
    expectEqual(outcome.status, 1)
    expectEqual(outcome.errors, [])
  }

  @Test func `methods of tests are found, also in private classes of the same name`() throws {
    let outcome = try CompiledModules.check("AppTests")
    expectEqual(found(outcome), try marks(in: "AppTests.swift", "OtherTests.swift"))
  }

  @Test func `a finding says why a method is never called, and what to do`() throws {
    let output = try CompiledModules.check("App").output
    func reason(_ method: String) -> String? {
      output.first { $0.contains(": \(method): ") }?.replacing(/^.*?: never/, with: "never")
    }
    expectEqual(
      reason("Sub.frame(_:shouldShow:)"),
      "never called, because the superclass Base adopts FrameDelegate and has its default "
        + "implementation; implement it in Base, too, and override it here"
    )
    expectEqual(
      reason("OfFramework.frame(_:shouldShow:)"),
      "never called, because the superclass AdoptingFrame adopts FrameDelegate and has its default "
        + "implementation; AdoptingFrame can't be changed here, so let another object adopt the "
        + "protocol"
    )
    expectEqual(
      reason("Misspelled.frame(_:shouldShown:)"),
      "never called, because FrameDelegate has no such method; write frame(_:shouldShow:), which is "
        + "the most similar one, or make it private if it is not for the protocol"
    )
    expectEqual(
      reason("Misspelled.frame(_:didShow:after:)"),
      "never called, because the types differ from those of FrameDelegate; declare it as “func "
        + "frame(_ frame: Frame, didShow item: Item, after previous: Item?)”, or make it private if "
        + "it is not for the protocol"
    )
  }

  @Test func `nothing is printed for a module without such methods`() throws {
    expectEqual(try CompiledModules.check("Frame"), CheckingCommand.Outcome())
  }

  @Test func `wrong usage is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "App.symbols.json")
    try folder.write("", to: "empty/none")
    func error(_ arguments: String...) -> String? {
      let outcome = CheckingCommand(arguments: arguments).run()
      return outcome.status == 2 && outcome.output.isEmpty ? outcome.errors.first : nil
    }
    expectEqual(error(), "name the symbol graphs to check; see CheckDelegates --help")
    expectEqual(error("--fix"), "unknown option --fix; see CheckDelegates --help")
    expectEqual(error("--importing"), "--importing needs a path")
    expectEqual(error("/none"), "/none: there is no such file or folder")
    let (empty, file) = (folder.path("empty"), folder.path("App.symbols.json"))
    expectEqual(error(empty), "\(empty): the folder has no symbol graphs")
    expect(error(file)?.hasPrefix("\(file): the symbol graph can't be read: ") == true)
    expect(CheckingCommand(arguments: ["--help"]).run().output.first?.contains("USAGE") == true)
  }
}

/// The modules in the folder `Modules`, which are compiled and checked once.
enum CompiledModules {
  static let hasCompiler =
    (try? FinishedProcess.run(command: ["swiftc", "--version"]))?.status == 0

  private static let outcomes = Result { try outcomes(in: TemporaryFolder()) }

  /// Returns what the program prints about a module, with paths relative to the folder `Modules`.
  static func check(_ module: String) throws -> CheckingCommand.Outcome {
    try #require(try outcomes.get()[module])
  }

  /// Returns the source text of a file.
  static func text(_ file: String) throws -> String {
    try PackageFiles.text("Tests/DelegateCheckerTests/Modules/\(file)")
  }

  private static func outcomes(
    in folder: borrowing TemporaryFolder
  ) throws -> [String: CheckingCommand.Outcome] {
    let information = try run("swiftc", "-print-target-info").output
    let target = try JSONDecoder().decode(Information.self, from: Data(information.utf8)).target
    let sources = PackageFiles.url("Tests/DelegateCheckerTests/Modules").path
    let path = folder.path
    var outcomes: [String: CheckingCommand.Outcome] = [:]
    var imported: [String] = []
    for (module, files) in [
      ("Frame", ["Frame"]), ("App", ["App"]), ("AppTests", ["AppTests", "OtherTests"]),
    ] {
      try run(
        ["swiftc", "-swift-version", "6", "-parse-as-library", "-enable-testing", "-emit-module"]
          + ["-module-name", module, "-emit-module-path", folder.path("\(module).swiftmodule")]
          + ["-I", path] + files.map { "\(sources)/\($0).swift" }
      )
      let graphs = folder.path(module)
      try FileManager.default.createDirectory(
        atPath: graphs,
        withIntermediateDirectories: true
      )
      try run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", path]
          + ["-target", target.triple, "-minimum-access-level", "private"]
          + ["-skip-synthesized-members", "-output-dir", graphs]
      )
      outcomes[module] =
        CheckingCommand(arguments: [graphs, "--sources", sources] + imported, folder: sources).run()
      imported += ["--importing", graphs]
    }
    return outcomes
  }

  private struct Information: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
  }

  @discardableResult
  private static func run(_ command: String...) throws -> FinishedProcess { try run(command) }

  @discardableResult
  private static func run(_ command: [String]) throws -> FinishedProcess {
    let process = try FinishedProcess.run(command: command)
    guard process.status == 0 else { throw Failure(description: process.output + process.errors) }
    return process
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
