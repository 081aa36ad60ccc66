import PortingTool
import TabHostTestSupport
import Testing

/// Returns what the tool makes of files, by their names.
func port(_ files: [String: String]) -> Port {
  Port(files.sorted { $0.key < $1.key }.map { Port.File(path: $0.key, text: $0.value) })
}

/// Returns what the tool makes of a text.
func ported(_ text: String) -> String? { port(["File.swift": text]).files.first?.text }

/// Returns the lines that the tool prints about a text.
func findings(_ text: String) -> [String] { port(["File.swift": text]).findings.map(\.description) }

/// Expects that a text is ported to another one, which is not changed by a second run.
func expect(
  _ original: String,
  becomes expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = ported(original)
  expectEqual(text, expected, sourceLocation: sourceLocation)
  expectEqual(text.flatMap(ported), text, "a second run changes it", sourceLocation: sourceLocation)
}
