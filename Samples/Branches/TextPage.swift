import TabHost
import TabHostTerminal

/// A page with the output of git, which is shown as it arrives: a commit, a stash or a difference.
final class TextPage: TextViewController {
  /// The longest text that is shown.
  private static let limit = 2_000_000

  private var arguments: [String]?
  private var program: BackgroundProgram?

  /// Shows the output of a command. The text that is shown for the same command stays until it differs.
  func show(_ arguments: [String]?, of git: Git) {
    let isNew = arguments != self.arguments
    self.arguments = arguments
    program?.cancel()
    program = nil
    if isNew { text = StyledText() }
    guard let arguments else { return }
    var output = isNew ? nil : StyledText()
    var rest: [UInt8] = []
    var count = 0
    let program = git.run(arguments) { [weak self] bytes, source in
      guard let self, source == .standardOutput, self.arguments == arguments else { return }
      count += bytes.count
      if count > Self.limit { self.program?.cancel() }
      // Complete lines, whose first character decides about their style.
      rest += bytes
      let end = rest.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let lines = Self.styled(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeFirst(end)
      if output == nil { append(lines) } else { lines.runs.forEach { output?.append($0) } }
    } completion: { [weak self] _ in
      guard let self, self.arguments == arguments, let output else { return }
      if output != text { text = output }
    }
    if program.isRunning { self.program = program }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    program?.cancel()
  }

  /// Returns lines of a difference with the styles of added and removed ones.
  private static func styled(_ text: String) -> StyledText {
    var styled = StyledText()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      switch line.first {
      case "+": styled.append("\(line)\n", style: CellStyle(foreground: .green))
      case "-": styled.append("\(line)\n", style: CellStyle(foreground: .red))
      case "@": styled.append("\(line)\n", role: .tint)
      case "c" where line.hasPrefix("commit "), "d" where line.hasPrefix("diff "):
        styled.append("\(line)\n", style: CellStyle(bold: true))
      default: styled.append("\(line)\n")
      }
    }
    return styled
  }
}
