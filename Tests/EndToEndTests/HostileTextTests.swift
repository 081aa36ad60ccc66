import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal
@testable import TerminalToolkit

/// End to end: hostile texts.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct HostileTextTests {
  /// The size and the traits with which a host is shown.
  struct View: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int
    let traits: String
    /// The number of groups of texts to show. A full run shows all of them in each view.
    var groups = 2

    var testDescription: String { "\(columns)x\(rows) \(traits)" }
  }

  static let views = [
    View(columns: 80, rows: 24, traits: #""orientation":"landscape""#, groups: .max),
    View(columns: 80, rows: 24, traits: #""orientation":"landscape","direction":"rtl""#),
    View(columns: 70, rows: 40, traits: #""orientation":"portrait""#),
    View(columns: 31, rows: 16, traits: #""horizontal":"compact""#),
  ]

  @Test(arguments: views)
  func `no text changes a cell outside its own`(view: View) async throws {
    let emulators = try Emulators(columns: view.columns, rows: view.rows)
    for texts in Soak.part(view.groups, of: UnsafeTexts.groups) {
      let (bytes, frame) = try await output(of: texts, view)
      expectEqual(OutputRules.violations(in: bytes), [], "\(texts.map { $0.prefix(60) })")
      let shown = Expected(frame)
      try emulators.feed(Array("\u{1B}[?7l".utf8) + bytes + shown.mask)
      let screens = try emulators.screens()
      for (name, rows) in [
        ("pyte", screens.pyte.rows), ("unterm", screens.unterm.rows), ("tmux", screens.tmux.rows),
      ] {
        for (row, (seen, expected)) in zip(rows, shown.rows).enumerated() where seen != expected {
          let cells = frame.shownRow(row, colors: .none).compactMap(\.character)
          Issue.record(
            "\(name), line \(row): \(escaped(seen)) is not \(escaped(expected)); \(escaped(cells))"
          )
        }
      }
      expectEqual(screens.tmux.history, 0)
    }
  }

  @Test(arguments: UnsafeTexts.surrogates)
  func `a text with an unpaired surrogate is rejected`(text: String) {
    #expect(throws: HostDescriptionError.self) {
      try HostDescription(json: #"{"tabs":[{"id":"a","title":"\#(text)"}]}"#)
    }
  }

  /// Returns the output for a host with harmless and then with the given texts, and its last frame.
  @MainActor private func output(
    of texts: [String],
    _ view: View
  ) throws -> (bytes: [UInt8], frame: Frame) {
    let plain = try screen(texts.map { _ in "Calm" }, view)
    let hostile = try screen(texts, view)
    var writer = FrameWriter()
    var bytes = writer.bytes(toShow: plain.frame())
    // The changes are written over the previous contents: first a whole frame, then a few cells.
    for index in [0, min(1, texts.count - 1), texts.count - 1] {
      hostile.host.selectedTab = hostile.host.tabs[index]
      bytes += writer.bytes(toShow: hostile.frame())
    }
    bytes += writer.bytes(toShow: plain.frame())
    let frame = hostile.frame()
    return (bytes + writer.bytes(toShow: frame), frame)
  }

  /// Returns a screen of a host whose tabs have the given texts as titles and badges.
  @MainActor private func screen(_ texts: [String], _ view: View) throws -> HostScreen {
    let tabs = texts.enumerated().map { index, text in
      let badge = text.utf8.count > 100 ? "1" : text
      return #"{"id":"\#(index)","title":"\#(text)","badge":"\#(badge)"}"#
    }
    let json = """
      {"mode":"tabSidebar","traits":{"idiom":"terminal",\(view.traits)},
      "tabs":[\(tabs.joined(separator: ","))]}
      """
    let host = try HostDescription(json: json).makeHost().host
    return HostScreen(host: host, size: CellSize(columns: view.columns, rows: view.rows))
  }

  private func escaped(_ text: some Sequence<Character>) -> String {
    String(text).unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}

/// The rows that emulators must show for a frame, with placeholders for characters that they draw
/// differently.
private struct Expected {
  /// The bytes that overwrite the characters whose width differs between terminals.
  var mask: [UInt8] = []
  var rows: [String] = []

  init(_ frame: Frame) {
    for row in 0..<frame.size.rows {
      var text = ""
      var column = 0
      for cell in frame.shownRow(row, colors: .ansi16) {
        guard let character = cell.character else { continue }
        if [.consistent, .ambiguous].contains(WidthAgreement(on: cell.content)) {
          text.append(character)
        } else {
          let filler = String(repeating: "#", count: cell.columns)
          text += filler
          mask += Array("\u{1B}[m\u{1B}[\(row + 1);\(column + 1)H\(filler)".utf8)
        }
        column += cell.columns
      }
      while text.last == " " { text.removeLast() }
      rows.append(text)
    }
  }
}
