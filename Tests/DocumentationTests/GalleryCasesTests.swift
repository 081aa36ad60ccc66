import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The transcript and the cases of the app in the README, in an article.
@MainActor struct GalleryCasesTests {
  private static let article =
    "Sources/TabHostProgram/TabHostProgram.docc/RunningAHostAsAProgram.md"

  @Test(arguments: try CaseFile.cases(in: "Snippets/GalleryCases"))
  func `the cases of the article hold`(_ given: HostCase) throws {
    var runner = CaseRunner()
    runner.addHost { Gallery() }
    try runner.verify(given)
  }

  @Test func `the transcript of the article is that of its script`() throws {
    let blocks = try PackageFiles.text(Self.article).components(separatedBy: "```console\n")
    let lines = try #require(blocks.last?.components(separatedBy: "\n```").first)
      .components(separatedBy: "\n")
    let (shell, shown) = (lines.prefix { $0 != "END" }, lines.drop { $0 != "END" }.dropFirst())
    expectEqual(shell.first, "$ swift run Gallery --script - <<END")
    var transcript: [String] = []
    let app = RecordedHost(traits: .terminal(columns: 80, rows: 24)) { Gallery() }
    let runner = ScriptRunner(app) { transcript.append($0) }
    try runner.run(HostScript(parsing: shell.dropFirst().joined(separator: "\n")))
    expectEqual(transcript, Array(shown))
  }
}
