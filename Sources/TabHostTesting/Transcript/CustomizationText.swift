import Foundation
import TabHost

extension TabCustomization {
  /// The customization as one line of JSON, with sorted keys and without spaces.
  ///
  /// Control characters are escaped, so the text never contains a line break or a terminal
  /// sequence. In JSON, these characters only occur in strings.
  var compactText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding can't fail: the customization consists of strings and Booleans.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self).escapingControlCharactersInJSON
  }
}
