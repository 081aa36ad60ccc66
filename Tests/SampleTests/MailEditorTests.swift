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

  /// Returns whether there is a file, and removes its folder.
  private func wasKept(_ file: String) -> Bool {
    let files = FileManager.default
    let isKept = files.fileExists(atPath: file)
    try? files.removeItem(at: URL(filePath: file).deletingLastPathComponent())
    return isKept
  }

  @Test func `text that is not UTF-8 is an error in words, and both texts stay`() async throws {
    let host = app(appears: false).host
    let device = try HeadlessTerminalDevice()
    let application = TerminalApplication(host: host, device: device)
    MailHost.configure(application)
    let latin1 = Data([0x47, 0x72, 0xFC, 0xDF, 0x65])
    var file = ""
    application.childHandler = { editor in
      file = editor.arguments[3]
      try? latin1.write(to: URL(filePath: file))
      return .exited(0)
    }
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    device.feed("c\u{1B}[B\u{1B}[B\r")
    device.feed("At five\u{F}")
    while file.isEmpty { await Task.yield() }
    let screen = application.screen.frame().plainText
    expect(screen.contains("At five"))
    expect(screen.contains("The text is not UTF-8; see \(file)"))
    application.quit()
    await expectEqual(ending, .quit)
    try expectEqual(Data(contentsOf: URL(filePath: file)), latin1)
    expect(wasKept(file))
  }

  @Test func `what the editor has written can be undone, and so can what was typed before`()
    throws
  {
    let device = try HeadlessTerminalDevice()
    let application = TerminalApplication(host: app().host, device: device)
    application.childHandler = { editor in
      let file = FileHandle(forWritingAtPath: editor.arguments[3])
      _ = try? file?.seekToEnd()
      file?.write(Data(" by the pond".utf8))
      return .exited(0)
    }
    let user = ScreenDriver(application.screen)
    user.type("c")
    user.press(.down, .down, .enter)
    user.type("At five")
    user.press(.character("o"), modifiers: .control)
    expect(user.frame.plainText.contains("At five by the pond"))
    user.press(.character("z"), modifiers: .control)
    expect(!user.frame.plainText.contains("by the pond"))
    expect(user.frame.plainText.contains("At five"))
    user.press(.character("z"), modifiers: .control)
    user.press(.character("z"), modifiers: .control)
    expect(!user.frame.plainText.contains("At"))
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
    try await runner.run(HostScript(parsing: script))
    expect(runner.log.entries.contains(.handler("run editor")))
  }
}
