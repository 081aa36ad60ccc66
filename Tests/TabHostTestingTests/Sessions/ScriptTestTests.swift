import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Tests from scripts.
@MainActor struct ScriptTestTests {
  private let app = ScriptTest.App(imports: ["@testable import Mail"], setup: ["let app = mail()"])

  private func source(_ script: String, named name: String = "session") throws -> String {
    let described = try HostDescription(
      json:
        #"{"mode":"tabSidebar","tabs":["a","b",{"id":"c","isEnabled":false}],"answers":{"shouldSelectTab":{"b":false}}}"#
    ).makeHost()
    return try #require(ScriptTest(named: name, of: app))
      .source(running: HostScript(parsing: script), on: RecordedHost(described))
  }

  @Test func `a test performs each step through the user and compares the calls`() throws {
    let source = try source(
      "tap b\ntap c\nchoose c\nedit\nuncheck a\nset a title \"A \\\"1\\\"\"\nremove b"
    )
    let steps = try #require(source.split(separator: "// tap b\n").last)
    expectEqual(
      steps,
      """
        #expect(host.user.tap("b") == .vetoed)
        expect([.shouldSelectTab("b", answer: false)])

        // tap c
        #expect(host.user.tap("c") == .refused(.disabled))
        expect([])

        // choose c
        #expect(host.user.choose("c") == .refused(.disabled))
        expect([])

        // edit
        #expect(host.user.beginEditing() == .performed)
        expect([.willBeginEditing])

        // uncheck a
        #expect(host.user.uncheck("a") == .refused(.notPermitted))
        expect([])

        // set a title "A \\"1\\""
        try runner.run(HostScript(parsing: "set a title \\"A \\\\\\"1\\\\\\"\\""))
        expect([])

        // remove b
        try runner.run(HostScript(parsing: "remove b"))
        expect([])
      }

      """
    )
  }

  @Test(arguments: [
    (#"{"tabs":["a"]}"#, ##"HostDescription(json: #"{"tabs":["a"]}"#)"##),
    (
      "{\n  \"tabs\": [\"a\"]\n}\n",
      ##"""
      HostDescription(
          json: #"""
            {
              "tabs": ["a"]
            }

            """#
        )
      """##
    ),
    (##"{"tabs":["\u0041"#"]}"##, ##"HostDescription(json: "{\"tabs\":[\"\\u0041\"#\"]}")"##),
    ("{\t}", ##"HostDescription(json: "{\t}")"##),
  ])
  func `a description is a literal that a reader can compare with the file`(
    json: String,
    expression: String
  ) throws {
    let test = try #require(ScriptTest(named: "session", of: .init(describedBy: json)))
    let host = try HostDescription(json: #"{"tabs":[]}"#).makeHost()
    let source = try test.source(running: HostScript(parsing: ""), on: RecordedHost(host))
    let declarations = """
        let description = try \(expression)
        let app = RecordedHost(description.makeHost())
        let runner = ScriptRunner(app) { _ in }

      """
    expect(source.contains(declarations), "\(source)")
  }

  @Test func `a test begins with its imports, the app and the calls of the launch`() throws {
    let source = try source("")
    expect(
      source.hasPrefix(
        """
        import TabHost
        import TabHostTesting
        import Testing

        @testable import Mail

        @MainActor @Test func session() throws {
          let app = mail()
          let runner = ScriptRunner(app) { _ in }

        """
      )
    )
    expect(
      source.contains(
        "// the app is launched\n  expect([\n    .didSelectTab(\"a\", previous: nil, origin: .program),\n"
      )
    )
  }

  @Test func `texts that are equal as strings are different literals`() throws {
    let (composed, decomposed, angstrom) = ("\u{E9}", "e\u{301}", "\u{212B}")
    let described = try HostDescription(
      json: #"{"tabs":["a","\#(composed)","\#(decomposed)","\#(angstrom)"]}"#
    ).makeHost()
    let script = [composed, decomposed, angstrom].map { "tap \($0)\n" }.joined()
    let source = try #require(ScriptTest(named: "session", of: app))
      .source(running: HostScript(parsing: script), on: RecordedHost(described))
    for literal in [#""\#(composed)""#, #""e\u{301}""#, #""\u{212B}""#] {
      expect(source.contains("#expect(host.user.tap(\(literal)) == .performed)"), "\(source)")
    }
  }

  @Test func `a test has no control characters`() throws {
    let described = try HostDescription(json: #"{"tabs":["a","x\u001b[2J\u0000y"]}"#).makeHost()
    // A script that was not recorded may have them.
    let script = "tap \"x\u{1B}[2J\\u{0}y\"\nset a title \"\u{1B}\""
    let source = try #require(ScriptTest(named: "session", of: app))
      .source(running: HostScript(parsing: script), on: RecordedHost(described))
    expect(
      source.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    )
    expect(source.contains(#"#expect(host.user.tap("x\u{1B}[2J\0y") == .performed)"#), "\(source)")
  }

  @Test func `the commands of a batch are one step`() throws {
    let source = try source("batch\nremove a\nselect c\nend")
    expect(
      source.contains(
        """
          // batch; remove a; select c; end
          try runner.run(HostScript(parsing: "batch\\nremove a\\nselect c\\nend"))

        """
      )
    )
  }

  @Test(arguments: [
    ("session", "func session()"), ("a tap on \"b\"", "func `a tap on \"b\"`()"),
    ("switch", "func `switch`()"),
  ])
  func `a name that is not an identifier is in backticks`(name: String, declaration: String) throws
  {
    try expect(source("", named: name).contains(declaration))
  }

  @Test(arguments: ["", " ", "a`b", "a\\b", "a\nb", "+"])
  func `a name that no function can have is refused`(name: String) {
    expect(ScriptTest(named: name, of: app) == nil)
  }
}
