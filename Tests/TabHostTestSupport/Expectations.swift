import Foundation
import TabHostTesting
public import Testing

/// Records an issue if a condition is false.
///
/// The tests of this package use these functions in place of the macro `#expect`, because a macro takes
/// several times as long to compile: `#expect` took a sixth of a clean build.
/// The message of a failure is the expression in the source file.
///
/// - Parameters:
///   - condition: The condition.
///   - comment: What the condition means, for the message.
public func expect(
  _ condition: Bool,
  _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !condition else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(condition, comment(), sourceLocation: place)
}

/// Records an issue at the given location if a condition is false.
public func expect(
  _ condition: Bool,
  _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) {
  guard !condition else { return }
  record("false: \(sourceText(at: sourceLocation))", comment(), at: sourceLocation)
}

/// Records an issue with both values if they are not equal, or with the lines that differ if a value has
/// several lines or elements.
///
/// - Parameters:
///   - actual: The value to test.
///   - expected: The value that it must have.
///   - comment: What the values mean, for the message.
public func expectEqual<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard actual != expected else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  expectEqual(actual, expected, comment(), sourceLocation: place)
}

/// Records an issue at the given location if two values are not equal.
public func expectEqual<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) {
  guard actual != expected else { return }
  let (old, new) = (lines(of: expected), lines(of: actual))
  let message =
    old.count < 2 && new.count < 2
    ? "\(old.first ?? "nothing") expected, not \(new.first ?? "nothing")"
    : "not as expected:\n\(CallDifference(expected: old, actual: new))"
  record(message, comment(), at: sourceLocation)
}

/// The elements of a collection, or the lines of another value. A range can have too many elements.
private func lines(of value: Any) -> [String] {
  if let text = value as? String {
    return text.contains("\n") ? split(text) : [text.debugDescription]
  }
  if let values = value as? any Collection, !(value is any RangeExpression) {
    return values.map { String(reflecting: $0) }
  }
  return split(String(reflecting: value))
}

private func split(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// The call in the source file, from its first line to the one that closes its parentheses.
private func sourceText(at place: SourceLocation) -> String {
  let text = (try? String(contentsOfFile: place.filePath, encoding: .utf8)) ?? ""
  var call: [String] = []
  for line in split(text).dropFirst(place.line - 1) {
    call.append(line.trimmingCharacters(in: .whitespaces))
    let text = call.joined(separator: " ")
    if text.count(where: { $0 == "(" }) <= text.count(where: { $0 == ")" }) { return text }
  }
  return ""
}

private func record(_ message: String, _ comment: String, at place: SourceLocation) {
  let lines = [comment, message].filter { !$0.isEmpty }
  Issue.record("\(lines.joined(separator: "\n"))", sourceLocation: place)
}
