import Foundation
import TabHostTestSupport
import Testing

@testable import TabHost

/// Stored format of customizations.
struct CustomizationRecordTests {
  /// The customization in `customization-version-1.json`.
  static let version1: TabCustomization = {
    var customization = TabCustomization()
    customization.rootOrder = ["library", "watch-now"]
    customization.barOrder = ["library", "sea-life"]
    customization[tab: "sea-life"].sidebarVisibility = .visible
    customization[tab: "sea-life"].tabBarVisibility = .visible
    customization[tab: "forest-life"].sidebarVisibility = .hidden
    customization[tab: "watch/now"].tabBarVisibility = .hidden
    customization[group: "collections"].tabOrder = ["sea-life", "forest-life"]
    customization[group: "collections"].isExpanded = false
    customization[group: "animations"].isExpanded = true
    return customization
  }()

  /// Returns a file written by release 0.1.0.
  static func version1File() throws -> [UInt8] {
    let file = PackageFiles.url("Tests/Fixtures/customization-version-1.json")
    return Array(try Data(contentsOf: file))
  }

  private func contents(_ text: String) -> StoredContents<TabCustomization> {
    CustomizationRecord.contents(of: Array(text.utf8), identifier: "host")
  }

  /// Another file written by release 0.1.0, with empty values and escapes.
  static let release010File = #"""
    {
      "customization" : {
        "barOrder" : [

        ],
        "groups" : {
          "" : {
            "order" : [
              "a/b",
              "\"\\\u001b[2J\n",
              "é🐳"
            ]
          }
        },
        "tabs" : {
          "\u0000" : {
            "bar" : "hidden"
          }
        }
      },
      "identifier" : "host",
      "version" : 1
    }

    """#

  @Test func `a file of release 0.1.0 is read and written again byte for byte`() {
    var customization = TabCustomization()
    customization.barOrder = []
    customization[group: ""].tabOrder = ["a/b", "\"\\\u{1B}[2J\n", "é🐳"]
    customization[tab: "\0"].tabBarVisibility = .hidden
    expectEqual(contents(Self.release010File), .value(customization))
    let bytes = CustomizationRecord.bytes(of: customization, identifier: "host")
    expectEqual(String(decoding: bytes, as: UTF8.self), Self.release010File)
  }

  @Test func `a customization that equals the defaults is written as an empty object`() {
    let bytes = CustomizationRecord.bytes(of: TabCustomization(), identifier: "host")
    let text = #"""
      {
        "customization" : {

        },
        "identifier" : "host",
        "version" : 1
      }

      """#
    expectEqual(String(decoding: bytes, as: UTF8.self), text)
  }

  @Test func `a file of version 1 is read`() throws {
    let contents = CustomizationRecord.contents(
      of: try Self.version1File(),
      identifier: "media/library"
    )
    expectEqual(contents, .value(Self.version1))
  }

  @Test func `version 1 is written byte for byte`() throws {
    let bytes = CustomizationRecord.bytes(of: Self.version1, identifier: "media/library")
    expectEqual(
      String(decoding: bytes, as: UTF8.self),
      String(decoding: try Self.version1File(), as: UTF8.self)
    )
  }

  @Test(arguments: ["", "a\0b", "\u{1B}[2J", "\"\\/", "é", "e\u{301}", "\u{FEFF}🐳\u{2028}"])
  func `any text survives writing and reading`(text: String) {
    var customization = TabCustomization()
    customization.rootOrder = [text, "b"]
    customization.barOrder = []
    customization[tab: text].tabBarVisibility = .hidden
    customization[group: text].tabOrder = [text]
    let bytes = CustomizationRecord.bytes(of: customization, identifier: text)
    expectEqual(CustomizationRecord.contents(of: bytes, identifier: text), .value(customization))
  }

  @Test func `unknown keys are ignored`() {
    let text = #"""
      {"version":1,"identifier":"host","by":{"x":[1e3]},"customization":{"more":null,
      "tabs":{"a":{"bar":"hidden","since":2}},"groups":{"g":{"expanded":true,"x":[]}}}}
      """#
    var customization = TabCustomization()
    customization[tab: "a"].tabBarVisibility = .hidden
    customization[group: "g"].isExpanded = true
    expectEqual(contents(text), .value(customization))
  }

  @Test(arguments: [2, 7, Int.max])
  func `only the version of a file of a newer version is read`(version: Int) {
    expectEqual(contents(#"{"version":\#(version),"identifier":[]}"#), .newer(version: version))
  }

  @Test(
    arguments: [
      ("", "the file is not a stored customization"),
      ("[]", "the file is not a stored customization"),
      ("{", "the file is not a stored customization"),
      ("{}", #"the file has no valid value at "version""#),
      (#"{"version":0}"#, #"the file has no valid value at "version""#),
      (#"{"version":-1}"#, #"the file has no valid value at "version""#),
      (#"{"version":1.5}"#, "the file is not a stored customization"),
      (#"{"version":true}"#, #"the file has no valid value at "version""#),
      (#"{"version":"1"}"#, #"the file has no valid value at "version""#),
      (#"{"version":1}"#, #"the file has no valid value at "customization""#),
      (
        #"{"version":1,"customization":{}}"#,
        #"the file has no valid value at "identifier""#
      ),
      (
        #"{"version":1,"identifier":"other","customization":{}}"#,
        #"the file has the identifier "other""#
      ),
      (
        #"{"version":1,"identifier":"host","customization":{"rootOrder":["a",1]}}"#,
        #"the file has no valid value at "customization.rootOrder.Index 1""#
      ),
      (
        #"{"version":1,"identifier":"host","customization":{"tabs":{"\u001b":{"bar":"no"}}}}"#,
        #"the file has no valid value at "customization.tabs.\u{1B}.bar""#
      ),
      (
        #"{"version":1,"identifier":"host","customization":{"groups":{"g":{"expanded":1}}}}"#,
        #"the file has no valid value at "customization.groups.g.expanded""#
      ),
    ]
  )
  func `a record with one invalid value is damaged as a whole`(text: String, damage: String) {
    expectEqual(contents(text), .damaged(damage))
  }
}
