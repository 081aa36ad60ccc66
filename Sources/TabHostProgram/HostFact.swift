import TabHost
import TabHostSpelling
import TabHostTesting

/// Something that can happen to a host, as the option `--never` names it.
struct HostFact: Equatable, Sendable {
  private enum Kind: String, CaseIterable {
    case selected, content, hidden, refused, diagnostic
  }

  /// The fact as it is written, such as `selected=cart`.
  let text: String
  private let kind: Kind
  private let value: String

  /// Parses a fact.
  init(_ text: String) throws(ProgramError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, let kind = Kind(rawValue: String(parts[0])) else {
      throw ProgramError(
        usage: "--never takes selected=ID, content=ID, hidden=ID, refused=REASON or "
          + "diagnostic=NAME, not '\(Spelling.shortened(text))'"
      )
    }
    self.text = text
    self.kind = kind
    value = String(parts[1])
    switch kind {
    case .selected, .content, .hidden: break
    case .refused:
      try check("reason", among: UserInteraction.Refusal.allCases.map(\.rawValue))
    case .diagnostic:
      try check("diagnostic", among: TabHostController.Diagnostic.Rule.allCases.map(\.rawValue))
    }
  }

  private func check(_ what: String, among names: [String]) throws(ProgramError) {
    guard !names.contains(value) else { return }
    let suggestion = Spelling.suggestion(for: value, among: names)
    throw ProgramError(usage: "unknown \(what) \(Spelling.quoted(value))\(suggestion)")
  }

  /// The identifier of the tab that the fact concerns, if it concerns one.
  var tab: String? {
    switch kind {
    case .selected, .content, .hidden: value
    case .refused, .diagnostic: nil
    }
  }

  /// Whether the fact is about a refused action.
  var isRefusal: Bool { kind == .refused }

  /// Returns whether a step has led to the fact.
  @MainActor func holds<Host>(after step: HostExplorer<Host>.Step) -> Bool {
    switch kind {
    case .selected: step.host.selectedTab?.identifier == value
    case .content: step.host.contentTab?.identifier == value
    case .hidden: step.host.tab(forIdentifier: value)?.isHidden == true
    case .refused:
      if case .refused(let refusal) = step.outcome { refusal.rawValue == value } else { false }
    case .diagnostic:
      step.calls.contains {
        if case .diagnostic(let diagnostic) = $0 { diagnostic.name == value } else { false }
      }
    }
  }
}
