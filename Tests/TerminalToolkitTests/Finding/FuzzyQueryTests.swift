import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Fuzzy queries.
struct FuzzyQueryTests {
  /// A query, a text, and the text with the matching parts in brackets, or `nil` without a match.
  struct Case: Sendable, CustomTestStringConvertible {
    let query: String
    let text: String
    let marked: String?

    init(_ query: String, _ text: String, _ marked: String?) {
      (self.query, self.text, self.marked) = (query, text, marked)
    }

    var testDescription: String { "\(query) in \(text)" }
  }

  /// Returns a text with the matching parts in brackets.
  private func marked(_ query: String, _ text: String) -> String? {
    FuzzyQuery(query).match(in: text).map { match in
      var result = ""
      var end = text.startIndex
      for range in match.ranges {
        result += text[end..<range.lowerBound] + "[" + text[range] + "]"
        end = range.upperBound
      }
      return result + text[end...]
    }
  }

  @Test(arguments: [
    Case("", "Library", "Library"),
    Case("lib", "Library", "[Lib]rary"),
    Case("LIB", "library", "[lib]rary"),
    Case("bra", "Library", "Li[bra]ry"),
    Case("lry", "Library", "[L]ibra[ry]"),
    Case("libx", "Library", nil),
    Case("librarys", "Library", nil),
    Case("yl", "Library", nil),
  ])
  func `a query matches characters in order`(test: Case) {
    expectEqual(marked(test.query, test.text), test.marked)
  }

  @Test(arguments: [
    Case("ra", "Recently Added", "[R]ecently [A]dded"),
    Case("ra", "RecentlyAdded", "[R]ecently[A]dded"),
    Case("ra", "recently-added", "[r]ecently-[a]dded"),
    Case("reca", "RecentlyAdded", "[Rec]ently[A]dded"),
    Case("hp", "HTMLParser", "[H]TML[P]arser"),
    Case("c2", "Channel 12", "[C]hannel 1[2]"),
    Case("c1", "Channel12", "[C]hannel[1]2"),
    Case("st", "Last Station", "Last [St]ation"),
    Case("pl", "Apple Playlists", "Apple [Pl]aylists"),
  ])
  func `initials and beginnings of words are preferred`(test: Case) {
    expectEqual(marked(test.query, test.text), test.marked)
  }

  @Test(arguments: [
    Case("jazz lib", "Library of Jazz", "[Lib]rary of [Jazz]"),
    Case("  jazz  ", "Jazz", "[Jazz]"),
    Case("jazz rock", "Jazz", nil),
    Case("c++", "Notes on C++", "Notes on [C++]"),
    Case("a/b", "x a/b", "x [a/b]"),
  ])
  func `each word of a query has to occur, in any order`(test: Case) {
    expectEqual(marked(test.query, test.text), test.marked)
  }

  @Test(arguments: [
    Case("zurich", "Zürich", "[Zürich]"),
    Case("zürich", "Zurich", "[Zurich]"),
    Case("e", "Cafe\u{301}", "Caf[e\u{301}]"),
    Case("strasse", "Große Straße", "Große [Straße]"),
    Case("lodz", "Łódź", "[Łódź]"),
    Case("pho", "Phở bò", "[Phở] bò"),
    Case("μου", "ΜΟΥΣΙΚΉ", "[ΜΟΥ]ΣΙΚΉ"),
    Case("μουσικη", "Μουσική", "[Μουσική]"),
    Case("σας", "ΣΑΣ", "[ΣΑΣ]"),
    Case("еж", "Ёжик", "[Ёж]ик"),
    Case("istanbul", "İstanbul", "[İstanbul]"),
    Case("שלום", "שָׁלוֹם", "[שָׁלוֹם]"),
    Case("احمد", "أحمد", "[أحمد]"),
    Case("音", "日本の音楽", "日本の[音]楽"),
    Case("하", "한국", "[한]국"),
    Case("ａｂ", "abc", "[ab]c"),
    Case("หม", "เพลงใหม่", "เพลงใ[หม่]"),
  ])
  func `case and diacritics do not matter in any script`(test: Case) {
    expectEqual(marked(test.query, test.text), test.marked)
  }

  @Test(arguments: [
    Case("👍", "Great 👍🏽!", "Great [👍🏽]!"),
    Case("👨", "The 👨‍👩‍👧 tab", "The [👨‍👩‍👧] tab"),
    Case("🇫", "🇫🇷 France", "[🇫🇷] France"),
    Case("fi", "a\u{300}\u{301}\u{302}fi\u{323}", "a\u{300}\u{301}\u{302}[fi\u{323}]"),
  ])
  func `a matching part consists of whole characters`(test: Case) {
    expectEqual(marked(test.query, test.text), test.marked)
  }

  @Test(arguments: [
    Case("42", "Change number 4969 by Ada 2021-04-08", nil),
    Case("42", "Change number 4200 by Ada", "Change number [42]00 by Ada"),
    Case("42", "49 and 402", "49 and [4]0[2]"),
    Case("999", "row 9099", "row [9]0[99]"),
    Case("999", "row 90 99", nil),
    Case("5551234", "call 555-1234", "call [555]-[1234]"),
    Case("5551234", "call 555, 1234", "call [555], [1234]"),
    Case("5551234", "call 5556 1234", nil),
    Case("s1e2", "S01E02", "[S]0[1E]0[2]"),
    Case("c2", "Channel 1 of 2", "[C]hannel 1 of [2]"),
    Case("٤٢", "٤٩ ٢", nil),
    Case("number 17", "Change number 17", "Change [number] [17]"),
  ])
  func `digits are no initials of words`(test: Case) {
    expectEqual(marked(test.query, test.text), test.marked)
    let query = FuzzyQuery(test.query)
    expectEqual(query.missing(in: test.text).isEmpty, test.marked != nil)
  }

  @Test(arguments: [
    ("open settings json", "Open Settings (JSON)", "Open JSON Settings"),
    ("copy file path", "Copy File Path", "Copy Path of File"),
  ])
  func `texts with the words in the order of the query are better`(
    query: String,
    better: String,
    worse: String
  ) {
    let scores = [better, worse].map { FuzzyQuery(query).match(in: $0)?.score ?? 0 }
    expect(scores[0] > scores[1], "\(scores)")
  }

  @Test(arguments: [
    ("lib", ["Library", "The Library", "Calibration"]),
    ("ra", ["Radio", "Recently Added", "Library"]),
    ("set", ["Set", "Settings", "My Settings", "Reset"]),
    ("mu", ["Music", "Most Used", "Emu Farm"]),
    ("sea", ["Sea", "Sea Life", "Search", "Deep Sea", "Research"]),
  ])
  func `better matches have higher scores`(query: String, texts: [String]) {
    let scores = texts.map { FuzzyQuery(query).match(in: $0)?.score ?? 0 }
    for (better, worse) in zip(scores, scores.dropFirst()) { expect(better > worse) }
  }

  @Test func `a text is compared up to a maximum length`() {
    let text = String(repeating: "a", count: 300) + "b"
    expectEqual(FuzzyQuery("a").match(in: text)?.ranges.count, 1)
    expect(FuzzyQuery("b").match(in: text) == nil)
  }

  @Test(arguments: [
    ("", "a", true), ("a", "ab", true), ("a", "a", true), ("ab", "a", false), ("a", "b", false),
    ("a", "a b", false), ("a b", "a bc", true), ("a b", "ax b", false), ("a", "", false),
    ("e", "É", true),
  ])
  func `a query narrows another one if only its last word is longer`(
    query: String,
    longer: String,
    isNarrower: Bool
  ) {
    expectEqual(FuzzyQuery(longer).narrows(FuzzyQuery(query)), isNarrower)
  }
}
