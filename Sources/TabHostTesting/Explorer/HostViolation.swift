/// A sequence of steps that violates a rule, shortened to a local minimum: without any one of the
/// steps, the rule is not violated in this way.
public struct HostViolation: Hashable, Sendable, CustomStringConvertible {
  /// The name of the rule: that of a rule of the app, or the text of a ``HostInvariant``.
  public let name: String
  /// What is wrong after the last step.
  public let reason: String
  /// The steps, as commands of a ``HostScript``. Empty if the launch violates the rule.
  public let steps: [String]
  /// What the actors and the callbacks did in each step, as far as they have noted it; see
  /// ``ExplorerRandom/note(_:)``.
  public let notes: [[String]]
  /// The smallest description of the host found that has the violation, in JSON; `nil` for a host
  /// that was not described.
  public let hostDescription: String?
  /// The host before the last step, or `nil` if the launch violates the rule.
  public let before: Snapshot?
  /// The host after the last step.
  public let after: Snapshot

  /// The steps as the text of a ``HostScript``, with one command per line.
  public var script: String { steps.map { "\($0)\n" }.joined() }

  /// The script with the notes as comments, the rule, the reason, the description of the host, and the host before and after
  /// the last step.
  public var description: String {
    var text = zip(steps, notes).map { step, notes in
      "\(step)\n" + notes.map { "#   \($0.escapingControlCharacters)\n" }.joined()
    }.joined()
    text += "violated: \(name)\n\(reason)"
    if let hostDescription { text += "\nhost: \(hostDescription)" }
    if let before { text += "\nbefore:\n\(before.text)" }
    return text + "\nafter:\n\(after.text)"
  }
}
