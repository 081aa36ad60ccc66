import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

struct HostileInputTests {
  private func message(_ json: some Collection<UInt8>) -> String? {
    HostDescription.error(json: json)?.description
  }

  private func nested(levels: Int) -> String {
    let opening = (1..<levels).map { #"{"id":"\#($0)","children":["# }.joined()
    let closing = String(repeating: "]}", count: levels - 1)
    return #"{"tabs":[\#(opening)"leaf"\#(closing)]}"#
  }

  @Test func `tabs can have 64 levels but not 65`() throws {
    expect(message(nested(levels: 64).utf8) == nil)
    let error = try #require(message(nested(levels: 65).utf8))
    expect(error.hasPrefix("tabs[0].children[0]"))
    expect(error.hasSuffix(": tabs are nested deeper than 64 levels"))
  }

  @MainActor @Test func `the deepest tab can be selected`() throws {
    let described = try HostDescription(json: nested(levels: 64)).makeHost()
    described.host.selectedTab = described.knownTabs["leaf"]
    expectEqual(described.host.selectedPath.count, 64)
  }

  @Test func `10,000 levels throw an error`() {
    let arrays = String(repeating: "[", count: 10_000)
    expectEqual(message(arrays.utf8), "not JSON: line 1, column 513: nested more than 512 deep")
    let objects = String(repeating: #"{"a":"#, count: 10_000)
    expectEqual(message(objects.utf8)?.hasSuffix("nested more than 512 deep"), true)
    expectEqual(message(nested(levels: 10_000).utf8)?.hasSuffix("nested more than 512 deep"), true)
  }

  @Test func `brackets nested more than 512 deep throw an error`() {
    let open = { String(repeating: "[", count: $0) }
    let end = "not JSON: line 1, column 513: the text ends where a value is expected"
    expectEqual(message(open(512).utf8), end)
    let tooDeep = "not JSON: line 1, column 513: nested more than 512 deep"
    expectEqual(message(open(513).utf8), tooDeep)
    expectEqual(message(open(514).utf8), tooDeep)
    let closed = open(512) + String(repeating: "]", count: 512)
    expectEqual(message(closed.utf8), "the description must be an object")
  }

  @Test func `bytes that are not UTF-8 throw an error`() {
    expectEqual(message([0x7B, 0xFF, 0x7D]), "the description is not UTF-8")
    expectEqual(message([0xFE, 0xFF, 0x00, 0x7B]), "the description is not UTF-8")
    expectEqual(message([0x00])?.hasPrefix("not JSON"), true)
  }

  @Test(arguments: [
    #"{"tabs":["é",{"id":"g","children":[{"id":"c","badge":"\"3\\"}]}],"shown":true}"#,
    #"""
    {"answers":{"drop":{"é":"copy"},"dropOnAction":{"g/n":"move"},"dragItems":{"a":["x"]},
     "swipe":{"a":{"leading":[{"title":"A","destructive":true}],"fullSwipe":false}},
     "menu":{"a":[{"title":"M","disabled":false,"children":[{"title":"N"}]}]}}}
    """#,
  ])
  func `a truncated description throws an error of one line`(json: String) {
    let bytes = Array(json.utf8)
    expect(message(bytes) == nil)
    for count in bytes.indices {
      let error = message(bytes.prefix(count))
      expectEqual(error?.contains("\n"), false, "cut at \(count)")
    }
  }

  @Test func `a description with a replaced byte is parsed or throws an error of one line`() {
    let bytes = Array(#"{"tabs":["a",{"id":"g","children":["c"]}],"shown":true}"#.utf8)
    for index in bytes.indices {
      for byte in [0, 0x0A, 0x22, 0x2C, 0x5B, 0x5C, 0x7B, 0x7D, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        expect(message(changed)?.contains("\n") != true)
      }
    }
  }

  @Test func `a lone surrogate throws an error`() {
    expect(message(#"{"selected":"\ud800"}"#.utf8) != nil)
  }

  @Test func `a script with long lines and many lines is parsed`() throws {
    let long = "tap \"" + String(repeating: "x", count: 100_000) + "\""
    let many = String(repeating: "tap a\n", count: 10_000)
    try expectEqual(HostScript(parsing: many + long).commands.count, 10_001)
  }

  @Test(arguments: [
    "batch\nset a title \"x \\\" y\"\nend\nadd é to g at 1 title z",
    "drop a x2 on b move\nhover a on b 7\nswipe leading b full\nmenu b \"x \\\" y\"",
  ])
  func `a truncated script is parsed or throws an error of one line`(script: String) {
    let scalars = Array(script.unicodeScalars)
    for count in scalars.indices {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars.prefix(count))
      expect(HostScript.error(parsing: text)?.description.contains("\n") != true)
    }
  }

  @MainActor @Test func `a host with many tabs performs 1,000 selections`() throws {
    let count = Soak.count(100, full: 1000)
    let groups = (0..<count).map { group in
      let children = (0..<100).map { #"{"id":"\#(group).\#($0)"}"# }.joined(separator: ",")
      return #"{"id":"\#(group)","children":[\#(children)]}"#
    }
    let json = #"{"tabs":[\#(groups.joined(separator: ","))]}"#
    let described = try HostDescription(json: json).makeHost()
    let commands = (0..<1000).map { "select \($0 % count).\($0 / count + $0 % 10)" }
    let lines = try described.run(commands.joined(separator: "\n"), format: .json)
    expect(lines.count > 2000)
    expectEqual(described.host.selectedTab?.identifier, "\(999 % count).\(999 / count + 9)")
  }
}
