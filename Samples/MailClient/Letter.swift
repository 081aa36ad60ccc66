import Foundation

/// A letter in the mailbox with a name.
struct Letter: Codable, Equatable, Identifiable {
  var id = UUID().uuidString
  var mailbox = "Inbox"
  var address: String
  var subject: String
  var text: String
  var isRead = false

  /// The title of the action that archives the letter or takes it back, and its new mailbox.
  var move: (title: String, mailbox: String) {
    mailbox == "Archive" ? ("Move to Inbox", "Inbox") : ("Archive", "Archive")
  }

  /// The letters of the first launch, from the oldest one.
  static let samples = [
    Letter(mailbox: "Private", address: "clinic@example.org", subject: "Results", text: "Good."),
    Letter(mailbox: "Receipts", address: "shop@example.org", subject: "A kettle", text: "Thanks!"),
    Letter(address: "ben@example.org", subject: "Kettle", text: "It whistles in D. Come and hear!"),
    Letter(address: "news@example.org", subject: "The moss is back", text: "It likes the shade."),
    Letter(address: "ada@example.org", subject: "Lunch?", text: "At one, by the pond.\n\nAda"),
  ].map { sample in
    var letter = sample
    letter.id = sample.subject  // The same in each program that runs.
    return letter
  }
}
