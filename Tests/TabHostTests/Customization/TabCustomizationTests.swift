import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Customization values.
struct TabCustomizationTests {
  /// A customization with entries of every kind.
  static var full: TabCustomization {
    var value = TabCustomization()
    value[tab: "a"].sidebarVisibility = .hidden
    value[tab: "b"].tabBarVisibility = .visible
    value[group: "g"].tabOrder = ["c2", "c1"]
    value[group: "g"].isExpanded = false
    value[group: "h"].isExpanded = true
    value.rootOrder = ["b", "a"]
    value.barOrder = ["g", "b"]
    return value
  }

  @Test func `unknown tabs and groups have no customization`() {
    let value = TabCustomization()
    expect(value.isEmpty)
    expectEqual(value[tab: "x"].sidebarVisibility, .automatic)
    expectEqual(value[tab: "x"].tabBarVisibility, .automatic)
    expect(value[group: "x"].tabOrder == nil)
    expect(value[group: "x"].isExpanded == nil)
  }

  @Test func `removing customization leaves an empty value`() {
    var value = TabCustomization()
    value[tab: "a"].sidebarVisibility = .hidden
    value[group: "g"].tabOrder = ["c"]
    value[tab: "a"].sidebarVisibility = .automatic
    value[group: "g"].resetTabOrder()
    expect(value.isEmpty)
    expectEqual(value, TabCustomization())
    expectEqual(value.hashValue, TabCustomization().hashValue)
  }

  @Test func `the encoded form contains only what differs from the defaults`() throws {
    try expectEqual(TabCustomization().json, "{}")
    try expectEqual(
      Self.full.json,
      #"{"barOrder":["g","b"],"groups":{"g":{"expanded":false,"order":["c2","c1"]},"#
        + #""h":{"expanded":true}},"rootOrder":["b","a"],"#
        + #""tabs":{"a":{"sidebar":"hidden"},"b":{"bar":"visible"}}}"#
    )
  }

  @Test func `decoding restores the encoded value`() throws {
    try expectEqual(TabCustomization(json: Self.full.json), Self.full)
    try expectEqual(TabCustomization(json: "{}"), TabCustomization())
  }

  @Test func `empty entries, automatic values and unknown keys are decoded as no customization`()
    throws
  {
    let text = #"{"tabs":{"a":{},"b":{"bar":"automatic"}},"groups":{"g":{}},"colour":1}"#
    try expect(TabCustomization(json: text).isEmpty)
  }

  @Test(arguments: [
    #"[]"#, #"{"tabs":[]}"#, #"{"tabs":{"a":"hidden"}}"#, #"{"tabs":{"a":{"bar":"gone"}}}"#,
    #"{"groups":{"g":{"order":"a"}}}"#, #"{"groups":{"g":{"expanded":1}}}"#, #"{"barOrder":[1]}"#,
  ])
  func `an invalid type or value is a decoding error`(text: String) {
    #expect(throws: DecodingError.self) { try TabCustomization(json: text) }
  }

  @Test func `a reset removes only its scope`() {
    func after(_ scope: TabCustomization.Scope) -> TabCustomization {
      var value = Self.full
      value.reset(scope)
      return value
    }
    func expected(_ change: (inout TabCustomization) -> Void) -> TabCustomization {
      var value = Self.full
      change(&value)
      return value
    }
    expect(after(.all).isEmpty)
    expectEqual(
      after(.visibility),
      expected {
        $0[tab: "a"] = TabCustomization.Tab()
        $0[tab: "b"] = TabCustomization.Tab()
      }
    )
    expectEqual(
      after(.order),
      expected {
        $0.rootOrder = nil
        $0[group: "g"].tabOrder = nil
      }
    )
    expectEqual(
      after(.bar),
      expected {
        $0.barOrder = nil
        $0[tab: "b"].tabBarVisibility = .automatic
      }
    )
    expectEqual(
      after(.expansion),
      expected {
        $0[group: "g"].isExpanded = nil
        $0[group: "h"].isExpanded = nil
      }
    )
    expectEqual(after(.tab("a")), expected { $0[tab: "a"].sidebarVisibility = .automatic })
    expectEqual(after(.group("g")), expected { $0[group: "g"] = TabCustomization.Group() })
  }
}
