/// The modes of a terminal after some output: what an emulator would be left in.
struct ScreenModes: Equatable {
  /// The private modes that are on, by number.
  var on: Set<Int> = [7, 25]
  /// How many states of the keyboard were pushed and not popped.
  var keyboards = 0

  /// As a terminal is before any program: lines wrap, the cursor is visible.
  static let before = ScreenModes()

  init() {}

  init(after output: [UInt8]) {
    let text = String(decoding: output, as: UTF8.self)
    for match in text.matches(of: /\u{1B}\[([?<>]?)([0-9;]*)([A-Za-z])/) {
      let numbers = match.2.split(separator: ";").compactMap { Int($0) }
      switch (match.1, match.3) {
      case ("?", "h"): on.formUnion(numbers)
      case ("?", "l"): on.subtract(numbers)
      case (">", "u"): keyboards += 1
      case ("<", "u"): keyboards -= 1
      default: break
      }
    }
  }
}
