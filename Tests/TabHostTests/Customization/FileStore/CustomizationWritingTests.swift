import Foundation
import TabHostTestSupport
import Testing

@testable import TabHost

/// What is written is what Foundation writes, to the byte.
@Suite("The writing of customizations") struct CustomizationWritingTests {
  /// The saved form in Foundation's hands.
  private struct Record: Encodable {
    var version = 1
    var identifier: String
    var customization: TabCustomization
  }

  private func expectFoundationsBytes(
    _ customization: TabCustomization,
    _ identifier: String = "host"
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let record = Record(identifier: identifier, customization: customization)
    let wanted = try encoder.encode(record) + [UInt8(ascii: "\n")]
    let bytes = CustomizationRecord.bytes(of: customization, identifier: identifier)
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: wanted, as: UTF8.self))
    // Two texts are equal in other bytes, too.
    let isSame = bytes.elementsEqual(wanted)
    #expect(isSame)
  }

  @Test func `each text is escaped as Foundation does it`() throws {
    let plain = (0..<0x100).compactMap { Unicode.Scalar($0 as UInt32) }
    let odd: [Unicode.Scalar] = [
      "\u{301}", "\u{7FF}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}",
      "\u{1F433}", "\u{10FFFF}",
    ]
    for scalar in plain + odd {
      for text in ["\(scalar)", "a\(scalar)", "\(scalar)\(scalar) much longer, on the heap"] {
        var customization = TabCustomization()
        customization[tab: text].sidebarVisibility = .hidden
        customization[group: text].tabOrder = [text, "b", text]
        customization.rootOrder = [text]
        try expectFoundationsBytes(customization, text)
      }
    }
  }

  @Test func `normalized names stand in the order in which Foundation sorts them`() throws {
    var customization = TabCustomization()
    for name in [
      "", "a", "A", "b", "B", "aa", "a b", "a-b", "a0", "1", "9", "10", "_", "~", "é", "éx",
      "e", "f", "ﬁ", "fi", "Å", "Z", "ß", "ss", "\u{1F433}", "\u{FFFD}", "\u{E000}",
      "\0", "tab-9", "tab-10", "a name that is longer than others", "a name that is longer",
    ] {
      customization[tab: name].tabBarVisibility = .visible
      customization[group: name].isExpanded = true
    }
    try expectFoundationsBytes(customization)
  }

  @Test func `what is empty is written as Foundation does it`() throws {
    try expectFoundationsBytes(TabCustomization())
    var customization = TabCustomization()
    customization.rootOrder = []
    customization.barOrder = []
    customization[group: "g"].tabOrder = []
    try expectFoundationsBytes(customization, "")
  }

  @Test(arguments: Soak.seeds(1...20, more: 980))
  func `any customization is written as Foundation does it`(seed: UInt64) throws {
    var stored = StoredCustomization(seed: seed)
    for _ in 0..<5 { try expectFoundationsBytes(stored.next()) }
  }
}
