import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

@MainActor @Test func `the mailbox looks as before`() throws {
  let mailbox = try HostDescription(json: #"{"tabs":["inbox","sent"]}"#).makeHost()
  let frame = HostScreen(host: mailbox.host, size: CellSize(columns: 40, rows: 8)).frame()

  try Snapshot(frame: frame.plainText, picture: frame.svg()).verify("mailbox") {
    Attachment.record($0.text, named: $0.name)
  }
}
