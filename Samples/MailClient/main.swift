import TabHostProgram

await HostProgram.main("A mail client.", version: "0.2.0", configure: MailHost.configure) {
  MailHost()
}
