extension CellStyle.Color {
  /// A color for text that is legible on this color, at every color depth.
  package var contrast: CellStyle.Color {
    switch self {
    case .black, .red, .blue, .magenta, .brightBlack: return .white
    case .rgb(let red, let green, let blue):
      return Self.lightness(Int(red), Int(green), Int(blue)) < 128 ? .white : .black
    default: return .black
    }
  }

  /// Returns whether two colors are indistinguishable at some color depth.
  package func mayLookLike(_ other: CellStyle.Color) -> Bool {
    nearest(in: .ansi16) == other.nearest(in: .ansi16)
  }
}
