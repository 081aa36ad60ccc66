import Foundation
import TabHost

/// Receives what a ``ScriptRunner`` does, in order.
@MainActor protocol TranscriptOutput {
  /// A step begins. Step 0 has no command.
  func step(_ number: Int, _ command: String)
  func entry(_ entry: RecordedCall)
  func refusal(_ reason: String)
  func state(_ state: HostState)
  func printed(_ kind: String, _ text: String)
  func customization(_ customization: TabCustomization)
}

/// Writes commands, log entries and printouts as the lines of a transcript.
@MainActor struct TranscriptWriter: TranscriptOutput {
  /// One line of a transcript in JSON.
  private struct Line: Encodable {
    var step: Int?
    var command: String?
    var refused: String?
    var print: String?
    var text: String?
    var customization: TabCustomization?
    var state: HostState?
  }

  let format: TranscriptFormat
  let write: (String) -> Void

  private let encoder = JSONEncoder()

  init(format: TranscriptFormat, write: @escaping (String) -> Void) {
    self.format = format
    self.write = write
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func step(_ number: Int, _ command: String) {
    switch format {
    case .json: writeJSON(Line(step: number, command: command))
    // Step 0 has no command, so its entries have no header.
    case .text where number == 0: break
    case .text: write("> \(command)".escapingControlCharacters)
    }
  }

  func entry(_ entry: RecordedCall) {
    switch format {
    case .json: writeJSON(entry)
    case .text: writeIndented(entry.description)
    }
  }

  func refusal(_ reason: String) {
    switch format {
    case .json: writeJSON(Line(refused: reason))
    case .text: writeIndented("refused: \(reason)")
    }
  }

  func state(_ state: HostState) {
    switch format {
    case .json: writeJSON(Line(state: state))
    case .text: writeLines(of: state.description)
    }
  }

  func printed(_ kind: String, _ text: String) {
    switch format {
    case .json: writeJSON(Line(print: kind, text: text))
    case .text: writeLines(of: text)
    }
  }

  func customization(_ customization: TabCustomization) {
    switch format {
    case .json: writeJSON(Line(print: "customization", customization: customization))
    case .text: writeIndented(customization.compactText)
    }
  }

  private func writeLines(of text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      writeIndented(String(line))
    }
  }

  private func writeIndented(_ text: String) {
    write("  \(text.escapingControlCharacters)")
  }

  private func writeJSON(_ value: some Encodable) {
    // Encoding can't fail: the values consist of strings, numbers and Booleans.
    guard let data = try? encoder.encode(value) else { return }
    write(String(decoding: data, as: UTF8.self).escapingControlCharactersInJSON)
  }
}
