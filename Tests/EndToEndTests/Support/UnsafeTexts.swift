/// Texts that could corrupt a terminal, or the cells beside them.
enum UnsafeTexts {
  /// All texts in small groups, in the form of JSON string literals.
  static let groups: [[String]] = stride(from: 0, to: all.count, by: 9).map { start in
    Array(all[start..<min(start + 9, all.count)])
  }

  private static let all: [String] =
    controls + sequences.map(escaped) + invisible.map { escaped("a\($0)b") }
    + invisible.map(escaped) + emoji.map(escaped) + wide.map(escaped) + clusters.map(escaped)

  /// Every control character, by itself and between other characters.
  private static let controls = (Array(0...0x1F) + Array(0x7F...0x9F)).flatMap { value in
    [escape(value), "a" + escape(value) + "b"]
  }

  private static let sequences = [
    "\u{1B}[2J", "\u{1B}[31mred", "\u{1B}]0;owned\u{7}", "\u{1B}]52;c;eA==\u{1B}\\", "\u{1B}c",
    "\u{1B}Pq#0\u{1B}\\", "\u{1B}_app\u{1B}\\", "\u{1B}^pm\u{1B}\\", "\u{1B}(0lqk\u{E}lqk\u{F}",
    "\u{1B}#8", "\u{1B}[6n", "\u{1B}[c", "\u{1B}[?1049l", "\u{1B}[1;1H", "\u{1B}[5b", "\u{1B}[5X",
    "\u{9B}31m", "\u{9D}0;owned\u{9C}", "\u{90}q\u{9C}", "\u{8}\u{8}\u{8}", "a\r\nb\tc\0",
    "\u{1B}", "\u{1B}[", "\u{1B}[38;5", "\u{1B}]0;",
  ]

  /// Unpaired surrogates, which no text can contain.
  static let surrogates = [
    "\\ud800", "a\\udfffb", "\\ud83d\\ud83d", "\\udc00\\ud800x", "x\\ud83d\\u0041",
  ]

  /// Characters that change the direction, join, separate or are invisible.
  private static let invisible: [String] = [
    0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x200E, 0x200F, 0x61C,
    0x2028, 0x2029, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, 0xAD, 0x34F, 0x180E, 0x3164, 0x115F,
    0x1160, 0xFFA0, 0xFE0E, 0xFE0F, 0xE0100, 0xE0041, 0xE007F, 0x1D173, 0xFFF9, 0xFFFB, 0xFFFC,
    0x2061, 0x206F, 0x600, 0x6DD, 0x70F, 0x110BD, 0x13430, 0xA0, 0x3000, 0x1680,
  ].compactMap { Unicode.Scalar($0) }.map { String($0) }

  private static let emoji = [
    "👨‍👩‍👧‍👦", "👩‍❤️‍💋‍👨", "🏳️‍🌈", "👁️‍🗨️", "🧑🏽‍🚀", "👋🏽", "☝️", "❤️", "❤", "❤︎", "1️⃣",
    "#️⃣", "🇩🇪", "🇩🇪🇫🇷🇯🇵", "🇩", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "©️", "™", "☑️", "⌚", "⌚︎", "🀄", "🫠", "🪿",
    "\u{1FAE9}", "🏿", "🏿x", "x🏿", "❤️🏿", "👨‍", "‍👨", "🐈‍⬛", "⛹🏽‍♀️",
  ]

  private static let wide = [
    "世界世界世界世界世界世界世界世界", "ｆｕｌｌ", "한국", "\u{1112}\u{1161}\u{11AB}", "ｶﾞ", "ﾞx", "ำ", "か゚", "﷽", "𒐫",
    "꧅", "กำ", "ཧཱུྃ",
    "السلام", "שָׁלוֹם", "क्षि", "க்ஷௌ", "ﬃ", "Ω≈ç√∫", "①②③", "█▓▒░", "─│╭╮", "\u{4DC0}",
    "\u{302A}", "\u{3099}", "〱", "\u{E000}", "\u{378}", "\u{FFFE}", "\u{10FFFF}", "\u{FFFD}",
    "\u{16FE4}", "\u{1D165}", "\u{1F1E6}", "\u{20000}", "\u{3FFFD}", "á", "a\u{301}\u{323}",
    "\u{301}",
    "\u{20E3}", "\u{488}", "x\u{20DD}", "\u{D7B0}", "\u{A960}",
  ]

  /// Single characters of ten thousand scalars, and a text of ten thousand characters.
  private static let clusters: [String] =
    ["\u{301}", "\u{489}", "\u{E0100}", "\u{93E}"].map { mark in
      "e" + String(repeating: mark, count: 9999)
    }
    + [
      String(repeating: "👨\u{200D}", count: 5000), String(repeating: "🇩", count: 10_000),
      String(repeating: "\u{1100}", count: 10_000), String(repeating: "\u{200D}", count: 10_000),
      String(repeating: "\u{600}", count: 10_000) + "a", String(repeating: "界", count: 10_000),
      "👋" + String(repeating: "\u{1F3FD}", count: 9999),
      "क" + String(repeating: "\u{94D}क", count: 5000),
    ]

  /// Returns a text with each UTF-16 code unit as a JSON escape sequence.
  private static func escaped(_ text: String) -> String {
    text.utf16.map { escape(Int($0)) }.joined()
  }

  private static func escape(_ unit: Int) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
