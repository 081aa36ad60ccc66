import TabHost

/// The difference between the expected and the actual calls of a test, as text with one call per
/// line.
///
/// ```swift
/// let difference = CallDifference(
///   expected: [.shouldSelect("sent"), .didSelect("sent", previous: "inbox")],
///   actual: log.calls
/// )
/// #expect(difference.isEmpty, "\(difference)")
/// ```
///
/// The description marks calls that are missing with `-`, and calls that were not expected with `+`:
///
/// ```text
///   shouldSelectTab(sent) -> true
/// - didSelectTab(sent, previous: inbox) user
/// + didSelectTab(sent, previous: nil) user
/// ```
public struct CallDifference: Hashable, Sendable, CustomStringConvertible {
  /// Whether the calls are equal, including their order.
  public let isEmpty: Bool

  /// The calls, one per line, with marks and a few unchanged calls around each difference.
  ///
  /// Control characters are escaped. If the calls are equal, the description is `no difference`.
  public let description: String

  /// Compares two sequences of calls.
  ///
  /// - Parameters:
  ///   - expected: The expected calls, for example in the short forms of ``DelegateCall``.
  ///   - actual: The recorded calls, such as ``CallLog/calls``, ``CallLog/content`` or
  ///     ``CallLog/entries``.
  /// - Complexity: O(*n* + *d*²), where *n* is the number of calls and *d* the number of calls that
  ///   differ. More than 4000 calls between the first and the last difference are not aligned.
  public init<Call: Equatable & CustomStringConvertible>(expected: [Call], actual: [Call]) {
    let lines = LineDifference(
      expected: expected.map { ComparedCall($0) },
      actual: actual.map { ComparedCall($0) }
    ) { $0.text.text.escapingControlCharacters }
    isEmpty = lines.isEmpty
    description = isEmpty ? "no difference" : lines.description
  }
}

/// A call whose identifiers are compared byte by byte, as those of tabs are.
private struct ComparedCall<Call: Equatable & CustomStringConvertible>: Equatable {
  let call: Call
  let text: Identifier

  init(_ call: Call) {
    self.call = call
    text = Identifier(call.description)
  }
}
