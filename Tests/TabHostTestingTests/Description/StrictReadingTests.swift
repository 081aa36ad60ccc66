import TabHostTesting
import Testing

@Suite("Strict parsing of descriptions") struct StrictReadingTests {
  private func message(_ json: String) -> String? {
    do {
      _ = try HostDescription(json: json)
      return nil
    } catch {
      #expect(error.exitStatus == 2)
      return error.description
    }
  }

  @Test(arguments: [
    (#"{"tabs":["a"],"tabs":["b"]}"#, "tabs"),
    (#"{"tabs":["a"],"t\u0061bs":["b"]}"#, "tabs"),
    (#"{"t\u0061bs":["a"],"tab\u0073":["b"]}"#, "tabs"),
    (#"{"tabs":["a",{"id":"b","id":"c"}]}"#, "tabs[1].id"),
    (
      #"{"tabs":["a",{"id":"g","children":[{},[],{"id":"b","id":"b"}]}]}"#, "tabs[1].children[2].id"
    ),
    (
      #"{"answers":{"shouldSelectTab":{"a b":true,"a b":true}}}"#,
      #"answers.shouldSelectTab["a b"]"#
    ),
    // These keys are canonically equivalent, so they are equal as Swift strings.
    (
      #"{"answers":{"shouldSelectTab":{"\u00e9":true,"e\u0301":true}}}"#,
      #"answers.shouldSelectTab["é"]"#
    ),
  ])
  func `a duplicate key throws an error with its path`(json: String, path: String) {
    #expect(message(json) == "\(path): duplicate key")
  }

  @Test(arguments: [
    (#"{"mode":1,"traits":1,"shown":1,"selected":1,"tabs":1,"answers":1}"#, "answers"),
    (#"{"tabs":[{"id":"a","title":1,"image":1,"subtitle":1,"badge":1}]}"#, "tabs[0].badge"),
    (#"{"tabs":[{"id":"a","z":1,"y":1,"x":1,"q":1,"badge":1}]}"#, "tabs[0].q"),
    (
      #"{"tabs":[{"id":"g","managed":1,"children":[1],"actions":[1],"defaultChild":1}]}"#,
      "tabs[0].actions"
    ),
    (
      #"{"answers":{"shouldSelectTab":{"d":1,"c":1,"b":1,"e":1,"f":1}}}"#,
      "answers.shouldSelectTab.b"
    ),
    (
      #"{"customization":{"tabs":{"d":1,"c":1,"b":1,"e":1},"barOrder":[]}}"#,
      "customization.tabs.b"
    ),
  ])
  func `of several errors in an object, the first by name is reported`(json: String, path: String) {
    let message = message(json)
    #expect(message?.hasPrefix("\(path):") == true || message?.hasPrefix("\(path)[") == true)
  }

  @Test func `two objects can have the same key`() {
    let json = #"{"tabs":[{"id":"a"},{"id":"g","children":[{"id":"b"}]}],"traits":{"idiom":"pad"}}"#
    #expect(message(json) == nil)
  }

  @Test(arguments: [
    (#""defaultChild":[]"#, "defaultChild: must be text"),
    (#""selectedChild":false"#, "selectedChild: must be text"),
    (#""children":false"#, "children: must be an array of tabs"),
    (#""managed":[]"#, "managed: must be true or false"),
    (#""displayOrder":false"#, "displayOrder: must be an array of texts"),
    (#""appearance":[]"#, "appearance: must be text"),
    (#""actions":false"#, "actions: must be an array of actions"),
  ])
  func `a group key of a tab must have the type that it has for a group`(
    entry: String,
    problem: String
  ) {
    #expect(message(#"{"tabs":[{"id":"a","kind":"tab",\#(entry)}]}"#) == "tabs[0].\(problem)")
  }
}
