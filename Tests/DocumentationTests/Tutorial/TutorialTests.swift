import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread) struct TutorialTests {
  private static let steps = (try? Tutorial(Tutorial.cookbook).steps) ?? []
  private static let mailSteps = (try? Tutorial(Tutorial.mail).steps) ?? []

  @Test func `each step has only code of files with paths`() {
    #expect(Self.steps.compactMap { $0.title.first?.wholeNumberValue } == Array(1...8))
    #expect(Self.mailSteps.compactMap { $0.title.first?.wholeNumberValue } == Array(1...7))
    let steps = Self.steps + Self.mailSteps
    #expect(steps.filter { $0.blockCount != $0.files.count || $0.files.isEmpty }.isEmpty)
  }

  @Test func `the files of the mail client are those of the sample and of its tests`() throws {
    let sample = try PackageFiles.swiftFiles(in: "Samples/MailClient")
    var files = try Dictionary(uniqueKeysWithValues: sample.map { ($0, try PackageFiles.text($0)) })
    let tests = "Tests/SampleTests/MailTests.swift"
    files[tests] = try PackageFiles.text(tests).replacing("import MailClient", with: "import Mail")
    let package = try Tutorial(Tutorial.mail).package
    let places = ["Sources/Mail": "Samples/MailClient", "Tests/MailTests": "Tests/SampleTests"]
    let shown = package.map { path, text in
      let folder = path.split(separator: "/").prefix(2).joined(separator: "/")
      return (path.replacing(folder, with: places[folder] ?? folder), text)
    }
    #expect(Dictionary(uniqueKeysWithValues: shown) == files)
  }

  @Test(arguments: ["Cookbook", "Mail"])
  func `a package that depends on TabHost can have the targets of a tutorial`(name: String) throws {
    let manifest = try PackageFiles.text("Package.swift")
    #expect(!manifest.contains("name: \"\(name)\""))
    #expect(!manifest.contains("name: \"\(name)Tests\""))
  }

  /// The steps whose program is compiled: all of them, or only the last one of each tutorial.
  private static let compiled = [steps, mailSteps].flatMap { steps in
    let programs = steps.filter { !$0.program.isEmpty }
    return programs.suffix(Soak.count(1, full: programs.count))
  }

  @Test(arguments: compiled)
  func `the program compiles after each step`(step: Tutorial.Step) throws {
    let modules = try BuiltProducts.folder(ofModule: "TabHostTerminal").path
    let folder = try TemporaryFolder()
    for (path, text) in step.program { try folder.write(text, to: path) }
    let files = step.program.keys.sorted().map { folder.path($0) }
    let arguments = [
      "-frontend", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name",
      step.name, "-I", modules, "-target", try SwiftTool.target.get(),
      "-plugin-path", try SwiftTool.plugins.get(),
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

  @Test func `the whole cookbook has fewer than 100 lines`() throws {
    let program = try #require(Self.steps.last).program.values
    #expect(program.map { $0.count { $0 == "\n" } }.reduce(0, +) < 100)
  }
}
