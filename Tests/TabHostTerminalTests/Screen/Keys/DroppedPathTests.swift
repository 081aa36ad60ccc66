import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Dropping files on the terminal.
@MainActor struct DroppedPathTests {
  private nonisolated static let files: Set<String> = [
    "/a", "/b c", "/d'e", "/f\\g", "/h\"i", "/j%20k", "/ü", "/n\no", "/$HOME", "/esc\u{1B}[2J",
  ]

  nonisolated static let cases: [(String, [String]?)] = [
    ("/a", ["/a"]),
    ("/a ", ["/a"]),
    ("\n/a\r\n/a\n", ["/a", "/a"]),
    ("/a /a", ["/a", "/a"]),
    ("'/b c'", ["/b c"]),
    ("\"/b c\" /a", ["/b c", "/a"]),
    ("/b\\ c", ["/b c"]),
    ("/b c", ["/b c"]),
    ("/b c\n/a", ["/b c", "/a"]),
    ("'/d'\\''e'", ["/d'e"]),
    ("\"/d'e\"", ["/d'e"]),
    ("/d\\'e", ["/d'e"]),
    ("/f\\g", ["/f\\g"]),
    ("'/f\\g'", ["/f\\g"]),
    ("\"/f\\g\"", ["/f\\g"]),
    ("/f\\\\g", ["/f\\g"]),
    ("\"/h\\\"i\"", ["/h\"i"]),
    ("'/n\no'", ["/n\no"]),
    ("\"/$HOME\"", ["/$HOME"]),
    ("'/esc\u{1B}[2J'", ["/esc\u{1B}[2J"]),
    ("file:///a", ["/a"]),
    ("file:/a", ["/a"]),
    ("FILE://localhost/b%20c", ["/b c"]),
    ("file:///b%20c\r\nfile:///%C3%BC", ["/b c", "/ü"]),
    ("'file:///a' file:///j%2520k", ["/a", "/j%20k"]),
    ("file://elsewhere/a", nil),
    ("file:///b%2", nil),
    ("file:///b%zz", nil),
    ("file:///%FF", nil),
    ("file:///a%00", nil),
    ("file:", nil),
    ("file://", nil),
    ("/missing", nil),
    ("/a /missing", nil),
    ("/a b", nil),
    ("a", nil),
    ("", nil),
    (" \n ", nil),
    ("''", nil),
    ("'/a", nil),
    ("\"/a\\", nil),
    ("/a\\", nil),
    ("/a\u{0}", nil),
    ("$HOME", nil),
    ("`/a`", nil),
  ]

  @Test(arguments: cases)
  func `text is recognized as paths only if all files exist`(text: String, paths: [String]?) {
    expectEqual(DroppedPaths(text, exists: Self.files.contains)?.paths, paths)
  }

  @Test func `text that exceeds a limit is not paths, and no file is looked up`() {
    func isRejectedWithoutLookup(_ text: String) {
      let dropped = DroppedPaths(text) { path in
        Issue.record("\(path.prefix(20))")
        return true
      }
      expect(dropped == nil)
    }
    isRejectedWithoutLookup("/" + String(repeating: "x", count: 4_096))
    isRejectedWithoutLookup(String(repeating: "/a\n", count: 257))
    isRejectedWithoutLookup(String(repeating: "/a\n", count: 30_000))
  }

  // MARK: - Pasting paths

  private let fixture = ScreenFixture()

  init() { fixture.screen.fileExists = Self.files.contains }

  private func paste(_ text: String, isTruncated: Bool = false) {
    fixture.screen.handle(.paste(PastedText(text, isTruncated: isTruncated)), at: .zero)
    _ = fixture.screen.frame()
  }

  @Test func `a file is dropped on the focused tab as its URL and its path`() throws {
    var loaded: (names: [String?], urls: [String], texts: [String]) = ([], [], [])
    var handler = DropHandler(accepting: ["public.file-url"]) { session in
      loaded.names = session.items.map(\.itemProvider.suggestedName)
      session.loadObjects(ofClass: String.self) { loaded.texts = $0 }
      session.loadObjects(ofClass: AddressText.self) { loaded.urls = $0.map(\.text) }
    }
    handler.proposal = { _ in .copy }
    fixture.tab("b").dropHandler = handler
    fixture.press(.down)
    paste("'/b c' /ü")
    expectEqual(loaded.names, ["b c", "ü"])
    expectEqual(loaded.urls, ["file:///b%20c", "file:///%C3%BC"])
    expectEqual(loaded.texts, ["/b c", "/ü"])
    expect(fixture.log.diagnostics.isEmpty)
  }

  /// A URL as text, without validation.
  private struct AddressText: ItemProviderReading {
    let text: String
    static let readableTypeIdentifiersForItemProvider = ["public.file-url"]
    static func object(
      withItemProviderData data: Data,
      typeIdentifier: String
    ) throws -> AddressText { AddressText(text: String(decoding: data, as: UTF8.self)) }
  }

  @Test func `text that was truncated is dropped as text`() {
    let text = ["public.utf8-plain-text"]
    paste("/a", isTruncated: true)
    expectEqual(
      fixture.takeCalls(),
      [.operationForAcceptingItems("a", types: text, answer: .cancel)]
    )
  }
}
