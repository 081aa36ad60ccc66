import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

@MainActor @Test func `the transcript and the frame of a tap are attached`() throws {
  let mailbox = try HostDescription(json: #"{"tabs":["inbox","sent"]}"#).makeHost()
  let screen = HostScreen(host: mailbox.host, size: CellSize(columns: 40, rows: 8))
  var transcript: [String] = []
  let runner = ScriptRunner(mailbox) { transcript.append($0) }
  mailbox.log.clear()

  try runner.run(HostScript(parsing: "tap sent"))
  let frame = screen.frame()

  Attachment.record(transcript.joined(separator: "\n"), named: "transcript.txt")
  Attachment.record(frame.plainText, named: "frame.txt")
  Attachment.record(frame.svg(), named: "frame.svg")
  #expect(mailbox.log.calls == [.shouldSelect("sent"), .didSelect("sent", previous: "inbox")])
}
