import Foundation
import TabHost

/// The letters with the text of the search field.
final class SearchPage: MailboxPage {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setNeedsUpdateProperties()
    tabHostController?.searchTextHandler = { [weak self] _ in self?.setNeedsUpdateProperties() }
  }

  override func contains(_ letter: Letter) -> Bool {
    guard let mail, letter.mailbox != "Private" || mail.isUnlocked else { return false }
    return "\(letter.address) \(letter.subject) \(letter.text)"
      .localizedCaseInsensitiveContains(mail.searchText)
  }
}
