import PortingTool

/// Returns what the tool makes of a file, or `nil` if it can't read it as Swift.
func ported(_ text: String) -> String? {
  Port([Port.File(path: "File.swift", text: text)]).files.first?.text
}

/// Returns the number of lines, without those that the tool adds at the end of a file.
func lineCount(_ text: String) -> Int {
  let added = /#if canImport\(FoundationNetworking\)\nimport FoundationNetworking\n#endif\n$/
  let text = text.replacing(added, with: "")
  return text.count { $0.isNewline } + (text.last?.isNewline == true ? 0 : 1)
}
