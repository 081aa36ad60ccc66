import TabHostTestSupport
import TabHostTesting
import Testing

/// Tests from sessions.
@MainActor struct EmittedTestTests {
  @Test func `the article shows the test that the script becomes`() throws {
    let app = ScriptTest.App(setup: ["let app = RecordedHost { Shop() }"])
    let source = try #require(ScriptTest(named: "vetoedCart", of: app))
      .source(running: HostScript(parsing: "tap cart"), on: RecordedHost { Shop() })
    let file = "Tests/DocumentationTests/Snippets/VetoedCartTests.swift"
    #expect(try source == PackageFiles.text(file))
  }
}
