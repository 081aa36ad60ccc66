import TabHostProgram

await HostProgram.main("A mail client.", version: "0.3.0", configure: MailHost.configure) {
  MailHost()
}
