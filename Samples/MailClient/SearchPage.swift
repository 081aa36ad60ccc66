import Foundation
import TabHost

/// The letters with the text of the search field.
final class SearchPage: MailboxPage {
  override func contains(_ letter: Letter) -> Bool {
    guard let mail, letter.mailbox != "Private" || mail.store.isUnlocked else { return false }
    return "\(letter.address) \(letter.subject) \(letter.text)"
      .localizedCaseInsensitiveContains(mail.searchText)
  }
}
