import Foundation

extension HostExplorer {
  /// Removes elements and keys of the description of a host as long as a condition holds.
  func smallestDescription(_ json: String, while isSufficient: (String) -> Bool) -> String {
    guard var value = try? JSONReader.read(json.utf8) else { return json }
    var index = 0
    while let smaller = value.removingPart(at: index) {
      if isSufficient(smaller.json) {
        value = smaller
      } else {
        index += 1
      }
    }
    return isSufficient(value.json) ? value.json : json
  }
}

extension JSONValue {
  /// The JSON text of the value, with the keys of objects in alphabetical order.
  fileprivate var json: String {
    switch content {
    case .object: "{\(parts.map { "\(quoted($0.key)):\($0.json)" }.joined(separator: ","))}"
    case .array: "[\(parts.map(\.json).joined(separator: ","))]"
    case .text(let text): quoted(text)
    case .word(let word): word
    }
  }

  private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns the value without its part at a position, or `nil` if there are fewer parts. A part is
  /// an element or a key at any level; an outer part precedes those inside it.
  fileprivate func removingPart(at index: Int) -> JSONValue? {
    var smaller = self
    var index = index
    return smaller.removePart(&index) ? smaller : nil
  }

  private mutating func removePart(_ index: inout Int) -> Bool {
    for position in parts.indices {
      if index == 0 {
        parts.remove(at: position)
        return true
      }
      index -= 1
      if parts[position].removePart(&index) { return true }
    }
    return false
  }
}
