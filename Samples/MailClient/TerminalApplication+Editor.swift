import Foundation
import TabHostTerminal

extension TerminalApplication {
  /// Lets the user edit a text in the editor that the variable `EDITOR` names.
  func edit(_ text: String, completion: @escaping (String) -> Void) {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      return show(message: "\(error)")
    }
    run(.editor(file.path)) { result in
      defer { try? FileManager.default.removeItem(at: file) }
      do {
        let ending = try result.get()
        guard ending.isSuccess else { return self.show(message: "The editor has failed") }
        completion(try String(contentsOf: file, encoding: .utf8))
      } catch {
        self.show(message: "\(error)")
      }
    }
  }
}
