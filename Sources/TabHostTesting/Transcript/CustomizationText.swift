import TabHost

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TabCustomization {
  /// The customization on one line of JSON with sorted keys, without blanks. No character of it can
  /// begin a line or reach a terminal: in JSON such characters occur in strings only, and are
  /// escaped there.
  var compactText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and flags can always be encoded.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self).escapingControlCharactersInJSON
  }
}
