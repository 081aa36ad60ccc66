import Testing

/// Every event, call by call.
@MainActor struct EveryCallTests {
  @Test func `the article has each event once`() throws {
    #expect(try EventScripts().numbers.sorted() == Array(1...84))
  }

  @Test(arguments: try EventScripts().scripts)
  func `a script makes the calls listed below its steps`(script: EventScripts.Script) throws {
    let calls = try NumberedCalls(host: script.host, script: script.commands)
    #expect(NumberedCalls.joined(script.lines) == calls.lines)
  }
}
