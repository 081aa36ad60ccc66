import Foundation
import TabHostTestSupport
import Testing

@testable import PortingTool

/// The command line, and what is wrong with files.
@Suite(.ownThread) final class PortingCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import UIKit\nlet tab: UITab? = nil\n", to: "Tab.swift")
  }

  /// Runs the tool in the folder, which is named `TEMP` in arguments and in what it prints.
  private func run(_ arguments: [String]) -> PortingCommand.Outcome {
    let path = folder.path
    var outcome = PortingCommand(
      arguments: arguments.map { $0.replacing("TEMP", with: path) }
    ).run()
    outcome.output = outcome.output.map { $0.replacing(path, with: "TEMP") }
    outcome.errors = outcome.errors.map { $0.replacing(path, with: "TEMP") }
    return outcome
  }

  private func run(_ arguments: String...) -> PortingCommand.Outcome { run(arguments) }

  /// The names of all files in the folder, with their texts.
  private func contents() throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      if let data = FileManager.default.contents(atPath: folder.path(name)) {
        texts[name] = String(decoding: data, as: UTF8.self)
      }
    }
    return texts
  }

  /// Expects an error, and that nothing has been written.
  private func expectFailure(
    _ arguments: [String],
    _ error: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try contents()
    let outcome = run(arguments)
    expectEqual(outcome.errors.first, error, sourceLocation: sourceLocation)
    expectEqual(outcome.output, [], sourceLocation: sourceLocation)
    expectEqual(outcome.status, 2, sourceLocation: sourceLocation)
    try expectEqual(contents(), before, sourceLocation: sourceLocation)
  }

  private static let port = "import Foundation; import TabHost\nlet tab: TabItem? = nil\n"

  // MARK: - Ways to write

  @Test func `a folder is ported into another one, with its folders`() throws {
    try folder.write("let page: UIViewController", to: "App/Pages/Page.swift")
    try folder.write("UITab", to: "App/notes.txt")
    expectEqual(run("TEMP/App", "--output", "TEMP/Port").status, 0)
    try expectEqual(
      contents(),
      [
        "App/Pages/Page.swift": "let page: UIViewController",
        "App/notes.txt": "UITab",
        "Port/Pages/Page.swift": "import TabHost; let page: ViewController",
        "Tab.swift": "import UIKit\nlet tab: UITab? = nil\n",
      ]
    )
  }

  @Test func `files are ported in place, or only checked`() throws {
    let original = try contents()
    expectEqual(run("TEMP", "--check"), PortingCommand.Outcome())
    try expectEqual(contents(), original)
    expectEqual(run("TEMP", "--in-place"), PortingCommand.Outcome())
    try expectEqual(contents(), ["Tab.swift": Self.port])
  }

  @Test func `what is not ported is printed, and the rest is written with status 1`() throws {
    try folder.write("let hover: UIHoverGestureRecognizer\n", to: "Touch.swift")
    let outcome = run("TEMP", "--in-place")
    expectEqual(
      outcome.output.map { $0.prefix(44) },
      ["TEMP/Touch.swift:1: UIHoverGestureRecognizer"]
    )
    expectEqual(outcome.status, 1)
    try expectEqual(contents()["Tab.swift"], Self.port)
  }

  @Test func `a build step prints warnings and marks the lines of the original`() throws {
    try folder.write("let hover: UIHoverGestureRecognizer\n", to: "Touch.swift")
    let outcome = run("TEMP", "--output", "TEMP/Port", "--build-step")
    expectEqual(
      outcome.output.map { $0.prefix(53) },
      ["TEMP/Touch.swift:1: warning: UIHoverGestureRecognizer"]
    )
    expectEqual(outcome.status, 0)
    let mark = "#sourceLocation(file: \"\(folder.path("Tab.swift"))\", line: 1)\n"
    try expectEqual(contents()["Port/Tab.ported.swift"], mark + Self.port)
  }

  @Test func `the end of each line is kept`() throws {
    try folder.write("import UIKit\r\n// A tab\r\nlet tab: UITab\r\n", to: "Tab.swift")
    expectEqual(run("TEMP", "--in-place").status, 0)
    let text = "import Foundation; import TabHost\r\n// A tab\r\nlet tab: TabItem\r\n"
    try expectEqual(contents(), ["Tab.swift": text])
  }

  @Test func `the declarations of another module are read, and the module is not ported`() throws {
    try folder.write("class NavigationController {}\n", to: "Shop/A.swift")
    try folder.write("import Shop\nlet a: NavigationController\n", to: "Tests/T.swift")
    let outcome = run("TEMP/Tests", "--module", "Shop=TEMP/Shop", "--output", "TEMP/Port")
    expectEqual(outcome, PortingCommand.Outcome())
    try expectEqual(contents()["Port/T.swift"], "import Shop\nlet a: Shop.NavigationController\n")
    try expect(contents()["Port/A.swift"] == nil)
  }

  // MARK: - Usage

  @Test func `help and version are printed`() {
    expectEqual(run("--help").output.first?.hasPrefix("Ports Swift code from UIKit"), true)
    expectEqual(run("--version").output, ["TabHostPort 0.3.0"])
  }

  private static let noModule =
    "--module needs the name and the path of a module: Shop=Sources/Shop"

  @Test(
    arguments: [
      ([], "name the files and folders to port"),
      (["App"], "add --output FOLDER, --in-place or --check"),
      (
        ["App", "--check", "--in-place"],
        "only one of --output, --in-place and --check can be given"
      ),
      (["App", "--output"], "--output needs the path of a folder"),
      (["App", "--check", "--module"], noModule),
      (["App", "--check", "--module", "Shop"], noModule),
      (["App", "--check", "--module", "=Shop"], noModule),
      (["App", "--dry-run"], "unknown option --dry-run"),
      (["--check", "/no/such/App"], "/no/such/App: there is no such file or folder"),
    ]
  )
  func `wrong usage is an error of status 2`(arguments: [String], error: String) throws {
    try expectFailure(arguments, error)
  }

  // MARK: - Bad input

  @Test(
    arguments: [
      ([0x28], "1: (: is not closed; the file is not ported, because it is not valid Swift"),
      (
        [0x61, 0x0A, 0xE9, 0x0A],
        "1: encoding: the file is not ported, because it can't be read as UTF-8; save it as UTF-8"
      ),
    ] as [([UInt8], String)]
  )
  func `a file that can't be read as Swift is reported and left, and the others are ported`(
    bytes: [UInt8],
    problem: String
  ) throws {
    try Data(bytes).write(to: URL(filePath: folder.path("Other.swift")))
    let outcome = run("TEMP", "--in-place")
    expectEqual(outcome.output, ["TEMP/Other.swift:\(problem)"])
    expectEqual(outcome.status, 1)
    expectEqual(FileManager.default.contents(atPath: folder.path("Other.swift")), Data(bytes))
    try expectEqual(contents()["Tab.swift"], Self.port)
  }

  @Test func `a byte order mark is no part of the text`() throws {
    try folder.write("\u{FEFF}let tab: UITab", to: "Tab.swift")
    expectEqual(run("TEMP", "--in-place").status, 0)
    try expectEqual(contents(), ["Tab.swift": "import TabHost; let tab: TabItem"])
  }

  @Test func `a file that is not Swift, and a folder without sources, are errors`() throws {
    try folder.write("Text", to: "Texts/notes.txt")
    try expectFailure(
      ["TEMP/Texts/notes.txt", "--in-place"],
      "TEMP/Texts/notes.txt: not a Swift file; its name must end with .swift"
    )
    try expectFailure(
      ["TEMP/Texts", "--in-place"],
      "TEMP/Texts: the folder contains no Swift files"
    )
  }

  @Test func `two files with the same output are an error`() throws {
    try folder.write("let a = 1", to: "Pages/Tab.swift")
    try expectFailure(
      ["TEMP/Tab.swift", "TEMP/Pages/Tab.swift", "--output", "TEMP/Port"],
      "TEMP/Pages/Tab.swift: has the same output as TEMP/Tab.swift: Tab.swift; port their folders "
        + "into different folders"
    )
  }

  @Test func `if one file can't be written, none is`() throws {
    try folder.write("let tab: UITab", to: "Other.swift")
    // A folder is where the second output belongs, and a file where the folder of outputs does.
    try folder.write("", to: "Port/Tab.swift/File")
    try expectFailure(
      ["TEMP/Other.swift", "TEMP/Tab.swift", "--output", "TEMP/Port"],
      "TEMP/Port/Tab.swift: can't be written, so nothing is: a folder has this name"
    )
    try expectFailure(
      ["TEMP/Tab.swift", "--output", "TEMP/Other.swift"],
      "TEMP/Other.swift/Tab.swift: can't be written, so nothing is: File exists"
    )
  }

  @Test(.enabled(if: getuid() != 0, "The administrator can write everything"))
  func `a read-only target is an error`() throws {
    let file = folder.path("Tab.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    try expectFailure(
      ["TEMP", "--in-place"],
      "TEMP/Tab.swift: can't be written, so nothing is: the file is read-only"
    )
  }
}
