import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread) struct TutorialTests {
  private static let steps = (try? Tutorial().steps) ?? []

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
    let modules = try BuiltProducts.folder(ofModule: "TabHostTerminal").path
    let folder = try TemporaryFolder()
    for (path, text) in step.program { try folder.write(text, to: path) }
    let files = step.program.keys.sorted().map { folder.path($0) }
    let arguments = [
      "-frontend", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name",
      "Cookbook", "-I", modules, "-target", try SwiftTool.target.get(),
      "-module-cache-path", try PublicSymbols.moduleCache(of: "TabHostTerminal").path,
    ]
    try SwiftTool.run(arguments + files)
  }

  @Test func `the manifest describes the package and its targets`() throws {
    let manifest = try #require(Self.steps.first?.files["Package.swift"])
    struct Package: Decodable {
      struct Target: Decodable { let name: String }
      let name: String
      let targets: [Target]
    }
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "Package.swift")
    let data = try SwiftTool.run("package", "--package-path", folder.path, "dump-package")
    let package = try JSONDecoder().decode(Package.self, from: data)
    #expect(
      [package.name] + package.targets.map(\.name) == ["Cookbook", "Cookbook", "CookbookTests"]
    )
  }

  @Test func `the whole program has fewer than 100 lines`() throws {
    let program = try #require(Self.steps.last).program.values
    #expect(program.map { $0.count { $0 == "\n" } }.reduce(0, +) < 100)
  }
}
