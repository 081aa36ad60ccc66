extension Style {
  /// The shortest sequence that leads from another style to this one; empty if they are the same.
  ///
  /// Both are in colours that the depth has. Without colour nothing is switched off but by a reset:
  /// a VT100 knows no other way.
  func transition(from old: Style, colors: ColorDepth) -> String {
    guard self != old else { return "" }
    let codes = selectGraphicRendition(colors)
    let reset = Self.sequence(codes.isEmpty ? [] : [0] + codes)
    let off = switchedOff(from: old)
    let on = switchedOn(from: old, after: off).selectGraphicRendition(colors)
    guard off.isEmpty || colors != .none, !(off + on).isEmpty else { return reset }
    let steps = Self.sequence(off + on)
    return steps.utf8.count < reset.utf8.count ? steps : reset
  }

  private static func sequence(_ codes: [Int]) -> String {
    "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }

  /// The numbers of what another style has and this one has not.
  private func switchedOff(from old: Style) -> [Int] {
    var codes: [Int] = []
    if old.isBold && !isBold || old.isDim && !isDim { codes.append(22) }
    if old.isUnderlined && !isUnderlined { codes.append(24) }
    if old.isReversed && !isReversed { codes.append(27) }
    // A colour that follows another needs no switching off.
    if old.foreground != nil, foreground == nil { codes.append(39) }
    if old.background != nil, background == nil { codes.append(49) }
    return codes
  }

  /// What this style has and another one has not, or has not any more.
  private func switchedOn(from old: Style, after off: [Int]) -> Style {
    // Bold and dim go off together.
    let keepsWeight = !off.contains(22)
    return Style(
      bold: isBold && !(old.isBold && keepsWeight),
      dim: isDim && !(old.isDim && keepsWeight),
      reversed: isReversed && !old.isReversed,
      underlined: isUnderlined && !old.isUnderlined,
      foreground: foreground == old.foreground ? nil : foreground,
      background: background == old.background ? nil : background
    )
  }
}
