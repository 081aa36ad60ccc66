import Foundation
import TabHostTerminal

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

  /// Whether no program has changed the file, or has added another one.
  var isUnchanged: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.count == 1 && (try? Data(contentsOf: url)) == Data(text.utf8)
  }

  /// An editor has saved the text in another encoding, such as Latin-1.
  struct NotUTF8: Error, CustomStringConvertible { let description = "The text is not UTF-8" }

  func read() throws -> String {
    guard let text = String(data: try Data(contentsOf: url), encoding: .utf8) else {
      throw NotUTF8()
    }
    return text
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

extension TerminalApplication {
  /// Lets the user edit a text in the editor that the variable `EDITOR` names.
  ///
  /// The file stays if it can't be read as UTF-8, or if the editor fails after it has saved something.
  func edit(_ text: String, completion: @escaping (String) -> Void) {
    let file: PrivateFile
    do { file = try PrivateFile(text) } catch { return show(message: "\(error)") }
    run(.editor(file.url.path)) { result in
      do {
        if try result.get().isSuccess {
          completion(try file.read())
          file.remove()
        } else if file.isUnchanged {
          file.remove()
          self.show(message: "The editor has failed")
        } else {
          self.show(message: "The editor has failed; see \(file.url.path)")
        }
      } catch {
        // If the run has ended, the editor can still save, and only standard error can be read.
        let message = "\(error); see \(file.url.path)"
        self.show(message: message)
        FileHandle.standardError.write(Data("\(message)\n".utf8))
      }
    }
  }
}
