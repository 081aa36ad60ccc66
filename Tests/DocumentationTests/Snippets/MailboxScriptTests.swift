import TabHost
import TabHostTesting
import Testing

@MainActor @Test func `removing the selected folder selects the first tab`() throws {
  let description = try HostDescription(
    json: #"{"tabs":["inbox",{"id":"folders","children":["bills"]}],"shown":false}"#
  )
  var transcript: [String] = []
  let runner = ScriptRunner(description.makeHost()) { transcript.append($0) }

  try runner.run(
    HostScript(
      parsing: """
        select bills
        remove folders
        """
    )
  )

  #expect(
    transcript == [
      "  didSelectTab(inbox, previous: nil) program",
      "> select bills",
      "  didSelectTab(bills, previous: inbox) program",
      "> remove folders",
      "  didSelectTab(inbox, previous: bills) fallback",
    ]
  )
}
