import PortingTool

/// Returns what the tool makes of a file, or `nil` if it can't read it as Swift.
func ported(_ text: String) -> String? {
  Port([Port.File(path: "File.swift", text: text)]).files.first?.text
}
