import TabHostTestSupport
import TabHostTesting
import Testing

/// Strict parsing of descriptions.
struct StrictReadingTests {
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
    (
      #"{"tabs":["inbox"],"answers":{"shouldSelectTab":{"inbx":true},"menu":{"inbix":[]}}}"#,
      "answers.menu.inbix"
    ),
  ])
  func `of several errors in an object, the first by name is reported`(json: String, path: String) {
    let message = HostDescription.error(json: json)?.description
    expect(message?.hasPrefix("\(path):") == true || message?.hasPrefix("\(path)[") == true)
  }

  @Test func `two objects can have the same key`() {
    let json = #"{"tabs":[{"id":"a"},{"id":"g","children":[{"id":"b"}]}],"traits":{"idiom":"pad"}}"#
    expect(HostDescription.error(json: json) == nil)
  }
}
