import Foundation
import TabHost
import TabHostProgram
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import MailClient

/// The sample MailClient with the editor of the user.
@MainActor struct MailEditorTests {
  private func app(appears: Bool = true) -> RecordedHost<MailHost> {
    RecordedHost(
      traits: .terminal(columns: 80, rows: 24),
      store: InMemoryTabCustomizationStore(),
      appears: appears
    ) {
      MailHost()
    }
  }

  private static let script = "press c\ncontent key down down enter\npress ctrl+o\nprint frame\n"

  /// Runs a script whose editor has an answer, and returns the transcript.
  private func transcript(
    answer: @escaping (ChildProgram) throws(ChildProgramError) -> ChildProgram.Ending
  ) throws -> String {
    var lines: [String] = []
    let runner = ScriptRunner(app()) { lines.append($0) }
    runner.attachTerminal {
      MailHost.configure($0)
      $0.childHandler = answer
    }
    try runner.run(HostScript(parsing: Self.script))
    return lines.joined(separator: "\n")
  }

  @Test func `the editor gets the text of a letter, and its text is that of the letter`() throws {
    let transcript = try transcript { editor in
      expectEqual(editor.name, "editor")
      let file = editor.arguments[3]
      expectEqual((try? String(contentsOfFile: file, encoding: .utf8))?.isEmpty, true)
      try? "By the pond".write(toFile: file, atomically: true, encoding: .utf8)
      return .exited(0)
    }
    expect(transcript.contains("> press ctrl+o\n  handler Editor\n  handler run editor\n"))
    expect(transcript.contains("By the pond"))
  }

  @Test func `a failed editor leaves the text`() throws {
    let transcript = try transcript { editor in
      try? "lost".write(toFile: editor.arguments[3], atomically: true, encoding: .utf8)
      return .exited(1)
    }
    expect(!transcript.contains("lost"))
  }

  @Test func `a script without an answer goes on as if the editor had changed nothing`() throws {
    let run = try Program(name: "MailClient").transcript(Self.script)
    expect(run.contains("  handler run editor"))
  }

  @Test func `a recorded session with an editor replays`() async throws {
    let original = app(appears: false)
    var script = ""
    let recorder = SessionRecorder(of: original.host, includesExpectations: true) { script += $0 }
    let device = try HeadlessTerminalDevice()
    let application = TerminalApplication(host: original.host, device: device)
    MailHost.configure(application)
    async let ending = application.run()
    while !original.host.isDisplayed { await Task.yield() }
    device.feed("c\u{1B}[B\u{1B}[B\r\u{F}")
    while device.programs.isEmpty { await Task.yield() }
    let file = device.programs[0].arguments[3]
    try "By the pond".write(toFile: file, atomically: true, encoding: .utf8)
    _ = device.takeWritten()
    device.endProgram(.success(.exited(0)))
    while FileManager.default.fileExists(atPath: file) { await Task.yield() }
    application.quit()
    await expectEqual(ending, .quit)
    recorder.finish()
    expect(script.contains("press ctrl+o"), "\(script)")

    let runner = ScriptRunner(app()) { _ in }
    runner.attachTerminal(configure: MailHost.configure)
    try runner.run(HostScript(parsing: script))
    expect(runner.log.entries.contains(.handler("run editor")))
  }
}
