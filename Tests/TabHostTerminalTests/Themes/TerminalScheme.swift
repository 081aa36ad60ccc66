import Foundation
import TabHost
import Testing

@testable import TabHostTerminal

/// The default colors of a terminal, with a dark or a light background.
struct TerminalScheme: CustomTestStringConvertible {
  let name: String
  let style: UserInterfaceStyle
  let text: Int
  let ground: Int
  /// The 16 ANSI colors.
  let ansi: [Int]

  var testDescription: String { "\(name), \(style)" }

  static let all: [TerminalScheme] = [
    schemes("xterm", xterm, dark: (0xFFFFFF, 0x000000), light: (0x000000, 0xFFFFFF)),
    schemes("GNOME", gnome, dark: (0xD0CFCC, 0x171421), light: (0x171421, 0xFFFFFF)),
    schemes("Windows", windows, dark: (0xCCCCCC, 0x0C0C0C), light: (0x0C0C0C, 0xF2F2F2)),
    schemes("VGA", vga, dark: (0xAAAAAA, 0x000000), light: (0x000000, 0xFFFFFF)),
  ].flatMap { $0 }

  private static func schemes(
    _ name: String,
    _ ansi: [Int],
    dark: (Int, Int),
    light: (Int, Int)
  ) -> [TerminalScheme] {
    [
      TerminalScheme(name: name, style: .dark, text: dark.0, ground: dark.1, ansi: ansi),
      TerminalScheme(name: name, style: .light, text: light.0, ground: light.1, ansi: ansi),
    ]
  }

  private static let xterm = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
  private static let gnome = [
    0x171421, 0xC01C28, 0x26A269, 0xA2734C, 0x12488B, 0xA347BA, 0x2AA1B3, 0xD0CFCC,
    0x5E5C64, 0xF66151, 0x33DA7A, 0xE9AD0C, 0x2A7BDE, 0xC061CB, 0x33C7DE, 0xFFFFFF,
  ]
  private static let windows = [
    0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
    0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
  ]
  private static let vga = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ]
}

// MARK: - Contrast

extension TerminalScheme {
  /// The colors of text in a style, and behind it.
  func colors(of style: CellStyle, _ depth: ColorDepth) -> (text: Int, ground: Int) {
    let text = style.foreground.flatMap { number($0, depth) } ?? text
    let ground = style.background.flatMap { number($0, depth) } ?? ground
    return style.isReversed ? (ground, text) : (text, ground)
  }

  /// The contrast of text in a style with its background.
  func contrast(of style: CellStyle, _ depth: ColorDepth) -> Double {
    let colors = colors(of: style, depth)
    return Self.contrast(colors.text, colors.ground)
  }

  /// The color that the terminal shows.
  private func number(_ color: CellStyle.Color, _ depth: ColorDepth) -> Int? {
    guard let shown = color.nearest(in: depth) else { return nil }
    if case .rgb(let red, let green, let blue) = shown {
      return Int(red) << 16 | Int(green) << 8 | Int(blue)
    }
    return shown.ansiIndex.map { ansi[$0] }
  }

  /// The contrast ratio of the Web Content Accessibility Guidelines 2.
  static func contrast(_ one: Int, _ other: Int) -> Double {
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: Int) -> Double {
    func part(_ shift: Int) -> Double {
      let part = Double(color >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
  }
}
