import Foundation
import TerminalToolkit

extension TerminalApplication {
  /// What the user has done with a text in an editor; see ``TerminalApplication/edit(_:completion:)``.
  public enum EditorResult: Hashable, Sendable {
    /// The user has saved another text.
    case changed(String)
    /// The text is the same.
    case unchanged
    /// The text could not be edited or read, for a reason in a sentence to show to the user. It names
    /// the file if that was kept, because the editor has saved something in it.
    case failed(String)
  }

  /// Lets the user edit a text in the editor that the environment variable `VISUAL` or `EDITOR` names.
  ///
  /// ```swift
  /// terminalApplication?.edit(note.text) { [weak self] result in
  ///   switch result {
  ///   case .changed(let text): self?.note.text = text
  ///   case .unchanged: break
  ///   case .failed(let reason): self?.terminalApplication?.show(message: reason)
  ///   }
  /// }
  /// ```
  ///
  /// The text is in a file that only the user can read, in a folder of its own among the temporary
  /// files. Nothing that the user has saved is lost: the file is removed after the completion handler
  /// has received its text, and stays if the text is not UTF-8, if the editor fails after it has saved
  /// something, or if the run ends before the editor. In the last case, the reason is also written to
  /// standard error.
  ///
  /// The editor has the terminal until it ends; see ``run(_:completion:)``. In a script, and if there is
  /// a ``childHandler``, no editor is started, and the completion handler is called before this method
  /// returns, without a ``childHandler`` that changes the file with ``EditorResult/unchanged``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - completion: A closure that is called once, with the result.
  public func edit(_ text: String, completion: @escaping (EditorResult) -> Void) {
    guard isRunning || childHandler != nil else {
      return completion(.failed("\(Self.endOfRun("editor"))"))
    }
    let file: PrivateFile
    do { file = try PrivateFile(text) } catch { return completion(.failed("\(error)")) }
    run(.editor(file.url.path)) { [self] result in
      let edited = file.text(after: result, mayBeInUse: !isRunning)
      guard case .failed(let reason) = edited else {
        completion(edited)
        return file.remove()
      }
      // After the run, nothing else can show it.
      if !isRunning, childHandler == nil { TerminalSystem.writeError(SafeText(reason).string) }
      completion(edited)
    }
  }
}

/// A file with a text, which only the user can read, in a folder of its own.
struct PrivateFile {
  let url: URL
  private let text: String
  private var folder: URL { url.deletingLastPathComponent() }

  init(_ text: String) throws {
    let files = FileManager.default
    let name = "text-\(UUID().uuidString.prefix(8))"
    url = files.temporaryDirectory.appending(path: "\(name)/text.txt")
    self.text = text
    try files.createDirectory(
      at: folder,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    do {
      try Data(text.utf8).write(to: url)
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    } catch {
      remove()
      throw error
    }
  }

  /// Returns what an editor has made of the text. Removes the file after a failure that has changed
  /// nothing.
  ///
  /// - Parameters:
  ///   - result: The ending of the editor.
  ///   - mayBeInUse: Whether the editor may still save the text after an error.
  func text(
    after result: Result<ChildProgram.Ending, ChildProgramError>,
    mayBeInUse: Bool
  ) -> TerminalApplication.EditorResult {
    var reason = "The editor has failed"
    var isKept = false
    switch result {
    case .success(let ending) where ending.isSuccess:
      do {
        let data = try Data(contentsOf: url)
        if let edited = String(data: data, encoding: .utf8) {
          return edited == text ? .unchanged : .changed(edited)
        }
        // An editor has saved another encoding, such as Latin-1.
        reason = "The text is not UTF-8"
      } catch {
        reason = "\(error)"
      }
    case .success: break
    case .failure(let error):
      reason = "\(error)"
      isKept = mayBeInUse
    }
    guard isKept || !isUnchanged else {
      remove()
      return .failed(reason)
    }
    return .failed("\(reason); see \(url.path)")
  }

  /// Whether no program has changed the file, or has added another one.
  private var isUnchanged: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.count == 1 && (try? Data(contentsOf: url)) == Data(text.utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
