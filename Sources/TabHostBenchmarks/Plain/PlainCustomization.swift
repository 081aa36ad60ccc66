/// The user's visibility choices for tabs, in the sidebar and in the bar, by identifier.
struct PlainCustomization {
  struct Choice {
    var sidebar: UInt8 = 0
    var bar: UInt8 = 0
  }

  static let visible: UInt8 = 1
  static let hidden: UInt8 = 2

  var tabs: [String: Choice] = [:]

  /// The choices as JSON.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tabs.count * 40)
    bytes += "{\"tabs\":{".utf8
    for (name, choice) in tabs {
      if bytes.count > 9 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\""))
      Self.append(name, to: &bytes)
      bytes += "\":{".utf8
      if choice.sidebar != 0 {
        bytes += (choice.sidebar == 1 ? "\"sidebar\":\"visible\"" : "\"sidebar\":\"hidden\"").utf8
      }
      if choice.bar != 0 {
        if choice.sidebar != 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += (choice.bar == 1 ? "\"bar\":\"visible\"" : "\"bar\":\"hidden\"").utf8
      }
      bytes.append(UInt8(ascii: "}"))
    }
    bytes += "}}".utf8
    return bytes
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<32: bytes += "\\u00\(byte < 16 ? "0" : "1")\(String(byte % 16, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
  }
}

extension PlainTree {
  /// Applies a customization, and resets tabs that only the previous one contains.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs in the two customizations.
  func apply(_ new: PlainCustomization, inPlaceOf old: PlainCustomization) {
    batch {
      for name in old.tabs.keys where new.tabs[name] == nil {
        if let tab = tab(name) { hide(tab, tab.isHiddenByDefault) }
      }
      for (name, choice) in new.tabs where choice.sidebar != 0 {
        if let tab = tab(name) { hide(tab, choice.sidebar == PlainCustomization.hidden) }
      }
    }
  }
}
