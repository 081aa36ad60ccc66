import PortingTool

/// The files of a program for UIKit, in one text.
///
/// A line `// FILE: Other.swift` begins another file, and `// MODULE: Shop` a file of another module
/// of the app, which is not ported.
struct PairInput {
  private var files: [Port.File] = []
  private var modules: [Port.Module] = []

  /// Reads the files of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the first file.
  init(text: String, name: String) {
    let text = "// FILE: \(name)\n\(text)"
    let heads = text.matches(of: /(?m)^\/\/ (FILE|MODULE): (.+)\n/)
    let ends = heads.dropFirst().map(\.range.lowerBound) + [text.endIndex]
    for (head, end) in zip(heads, ends) where head.range.upperBound < end {
      let file = Port.File(path: String(head.2), text: String(text[head.range.upperBound..<end]))
      if head.1 == "FILE" {
        files.append(file)
      } else {
        modules.append(Port.Module(name: file.path, files: [file]))
      }
    }
  }

  /// Returns what the tool makes of the files.
  func ported() -> Port { Port(files, modules: modules) }

  /// Returns what the tool makes of the output of a first run.
  func ported(again port: Port) -> Port { Port(port.files, modules: modules) }

  /// Returns the output of a run in the form of the input.
  func text(of port: Port) -> String {
    port.files.map { file in
      file.path == files[0].path ? file.text : "// FILE: \(file.path)\n\(file.text)"
    }
    .joined()
  }

  /// Returns the files whose outputs have another number of lines.
  func filesWithOtherLines(in port: Port) -> [String] {
    let counts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, lineCount($0.text)) })
    return port.files.filter { lineCount($0.text) != counts[$0.path] }.map(\.path)
  }
}
