import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Restoration state values.
struct RestorationStateTests {
  private let full = TabRestorationState(
    selectionPath: ["g", "c2"],
    isSidebarHidden: true,
    expansion: ["g": true, "h": false]
  )

  /// Apps store this text, so a change to it loses restoration data.
  @Test func `the encoded form contains only the values that are set`() throws {
    #expect(try TabRestorationState().json == "{}")
    #expect(
      try full.json
        == #"{"expansion":{"g":true,"h":false},"isSidebarHidden":true,"#
        + #""selectionPath":["g","c2"]}"#
    )
  }

  @Test func `decoding restores the encoded state`() throws {
    #expect(try TabRestorationState(json: full.json) == full)
    #expect(try TabRestorationState(json: "{}") == TabRestorationState())
  }

  @Test(arguments: [
    #"{"isSidebarHidden":true}"#,
    #"{"isSidebarHidden":true,"selectionPath":null,"expansion":null}"#,
    #"{"isSidebarHidden":true,"version":9,"scroll":{"c2":[1,2,{"x":null}]}}"#,
  ]) func `older and newer forms are decoded as far as they are understood`(text: String) throws {
    #expect(try TabRestorationState(json: text) == TabRestorationState(isSidebarHidden: true))
  }

  @Test(arguments: [
    "", "null", "[]", "7", #"{"selectionPath":"a"}"#, #"{"selectionPath":[1]}"#,
    #"{"selectionPath":{"a":"b"}}"#, #"{"selectionPath":[["a"]]}"#, #"{"isSidebarHidden":1}"#,
    #"{"isSidebarHidden":"yes"}"#, #"{"expansion":["g"]}"#, #"{"expansion":{"g":"open"}}"#,
    #"{"selectionPath":["a"#, #"{"selectionPath":["\ud800"]}"#,
  ]) func `decoding a damaged form throws`(text: String) {
    #expect(throws: DecodingError.self) { try TabRestorationState(json: text) }
  }

  @Test func `deep nesting in unknown keys is ignored or throws`() {
    let depth = 100_000
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let state = try? TabRestorationState(json: #"{"unknown":\#(nested)}"#)
    #expect(state == nil || state == TabRestorationState())
  }
}
