import Foundation
import TabHostTestSupport
import TerminalTestSupport
import Testing

/// A built program running in a terminal, whose output emulators display.
final class EmulatedProgram: ControlledProgram {
  let terminal: PseudoTerminal
  let emulators: Emulators
  private(set) var columns: Int
  private(set) var rows: Int
  let isASCII: Bool
  /// The number of output bytes sent to the emulators, up to the end of a sequence.
  private var fedCount = 0
  /// The number of output bytes that were checked.
  private var checkedCount = 0
  /// All characters that were on screen.
  private var characters: Set<Character> = []

  /// The text on the screen before the program was launched.
  static let before = "before"

  init(
    _ program: String = BuiltProducts.path("MediaLibrary"),
    _ arguments: [String] = ["--no-persist"],
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:],
    input: String? = nil
  ) throws {
    (self.columns, self.rows) = (columns, rows)
    isASCII = environment["LANG"] == "C"
    emulators = try Emulators(columns: columns, rows: rows)
    try emulators.feed(Array("\(Self.before)\r\n".utf8))
    terminal = try PseudoTerminal(
      program: program,
      arguments: arguments,
      columns: UInt16(columns),
      rows: UInt16(rows),
      environment: environment,
      input: input
    )
  }

  // MARK: - Looking

  func screens() throws -> Screen {
    try feedEmulators()
    return try emulators.screens(at: "pyte")
  }

  @discardableResult
  func wait(_ purpose: String, until differences: (Screen) -> [String]) throws -> Screen {
    var last: (screen: Screen, differences: [String])?
    var seen = -1
    do {
      try terminal.wait(purpose) {
        guard terminal.output.count != seen else { return false }
        seen = terminal.output.count
        guard isBetweenFrames else { return false }
        let screen = try screens()
        last = (screen, differences(screen))
        return last?.differences.isEmpty == true
      }
    } catch {
      let shown = "\(last?.differences ?? []) in\n\(last?.screen.text ?? "")"
      throw PseudoTerminal.Overdue(description: "\(purpose): \(shown)\n\(error)")
    }
    guard let last else { throw PseudoTerminal.Overdue(description: "\(purpose): no screen") }
    return last.screen
  }

  /// Whether the last frame is complete, if the program marks that.
  private var isBetweenFrames: Bool {
    let output = Data(terminal.output)
    let mark = output.range(of: Data("\u{1B}[?2026".utf8), options: .backwards)
    guard let end = mark?.upperBound else { return true }
    return end < output.endIndex && output[end] == UInt8(ascii: "l")
  }

  /// Checks that the emulators show the same screen, and that only allowed output was written.
  @discardableResult
  func agree(
    _ purpose: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Emulators.Screens {
    try feedEmulators()
    let screens = try emulators.screens()
    characters.formUnion(screens.pyte.text)
    expectSame(screens, purpose, sourceLocation: sourceLocation)
    let violations = OutputRules.violations(
      in: Array(terminal.output[checkedCount..<fedCount]),
      isASCII: isASCII
    )
    checkedCount = fedCount
    expectEqual(violations, [], "\(purpose)", sourceLocation: sourceLocation)
    return screens
  }

  /// Checks that every emulator uses the same width for each character that was on screen. Only
  /// then do equal texts imply equal cells.
  func agreeOnWidths(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let nonASCII = characters.filter { !$0.isASCII && $0 != "\n" }.sorted()
    let (columns, rows) = (8, 20)
    try emulators.resize(columns: columns, rows: rows)
    for start in stride(from: 0, to: nonASCII.count, by: rows) {
      let page = nonASCII[start..<min(start + rows, nonASCII.count)]
      let lines = page.enumerated().map { "\u{1B}[\($0 + 1)H\($1)ab\u{1B}[\($0 + 1);3H|" }
      try emulators.feed(Array("\u{1B}[m\u{1B}[2J\u{1B}[H\(lines.joined())".utf8))
      let screens = try emulators.screens()
      let shown = [screens.pyte.rows, screens.unterm.rows, screens.tmux.rows]
      let expected = page.map { "\($0)a|" }
      for rows in shown {
        expectEqual(Array(rows.prefix(page.count)), expected, sourceLocation: sourceLocation)
      }
    }
  }

  /// Sends the output to the emulators, up to the end of a character or sequence.
  private func feedEmulators() throws {
    var end = terminal.output.count
    while end > fedCount, let last = Self.lastStart(in: terminal.output[fedCount..<end]),
      !Self.isWhole(terminal.output[last..<end])
    {
      end = last
    }
    guard end > fedCount else { return }
    try emulators.feed(terminal.output[fedCount..<end])
    fedCount = end
  }

  /// Returns the index at which the last character or sequence begins.
  private static func lastStart(in bytes: ArraySlice<UInt8>) -> Int? {
    let tail = bytes.suffix(24)
    return tail.lastIndex(of: 0x1B) ?? tail.lastIndex { $0 & 0xC0 != 0x80 }
  }

  private static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == 0x1B else { return String(validating: bytes, as: UTF8.self) != nil }
    let text = bytes.dropFirst()
    guard text.first == UInt8(ascii: "[") else { return !text.isEmpty }
    return text.dropFirst().contains { (0x40...0x7E).contains($0) }
      && String(validating: bytes, as: UTF8.self) != nil
  }
}

/// Checks that the emulators show the same screen.
func expectSame(
  _ screens: Emulators.Screens,
  _ purpose: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (name, other) in [("unterm", screens.unterm), ("tmux", screens.tmux)] {
    expectEqual(
      other.rows,
      screens.pyte.rows,
      "\(name), \(purpose)",
      sourceLocation: sourceLocation
    )
    expectEqual(
      other.styles,
      screens.pyte.styles,
      "\(name), \(purpose)",
      sourceLocation: sourceLocation
    )
    expectEqual(other.history, 0, "\(name), \(purpose)", sourceLocation: sourceLocation)
  }
  // The output of unterm contains no colors.
  expectEqual(
    screens.tmux.colors,
    screens.pyte.colors,
    "\(purpose)",
    sourceLocation: sourceLocation
  )
}

// MARK: - Acting

extension EmulatedProgram {
  func type(_ text: String) throws {
    try terminal.type(text)
  }

  func check(_ purpose: String) throws {
    try agree(purpose)
  }

  /// Resizes the terminal.
  func resize(columns: Int, rows: Int) throws {
    (self.columns, self.rows) = (columns, rows)
    try feedEmulators()
    try emulators.resize(columns: columns, rows: rows)
    try terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
  }

  /// Resizes the terminal, and waits for a frame of that size that has no differences.
  func resizeAndWait(
    columns: Int,
    rows: Int,
    until differences: (Screen) -> [String] = { _ in [] }
  ) throws {
    let before = terminal.output.count
    try resize(columns: columns, rows: rows)
    try wait("\(columns)x\(rows)") { screen in
      // A frame of a new size begins by clearing the screen, and is complete at the next end mark.
      let new = terminal.output[before...]
      guard let start = new.firstRange(of: Array("\u{1B}[2J".utf8)),
        new[start.upperBound...].firstRange(of: Array("\u{1B}[?2026l".utf8)) != nil
      else { return ["no new frame"] }
      return differences(screen)
    }
  }
}
