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

  /// Writes a letter in an editor that has an ending, and returns its text and the path of the file.
  private func write(
    _ text: String?,
    ending: Result<ChildProgram.Ending, ChildProgramError>
  ) throws -> (text: String?, file: String) {
    var file = ""
    var edited: String?
    let device = try HeadlessTerminalDevice()
    let application = TerminalApplication(host: app().host, device: device)
    application.childHandler = { editor throws(ChildProgramError) in
      file = editor.arguments[3]
      if let text { try? text.write(toFile: file, atomically: true, encoding: .utf8) }
      return try ending.get()
    }
    application.edit("Draft") { edited = $0 }
    return (edited, file)
  }

  /// Returns whether there is a file, and removes its folder.
  private func wasKept(_ file: String) -> Bool {
    let files = FileManager.default
    let isKept = files.fileExists(atPath: file)
    try? files.removeItem(at: URL(filePath: file).deletingLastPathComponent())
    return isKept
  }

  @Test func `a failed editor leaves the text, and keeps what it has saved`() throws {
    let (text, file) = try write("saved", ending: .success(.exited(1)))
    expect(text == nil)
    expectEqual(try? String(contentsOfFile: file, encoding: .utf8), "saved")
    expect(wasKept(file))
  }

  @Test func `a failed editor that has changed nothing leaves no file`() throws {
    let (text, file) = try write(nil, ending: .success(.exited(127)))
    expect(text == nil && !wasKept(file))
  }

  @Test func `a run that ends before the editor keeps the file`() throws {
    let error = ChildProgramError(name: "editor", reason: "the application does not run")
    for text in ["saved", nil] {
      let (edited, file) = try write(text, ending: .failure(error))
      expect(edited == nil && wasKept(file))
    }
  }

  @Test func `a file that can't be read as text stays`() throws {
    var file = ""
    let application = TerminalApplication(host: app().host, device: try HeadlessTerminalDevice())
    application.childHandler = { editor in
      file = editor.arguments[3]
      try? Data([0xFF, 0xFE, 0xFF]).write(to: URL(filePath: file))
      return .exited(0)
    }
    application.edit("Draft") { _ in Issue.record("the text was read") }
    expect(wasKept(file))
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

  @Test func `the file that the editor gets is in a folder that only the user can use`() throws {
    var modes: [Int?] = []
    let application = TerminalApplication(host: app().host, device: try HeadlessTerminalDevice())
    var folder = URL(filePath: "/")
    application.childHandler = { editor in
      let file = URL(filePath: editor.arguments[3])
      folder = file.deletingLastPathComponent()
      modes = [folder, file].map {
        (try? FileManager.default.attributesOfItem(atPath: $0.path))?[.posixPermissions] as? Int
      }
      return .exited(0)
    }
    application.edit("Draft") { expectEqual($0, "Draft") }
    expectEqual(modes, [0o700, 0o600])
    expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `what the editor has written can be undone, and so can what was typed before`() {
    let user = ScreenDriver(app().host, columns: 80, rows: 24)
    let mail = user.screen.host as? MailHost
    mail?.edit = { text, completion in completion("\(text) by the pond") }
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
