extension TabHostController {
  /// The texts that the framework displays, in the language of the user.
  ///
  /// The default is English. Assign the translations before you create tabs and hosts; what was
  /// created before keeps its texts:
  ///
  ///     TabHostController.strings = .init([.back: "Zurück", .search: "Suchen"])
  ///
  /// Messages of diagnostics are for developers, and are not among them. Has no counterpart in UIKit,
  /// where the system has translations.
  public static var strings = Strings()

  /// The translations of the texts that the framework displays.
  public struct Strings: Hashable, Sendable {
    /// The translated texts. A text without a translation is displayed in English.
    public var translations: [Text: String]

    /// Creates strings with the given translations.
    public init(_ translations: [Text: String] = [:]) { self.translations = translations }

    /// The translation of a text, or the English text if there is none.
    public subscript(text: Text) -> String {
      get { translations[text] ?? text.rawValue }
      set { translations[text] = newValue }
    }

    /// Returns a text in which `%1`, `%2` and so on are replaced by values.
    public func text(_ text: Text, _ values: String...) -> String {
      var result = ""
      var rest = self[text][...]
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[percent...].dropFirst()
        guard let digit = rest.first?.wholeNumberValue, values.indices.contains(digit - 1) else {
          result += "%"
          continue
        }
        result += values[digit - 1]
        rest = rest.dropFirst()
      }
      return result + rest
    }
  }
}

extension TabHostController.Strings {
  /// A text that the framework displays. The raw value is the English text.
  ///
  /// A translation has the same `%1`, `%2` … as the English text, in any order.
  public enum Text: String, Hashable, Sendable, CaseIterable {
    // Tabs, bars and lists.

    /// The back button, if the page beneath has no title.
    case back = "Back"
    /// The tab that shows what doesn't fit in the bar.
    case more = "More"
    /// The search tab, and the placeholder of the search field.
    case search = "Search"
    /// Begins editing.
    case edit = "Edit"
    /// Ends editing.
    case done = "Done"
    /// The key command for the next tab.
    case nextTab = "Next Tab"
    /// The key command for the previous tab.
    case previousTab = "Previous Tab"
    /// In place of content that is being loaded.
    case loading = "Loading…"
    /// In place of content that a search has not found.
    case noResults = "No Results"

    // Buttons; see ``BarButtonItem/SystemItem``.

    /// Adds something.
    case add = "Add"
    /// Shares something or performs an action on it.
    case action = "Action"
    /// Shows the bookmarks.
    case bookmarks = "Bookmarks"
    /// Takes a picture.
    case camera = "Camera"
    /// Leaves without saving.
    case cancel = "Cancel"
    /// Closes what is presented.
    case close = "Close"
    /// Writes something new.
    case compose = "Compose"
    /// Plays the next part.
    case fastForward = "Fast Forward"
    /// Moves something to a folder.
    case organize = "Organize"
    /// Pauses.
    case pause = "Pause"
    /// Plays.
    case play = "Play"
    /// Repeats what was undone.
    case redo = "Redo"
    /// Loads again.
    case refresh = "Refresh"
    /// Answers.
    case reply = "Reply"
    /// Plays the previous part.
    case rewind = "Rewind"
    /// Saves changes.
    case save = "Save"
    /// Stops loading.
    case stop = "Stop"
    /// Deletes.
    case trash = "Trash"
    /// Reverts the last change.
    case undo = "Undo"

    // Tabs of the system; see ``TabBarItem/SystemItem``.

    /// What the user likes.
    case favorites = "Favorites"
    /// What the app recommends.
    case featured = "Featured"
    /// What users rate best.
    case topRated = "Top Rated"
    /// What was used last.
    case recents = "Recents"
    /// The people that the user knows.
    case contacts = "Contacts"
    /// What the user has done.
    case history = "History"
    /// What is or was downloaded.
    case downloads = "Downloads"
    /// What is new.
    case mostRecent = "Most Recent"
    /// What users view most.
    case mostViewed = "Most Viewed"
  }
}
