extension CellStyle {
  /// Returns the shortest sequence that changes another style to this one; empty if they are equal.
  ///
  /// Both styles must only have colors of the depth. Without colors, attributes are only switched
  /// off by a reset, because a VT100 has no other way.
  func transition(from old: CellStyle, colors: ColorDepth) -> String {
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

  /// Returns the SGR parameters that switch off what the other style has and this one does not.
  private func switchedOff(from old: CellStyle) -> [Int] {
    var codes: [Int] = []
    if old.isBold && !isBold || old.isDim && !isDim { codes.append(22) }
    if old.isItalic && !isItalic { codes.append(23) }
    if old.isUnderlined && !isUnderlined { codes.append(24) }
    if old.isReversed && !isReversed { codes.append(27) }
    if old.isStruckThrough && !isStruckThrough { codes.append(29) }
    // A color that replaces another one need not be switched off first.
    if old.foreground != nil, foreground == nil { codes.append(39) }
    if old.background != nil, background == nil { codes.append(49) }
    return codes
  }

  /// Returns the attributes of this style that the other one lacks, or that were just switched off.
  private func switchedOn(from old: CellStyle, after off: [Int]) -> CellStyle {
    // The same parameter switches off both bold and dim.
    let keepsWeight = !off.contains(22)
    return CellStyle(
      bold: isBold && !(old.isBold && keepsWeight),
      dim: isDim && !(old.isDim && keepsWeight),
      reversed: isReversed && !old.isReversed,
      underlined: isUnderlined && !old.isUnderlined,
      italic: isItalic && !old.isItalic,
      struckThrough: isStruckThrough && !old.isStruckThrough,
      foreground: foreground == old.foreground ? nil : foreground,
      background: background == old.background ? nil : background
    )
  }
}
