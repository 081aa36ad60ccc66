import Foundation
import TabHost
import Testing

@Suite("A restoration state as a value") struct RestorationStateTests {
  private let full = TabRestorationState(
    selectionPath: ["g", "c2"],
    isSidebarHidden: true,
    expansion: ["g": true, "h": false]
  )

  private func coded(_ state: TabRestorationState) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  private func decoded(_ text: String) throws -> TabRestorationState {
    try JSONDecoder().decode(TabRestorationState.self, from: Data(text.utf8))
  }

  /// Apps keep this text: a change of it loses what people have left.
  @Test func `the coded form names what is there and nothing else`() throws {
    #expect(try coded(TabRestorationState()) == "{}")
    #expect(
      try coded(full)
        == #"{"expansion":{"g":true,"h":false},"isSidebarHidden":true,"#
        + #""selectionPath":["g","c2"]}"#
    )
  }

  @Test func `reading the coded form gives the state back`() throws {
    #expect(try decoded(coded(full)) == full)
    #expect(try decoded("{}") == TabRestorationState())
  }

  @Test(arguments: [
    #"{"isSidebarHidden":true}"#,
    #"{"isSidebarHidden":true,"selectionPath":null,"expansion":null}"#,
    #"{"isSidebarHidden":true,"version":9,"scroll":{"c2":[1,2,{"x":null}]}}"#,
  ]) func `an older and a newer form is read as far as it is known`(text: String) throws {
    #expect(try decoded(text) == TabRestorationState(isSidebarHidden: true))
  }

  @Test(arguments: [
    "", "null", "[]", "7", #"{"selectionPath":"a"}"#, #"{"selectionPath":[1]}"#,
    #"{"selectionPath":{"a":"b"}}"#, #"{"selectionPath":[["a"]]}"#, #"{"isSidebarHidden":1}"#,
    #"{"isSidebarHidden":"yes"}"#, #"{"expansion":["g"]}"#, #"{"expansion":{"g":"open"}}"#,
    #"{"selectionPath":["a"#, #"{"selectionPath":["\ud800"]}"#,
  ]) func `a damaged form throws`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(text) }
  }

  @Test func `deep nesting in what is unknown throws, or is passed over`() {
    let depth = 100_000
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let state = try? decoded(#"{"unknown":\#(nested)}"#)
    #expect(state == nil || state == TabRestorationState())
  }
}
