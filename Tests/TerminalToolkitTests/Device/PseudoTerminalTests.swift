import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalToolkit

/// Pseudoterminals.
@Suite(.ownThread) struct PseudoTerminalTests {
  @Test func `waiting for output fails if the program ends first`() throws {
    let terminal = try PseudoTerminal("drop")
    #expect {
      try terminal.output(contains: "nothing like it")
    } throws: { error in
      "\(error)".hasPrefix("the program ended before \"nothing like it\"; reports")
    }
    #expect(try terminal.end() == .exit(0))
  }

  @Test func `waiting for a report fails if the program ends first`() throws {
    let terminal = try PseudoTerminal("drop")
    #expect(try terminal.reports(2) == ["open 80x24", "dropped"])
    #expect(throws: PseudoTerminal.Overdue.self) { try terminal.report() }
    #expect(try terminal.end() == .exit(0))
  }

  @Test func `output that a program writes right before its end is found`() throws {
    let terminal = try PseudoTerminal("drop")
    try terminal.output(contains: TerminalFamily.xterm.modes.exit)
    #expect(try terminal.end() == .exit(0))
  }
}
