extension Style {
  /// The shortest sequence that leads from another style to this one; empty if they are the same.
  ///
  /// Without colour nothing is switched off but by a reset: a VT100 knows no other way.
  func transition(from old: Style, usesColor: Bool) -> String {
    guard self != old else { return "" }
    let codes = selectGraphicRendition(usesColor: usesColor)
    let reset = Self.sequence(codes.isEmpty ? [] : [0] + codes)
    let (off, on) = changes(from: old, usesColor: usesColor)
    guard off.isEmpty || usesColor, !(off + on).isEmpty else { return reset }
    let steps = Self.sequence(off + on)
    return steps.utf8.count < reset.utf8.count ? steps : reset
  }

  /// The style without its colours, where there are none.
  func shown(usesColor: Bool) -> Style {
    guard !usesColor else { return self }
    var style = self
    style.foreground = nil
    style.background = nil
    return style
  }

  private static func sequence(_ codes: [Int]) -> String {
    "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }

  private func changes(from old: Style, usesColor: Bool) -> (off: [Int], on: [Int]) {
    let removed = old.without(self).selectGraphicRendition(usesColor: usesColor)
    var off: [Int] = []
    for code in removed {
      switch code {
      case 1, 2: if !off.contains(22) { off.append(22) }
      case 3..<30: off.append(20 + code)
      // A colour that follows another needs no switching off.
      case 30..<40: if foreground == nil { off.append(39) }
      default: if background == nil { off.append(49) }
      }
    }
    var before = old
    if off.contains(22) {
      // Bold and dim go off together.
      before.isBold = false
      before.isDim = false
    }
    return (off, without(before).selectGraphicRendition(usesColor: usesColor))
  }

  /// What this style has and the other one has not.
  private func without(_ other: Style) -> Style {
    Style(
      bold: isBold && !other.isBold,
      dim: isDim && !other.isDim,
      reversed: isReversed && !other.isReversed,
      underlined: isUnderlined && !other.isUnderlined,
      foreground: foreground == other.foreground ? nil : foreground,
      background: background == other.background ? nil : background
    )
  }
}
