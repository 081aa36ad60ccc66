import Observation
import TabHost

/// The letters, which are saved after each change.
@MainActor @Observable final class MailStore {
  var letters: [Letter] {
    didSet { save() }
  }
  /// Whether the user has entered the password of the private letters.
  var isUnlocked = false
  /// The reason why the last change is not saved, or `nil` if it is.
  private(set) var problem: TabCustomizationStoreError?
  var isSaved: Bool { problem == nil }
  private let errorHandler: (TabCustomizationStoreError) -> Void
  private let file: AppDataStore<[Letter]>

  /// - Parameter errorHandler: Called with the reason why letters can't be loaded or saved.
  init(
    beside store: any TabCustomizationStore = InMemoryTabCustomizationStore(),
    errorHandler: @escaping (TabCustomizationStoreError) -> Void = { _ in }
  ) {
    self.errorHandler = errorHandler
    file = AppDataStore("letters", beside: store)
    do {
      letters = try file.load() ?? Letter.samples
    } catch {
      letters = Letter.samples
      errorHandler(error)
    }
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

  func save() {
    do {
      let saved = try file.save(letters, merge: Self.merge)
      problem = nil
      if saved != letters { letters = saved }
    } catch {
      problem = error
      errorHandler(error)
    }
  }

  /// Returns the letters of this program and of another one. What has changed here wins.
  private static func merge(old: [Letter]?, mine: [Letter], theirs: [Letter]) -> [Letter] {
    let old = old ?? Letter.samples
    let changed = mine.filter { !old.contains($0) }
    let removed = Set(old.map(\.id)).subtracting(mine.map(\.id))
    let kept = theirs.filter { !removed.contains($0.id) }
    return kept.map { letter in changed.first { $0.id == letter.id } ?? letter }
      + changed.filter { letter in !kept.contains { $0.id == letter.id } }
  }
}
