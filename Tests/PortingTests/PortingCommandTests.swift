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

  private func run(_ arguments: String...) -> PortingCommand.Outcome {
    PortingCommand(arguments: arguments).run()
  }

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
    let outcome = PortingCommand(arguments: arguments).run()
    let text = outcome.errors.first?.replacing(folder.path, with: "TEMP")
    expectEqual(text, error, sourceLocation: sourceLocation)
    expectEqual(outcome.output, [], sourceLocation: sourceLocation)
    expectEqual(outcome.status, 2, sourceLocation: sourceLocation)
    try expectEqual(contents(), before, sourceLocation: sourceLocation)
  }

  private static let port = "import Foundation; import TabHost\nlet tab: TabItem? = nil\n"

  // MARK: - Ways to write

  @Test func `a folder is ported into another one, with its folders`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("App/Pages"),
      withIntermediateDirectories: true
    )
    try folder.write("let page: UIViewController", to: "App/Pages/Page.swift")
    try folder.write("UITab", to: "App/notes.txt")
    expectEqual(run(folder.path("App"), "--output", folder.path("Port")).status, 0)
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
    expectEqual(run(folder.path, "--check"), PortingCommand.Outcome())
    try expectEqual(contents(), original)
    expectEqual(run(folder.path, "--in-place"), PortingCommand.Outcome())
    try expectEqual(contents(), ["Tab.swift": Self.port])
    expectEqual(run(folder.path, "--in-place"), PortingCommand.Outcome())
    try expectEqual(contents(), ["Tab.swift": Self.port])
  }

  @Test func `what is not ported is printed, and the rest is written with status 1`() throws {
    try folder.write("import UIKit\n\nlet press: UIPress\n", to: "Touch.swift")
    let outcome = run(folder.path, "--in-place")
    let line = outcome.output.first?.replacing(folder.path, with: "TEMP")
    expectEqual(
      line,
      "TEMP/Touch.swift:3: UIPress: has no counterpart; leave this code out, or declare a type "
        + "of this name"
    )
    expectEqual(outcome.output.count, 1)
    expectEqual(outcome.status, 1)
    try expectEqual(contents()["Tab.swift"], Self.port)
  }

  @Test func `a build step prints warnings and marks the lines of the original`() throws {
    try folder.write("let press: UIPress\n", to: "Touch.swift")
    let outcome = run(
      folder.path("Touch.swift"),
      folder.path("Tab.swift"),
      "--output",
      folder.path("Port"),
      "--build-step"
    )
    expectEqual(outcome.status, 0)
    expectEqual(outcome.output.count, 1)
    expectEqual(outcome.output.first?.contains("Touch.swift:1: warning: UIPress: "), true)
    let mark = "#sourceLocation(file: \"\(folder.path("Tab.swift"))\", line: 1)\n"
    try expectEqual(contents()["Port/Tab.ported.swift"], mark + Self.port)
  }

  @Test func `the end of each line is kept`() throws {
    try folder.write("import UIKit\r\n// A tab\r\nlet tab: UITab\r\n", to: "Tab.swift")
    expectEqual(run(folder.path, "--in-place").status, 0)
    let text = "import Foundation; import TabHost\r\n// A tab\r\nlet tab: TabItem\r\n"
    try expectEqual(contents(), ["Tab.swift": text])
  }

  @Test(arguments: ["Chat", "MusicLibrary", "Notes"])
  func `no beginning of a program makes the tool fail, and none changes the number of lines`(
    program: String
  ) throws {
    let text = try PortingFiles.original(program)
    for count in stride(from: 1, to: text.count, by: 61) {
      let start = String(text.prefix(count))
      guard let port = ported(start) else { continue }
      expectEqual(port.count { $0.isNewline }, start.count { $0.isNewline })
    }
  }

  @Test func `the declarations of another module are read, and the module is not ported`() throws {
    try folder.write("class NavigationController {}\n", to: "Shop/A.swift")
    try folder.write("import Shop\nlet a: NavigationController\n", to: "Tests/T.swift")
    let module = "Shop=\(folder.path("Shop"))"
    let outcome = run(
      folder.path("Tests"),
      "--module",
      module,
      "--output",
      folder.path("Port")
    )
    expectEqual(outcome, PortingCommand.Outcome())
    try expectEqual(contents()["Port/T.swift"], "import Shop\nlet a: Shop.NavigationController\n")
    try expect(contents()["Port/A.swift"] == nil)
  }

  @Test(arguments: [["--module"], ["--module", "Shop"], ["--module", "=Shop"]])
  func `a module needs a name and a path`(arguments: [String]) {
    let outcome = PortingCommand(arguments: ["a.swift", "--check"] + arguments).run()
    expectEqual(outcome.status, 2)
    expectEqual(
      outcome.errors.first,
      "--module needs the name and the path of a module: Shop=Sources/Shop"
    )
  }

  // MARK: - Usage

  @Test func `help and version are printed`() {
    expectEqual(run("--help").output.first?.hasPrefix("Ports Swift code from UIKit"), true)
    expectEqual(run("--version").output, ["TabHostPort 0.3.0"])
  }

  @Test(
    arguments: [
      ([], "name the files and folders to port"),
      (["App"], "add --output FOLDER, --in-place or --check"),
      (
        ["App", "--check", "--in-place"],
        "only one of --output, --in-place and --check can be given"
      ),
      (["App", "--output"], "--output needs the path of a folder"),
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
      ("class A {\n  func f() {\n}\n", "1: {: is not closed"),
      ("class A {\n}\n}\n", "3: }: nothing is open here"),
      ("let a = (1, 2]\n", "1: ]: does not close the “(” of line 1"),
      ("let a = \"text\nlet b = 1\n", "1: \": the string is not closed"),
      ("let a = 1\n/* text\n", "2: /*: the comment is not closed"),
      ("let a = \"\\(b\n", "1: \": the string is not closed"),
    ]
  )
  func `a file that is no valid Swift is reported and left, and the others are ported`(
    text: String,
    problem: String
  ) throws {
    try folder.write(text, to: "Broken.swift")
    let outcome = run(folder.path, "--in-place")
    let line = "\(problem); the file is not ported, because it is not valid Swift"
    expectEqual(outcome.output, ["\(folder.path("Broken.swift")):\(line)"])
    expectEqual(outcome.status, 1)
    try expectEqual(contents(), ["Broken.swift": text, "Tab.swift": Self.port])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "1: encoding: the text is UTF-16; save the file as UTF-8"),
      ([0x61, 0x0A, 0xE9, 0x0A], "2: encoding: the text is not UTF-8; save the file as UTF-8"),
      (
        [0x61, 0x0A, 0x00],
        "2: encoding: the file contains a null byte; it is not Swift source text"
      ),
    ] as [([UInt8], String)]
  )
  func `a file in another encoding is reported and left`(bytes: [UInt8], problem: String) throws {
    let file = folder.path("Other.swift")
    try Data(bytes).write(to: URL(filePath: file))
    let outcome = run(folder.path, "--in-place")
    expectEqual(outcome.output, ["\(file):\(problem)"])
    expectEqual(outcome.status, 1)
    expectEqual(FileManager.default.contents(atPath: file), Data(bytes))
    try expectEqual(contents()["Tab.swift"], Self.port)
  }

  @Test func `a byte order mark is no part of the text`() throws {
    try Data([0xEF, 0xBB, 0xBF] + Array("let tab: UITab".utf8))
      .write(to: URL(filePath: folder.path("Tab.swift")))
    expectEqual(run(folder.path, "--in-place").status, 0)
    try expectEqual(contents(), ["Tab.swift": "import TabHost; let tab: TabItem"])
  }

  @Test func `a file that is not Swift, and a folder without sources, are errors`() throws {
    try folder.write("Text", to: "notes.txt")
    try expectFailure(
      [folder.path("notes.txt"), "--in-place"],
      "TEMP/notes.txt: not a Swift file; its name must end with .swift"
    )
    try FileManager.default.createDirectory(
      atPath: folder.path("Empty"),
      withIntermediateDirectories: false
    )
    try expectFailure(
      [folder.path("Empty"), "--in-place"],
      "TEMP/Empty: the folder contains no Swift files"
    )
  }

  @Test func `two files with the same output are an error`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("Pages"),
      withIntermediateDirectories: false
    )
    try folder.write("let a = 1", to: "Pages/Tab.swift")
    try expectFailure(
      [folder.path("Tab.swift"), folder.path("Pages/Tab.swift"), "--output", folder.path("Port")],
      "TEMP/Pages/Tab.swift: has the same output as TEMP/Tab.swift: Tab.swift; port their folders "
        + "into different folders"
    )
  }

  @Test func `if one file can't be written, none is`() throws {
    try folder.write("let tab: UITab", to: "Other.swift")
    // A folder is where the second output belongs, and a file where the folder of outputs does.
    try FileManager.default.createDirectory(
      atPath: folder.path("Port/Tab.swift/Folder"),
      withIntermediateDirectories: true
    )
    let before = try contents()
    let outcome = run(
      folder.path("Other.swift"),
      folder.path("Tab.swift"),
      "--output",
      folder.path("Port")
    )
    expectEqual(outcome.status, 2)
    expectEqual(
      outcome.errors.first?.hasPrefix("\(folder.path("Port/Tab.swift")): can't be written"),
      true
    )
    try expectEqual(contents(), before)
    try expectFailure(
      [folder.path("Tab.swift"), "--output", folder.path("Other.swift")],
      "TEMP/Other.swift/Tab.swift: can't be written, so nothing is: File exists"
    )
  }

  @Test(.enabled(if: getuid() != 0, "The administrator can write everything"))
  func `a read-only target is an error`() throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: folder.path("Tab.swift")
    )
    try expectFailure(
      [folder.path, "--in-place"],
      "TEMP/Tab.swift: can't be written, so nothing is: the file is read-only"
    )
  }
}
