import TabHost

@MainActor func makeMailbox(_ name: String) -> TabItem {
  let symbols = ["Inbox": "tray", "Archive": "archivebox", "Private": "lock", "Sent": "paperplane"]
  let image = TabImage(systemName: symbols[name] ?? "folder")
  let mailbox = TabItem(title: name, image: image, identifier: name) { _ in
    MailboxPage(title: name)
  }
  mailbox.allowsHiding = name != "Inbox"
  return mailbox
}

@MainActor func makeSearchTab() -> TabItem {
  SearchTabItem { _ in NavigationController(rootViewController: SearchPage(title: "Search")) }
}
