/// The modes of a terminal emulator after some output.
struct ScreenModes: Equatable {
  /// The numbers of the private modes that are on.
  var on: Set<Int> = [7, 25]
  /// The number of keyboard states that were pushed but not popped.
  var keyboards = 0
  /// The number of titles that were saved but not restored.
  var titles = 0

  /// The modes before a program runs: lines wrap, and the cursor is visible.
  static let before = ScreenModes()

  init() {}

  init(after output: [UInt8]) {
    let text = String(decoding: output, as: UTF8.self)
    for match in text.matches(of: /\u{1B}\[([?<>]?)([0-9;]*)([A-Za-z])/) {
      let numbers = match.2.split(separator: ";").compactMap { Int($0) }
      switch (match.1, match.3) {
      case ("?", "h"): on.formUnion(numbers)
      case ("?", "l"): on.subtract(numbers)
      case ("", "t"): titles += numbers.first == 22 ? 1 : numbers.first == 23 ? -1 : 0
      case (">", "u"): keyboards += 1
      case ("<", "u"): keyboards -= 1
      default: break
      }
    }
  }
}
