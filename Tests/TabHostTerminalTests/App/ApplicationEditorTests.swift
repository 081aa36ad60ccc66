import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// A text that the user edits in another program.
@MainActor struct ApplicationEditorTests {
  private let device: HeadlessTerminalDevice
  private let application: TerminalApplication

  init() throws {
    device = try HeadlessTerminalDevice()
    application = TerminalApplication(
      host: .titled("a"),
      device: device,
      clock: ManualClock().clock
    )
  }

  /// Edits the text "Draft" in an editor that has an ending, and returns the result and the file.
  private func edit(
    saving data: Data?,
    ending: Result<ChildProgram.Ending, ChildProgramError> = .success(.exited(0))
  ) -> (result: TerminalApplication.EditorResult?, file: String) {
    var file = ""
    application.childHandler = { editor throws(ChildProgramError) in
      expectEqual(editor.name, "editor")
      file = editor.arguments.last ?? ""
      expectEqual(try? String(contentsOfFile: file, encoding: .utf8), "Draft")
      try? data?.write(to: URL(filePath: file))
      return try ending.get()
    }
    var result: TerminalApplication.EditorResult?
    application.edit("Draft") {
      expect(result == nil)
      result = $0
    }
    return (result, file)
  }

  /// Returns whether the folder of a file exists, and removes it.
  private func wasKept(_ file: String) -> Bool {
    let folder = URL(filePath: file).deletingLastPathComponent()
    let isKept = FileManager.default.fileExists(atPath: folder.path)
    try? FileManager.default.removeItem(at: folder)
    return isKept
  }

  @Test func `the result is the text that the editor has saved, and the file is removed`() {
    let (result, file) = edit(saving: Data("Täxt\n".utf8))
    expectEqual(result, .changed("Täxt\n"))
    expect(!wasKept(file))
  }

  @Test func `a text that the editor has not changed is unchanged`() {
    for data in [nil, Data("Draft".utf8)] {
      let (result, file) = edit(saving: data)
      expectEqual(result, .unchanged)
      expect(!wasKept(file))
    }
  }

  @Test func `a failed editor that has changed nothing leaves no file`() {
    let (result, file) = edit(saving: nil, ending: .success(.exited(127)))
    expectEqual(result, .failed("The editor has failed"))
    expect(!wasKept(file))
  }

  @Test func `what a failed editor has saved stays in the file that the reason names`() {
    let (result, file) = edit(saving: Data("saved".utf8), ending: .success(.exited(1)))
    expectEqual(result, .failed("The editor has failed; see \(file)"))
    expectEqual(try? String(contentsOfFile: file, encoding: .utf8), "saved")
    expect(wasKept(file))
  }

  @Test func `a text that is not UTF-8 stays in the file that the reason names`() {
    let (result, file) = edit(saving: Data([0xFF, 0xFE, 0xFF]))
    expectEqual(result, .failed("The text is not UTF-8; see \(file)"))
    expect(wasKept(file))
  }

  @Test func `an editor that can't be started leaves no file`() {
    application.begin()
    let error = ChildProgramError(name: "editor", reason: "there is no such program in PATH")
    let (result, file) = edit(saving: nil, ending: .failure(error))
    expectEqual(result, .failed("\(error)"))
    expect(!wasKept(file))
  }

  @Test func `a run that ends before the editor keeps the file`() {
    let error = ChildProgramError(name: "editor", reason: "the application does not run")
    for data in [nil, Data("saved".utf8)] {
      let (result, file) = edit(saving: data, ending: .failure(error))
      expectEqual(result, .failed("\(error); see \(file)"))
      expect(wasKept(file))
    }
  }

  @Test func `an application that does not run starts no editor`() {
    var results: [TerminalApplication.EditorResult] = []
    application.edit("Draft") { results.append($0) }
    expectEqual(results, [.failed("can't run editor: the application does not run")])
    expect(device.programs.isEmpty)
  }

  @Test func `only the user can use the file and its folder`() {
    var modes: [Int?] = []
    application.childHandler = { editor in
      let file = URL(filePath: editor.arguments.last ?? "")
      modes = [file.deletingLastPathComponent(), file].map {
        (try? FileManager.default.attributesOfItem(atPath: $0.path))?[.posixPermissions] as? Int
      }
      return .exited(0)
    }
    application.edit("Draft") { expectEqual($0, .unchanged) }
    expectEqual(modes, [0o700, 0o600])
  }
}
