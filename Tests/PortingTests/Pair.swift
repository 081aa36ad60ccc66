import PortingTool

/// A program for UIKit and what the tool makes of it, in one text.
///
/// A line that begins with a space is in both, one with `-` in the program, and one with `+` in the
/// output. After them, lines with `!` are the findings. A line ` // FILE: Other.swift` begins another
/// file, and ` // MODULE: Shop` a file of another module of the app, which is not ported.
struct Pair {
  private let heads: [String]
  private let files: [Port.File]
  private var modules: [Port.Module] {
    sources(of: "MODULE").map { .init(name: $0.path, files: [$0]) }
  }

  /// The files of the program.
  var sources: [Port.File] { sources(of: "FILE") }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the first file.
  init(text: String, name: String) {
    // The last file has no end of a line at its end.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().filter {
      !["+", "!"].contains($0.prefix(1))
    }
    let program = "// FILE: \(name)\n" + lines.map { $0.dropFirst() }.joined(separator: "\n")
    let matches = program.matches(of: /(?m)^\/\/ (FILE|MODULE): (.+)\n/)
    let ends = matches.dropFirst().map(\.range.lowerBound) + [program.endIndex]
    heads = matches.map { String($0.1) }
    files = zip(matches, ends).map { head, end in
      Port.File(path: String(head.2), text: String(program[head.range.upperBound..<end]))
    }
  }

  private func sources(of kind: String) -> [Port.File] {
    zip(heads, files).filter { $0.0 == kind && !$0.1.text.isEmpty }.map(\.1)
  }

  /// Returns what the tool makes of the files, or of the output of a first run.
  func ported(again port: Port? = nil) -> Port { Port(port?.files ?? sources, modules: modules) }

  /// Returns the text for the output of a run.
  func text(of port: Port) -> String {
    let outputs = Dictionary(uniqueKeysWithValues: port.files.map { ($0.path, $0.text) })
    var lines: [String] = []
    for (index, file) in files.enumerated() {
      if index > 0 { lines.append(" // \(heads[index]): \(file.path)") }
      let old = Self.lines(file.text)
      let new = heads[index] == "FILE" ? outputs[file.path].map(Self.lines) ?? old : old
      for number in 0..<max(old.count, new.count) {
        let (first, second) = (Self.line(number, of: old), Self.line(number, of: new))
        if first == second {
          lines.append(first.map { $0.isEmpty ? "" : " \($0)" } ?? "")
        } else {
          lines += [first.map { "-\($0)" }, second.map { "+\($0)" }].compactMap(\.self)
        }
        lines += port.findings.filter { $0.path == file.path && $0.line == number + 1 }
          .map { "! \($0.symbol): \($0.reason)" }
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if text.isEmpty || text.hasSuffix("\n") { lines.removeLast() }
    return lines
  }

  private static func line(_ number: Int, of lines: [String]) -> String? {
    lines.indices.contains(number) ? lines[number] : nil
  }
}
