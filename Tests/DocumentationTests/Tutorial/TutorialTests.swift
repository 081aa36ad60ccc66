import Foundation
import TabHostTestSupport
import Testing

@Suite("The tutorial") struct TutorialTests {
  private static let steps = (try? Tutorial().steps) ?? []

  /// Writes files into a temporary folder, which is removed afterwards.
  private func withFolder(
    _ files: [String: String],
    _ body: (_ folder: URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "TabHostTutorial-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(folder)
  }

  @Test func `each of the eight steps has only code of files with paths`() {
    #expect(Self.steps.compactMap { $0.title.first?.wholeNumberValue } == Array(1...8))
    #expect(Self.steps.filter { $0.blockCount != $0.files.count || $0.files.isEmpty }.isEmpty)
  }

  /// The steps whose program is compiled: all of them, or only the last one.
  private static let compiled = {
    let programs = steps.filter { !$0.program.isEmpty }
    return Array(programs.suffix(Soak.count(1, full: programs.count)))
  }()

  @Test(arguments: compiled)
  func `the program compiles after each step`(step: Tutorial.Step) throws {
    let modules = try PublicSymbols.folder(of: "TabHostTerminal").path
    try withFolder(step.program) { folder in
      let files = step.program.keys.sorted().map { folder.appending(path: $0).path }
      let arguments = [
        "-frontend", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name",
        "Cookbook", "-I", modules, "-target", try SwiftTool.target.get(),
        "-module-cache-path", try PublicSymbols.moduleCache(of: "TabHostTerminal").path,
      ]
      try SwiftTool.run(arguments + files)
    }
  }

  @Test func `the manifest describes the package and its targets`() throws {
    let manifest = try #require(Self.steps.first?.files["Package.swift"])
    struct Package: Decodable {
      struct Target: Decodable { let name: String }
      let name: String
      let targets: [Target]
    }
    try withFolder(["Package.swift": manifest]) { folder in
      let path = folder.path
      let data = try SwiftTool.run("package", "--package-path", path, "dump-package")
      let package = try JSONDecoder().decode(Package.self, from: data)
      #expect(
        [package.name] + package.targets.map(\.name) == ["Cookbook", "Cookbook", "CookbookTests"]
      )
    }
  }

  @Test func `the whole program has fewer than 100 lines`() throws {
    let program = try #require(Self.steps.last).program.values
    #expect(program.map { $0.count { $0 == "\n" } }.reduce(0, +) < 100)
  }
}
