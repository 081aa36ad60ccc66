import Foundation

/// The letters, which are saved after each change.
@MainActor final class MailStore {
  var letters: [Letter] {
    didSet {
      save()
      changeHandler?()
    }
  }
  var changeHandler: (() -> Void)?
  private let file: URL?

  init(file: URL? = nil) {
    self.file = file
    let saved = file.flatMap { try? Data(contentsOf: $0) }
    letters = saved.flatMap { try? JSONDecoder().decode([Letter].self, from: $0) } ?? Letter.samples
  }

  /// The inbox, and the mailboxes that contain a letter.
  var mailboxes: [String] {
    ["Inbox"] + Set(letters.map(\.mailbox)).subtracting(["Inbox"]).sorted()
  }

  func unreadCount(in mailbox: String) -> Int {
    letters.count { $0.mailbox == mailbox && !$0.isRead }
  }

  func update(_ letter: Letter, _ change: (inout Letter) -> Void) {
    guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return }
    change(&letters[index])
  }

  private func save() {
    guard let file else { return }
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(letters).write(to: file, options: .atomic)
  }
}
