import Foundation

extension HostExplorer {
  /// Removes elements and keys of the description of a host as long as a condition holds.
  func smallestDescription(_ json: String, while isSufficient: (String) -> Bool) -> String {
    guard var value = try? JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) else {
      return json
    }
    var index = 0
    while let smaller = value.removingPart(at: index) {
      if isSufficient(smaller.text) {
        value = smaller
      } else {
        index += 1
      }
    }
    return isSufficient(value.text) ? value.text : json
  }
}

/// A value of a JSON text whose parts can be removed.
private indirect enum JSONValue: Codable {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  case flag(Bool)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let object): try container.encode(object)
    case .array(let array): try container.encode(array)
    case .text(let text): try container.encode(text)
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    }
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns the value without its part at a position, or `nil` if there are fewer parts. A part is
  /// an element or a key at any level; an outer part precedes those inside it.
  func removingPart(at index: Int) -> JSONValue? {
    var index = index
    return removingPart(&index)
  }

  private func removingPart(_ index: inout Int) -> JSONValue? {
    switch self {
    case .text, .flag, .number: return nil
    case .array(let elements):
      for position in elements.indices {
        var smaller = elements
        if index == 0 {
          smaller.remove(at: position)
          return .array(smaller)
        }
        index -= 1
        if let element = elements[position].removingPart(&index) {
          smaller[position] = element
          return .array(smaller)
        }
      }
    case .object(let object):
      for key in object.keys.sorted() {
        var smaller = object
        if index == 0 {
          smaller[key] = nil
          return .object(smaller)
        }
        index -= 1
        if let value = object[key]?.removingPart(&index) {
          smaller[key] = value
          return .object(smaller)
        }
      }
    }
    return nil
  }
}
