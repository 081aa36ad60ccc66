extension TabHostController.Strings {
  /// A text that the framework or a renderer displays: a key with an English text.
  ///
  /// The texts of the framework are static properties, and a renderer adds its own in the same way.
  /// The name of the property is the key:
  ///
  ///     extension TabHostController.Strings.Text {
  ///       static var rowCount: Self { Self("Row {row} of {count}") }
  ///     }
  ///
  /// A name in braces is a placeholder. A translation has the same placeholders as the English text,
  /// in any order. Where the words depend on a number, a translation chooses by the plural rules of
  /// its language, as in the message format of ICU:
  ///
  ///     "Zeile {row} von {count, plural, one {einer Zeile} other {# Zeilen}}"
  ///
  public struct Text: Sendable {
    /// The name under which a file of translations has the text.
    public let key: String
    /// The text in English, which is displayed if there is no translation.
    public let english: String

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - english: The text in English.
    ///   - key: The key, by default the name of the property that creates the text.
    public init(_ english: String, key: String = #function) {
      self.key = key
      self.english = english
    }
  }
}

extension TabHostController.Strings.Text: Hashable {
  /// Returns whether two texts have the same key.
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension [TabHostController.Strings.Text] {
  /// The texts of the framework. A renderer displays texts of its own, too.
  public static var framework: Self {
    [
      .back, .more, .search, .edit, .done, .nextTab, .previousTab, .loading, .noResults, .add,
      .action, .bookmarks, .camera, .cancel, .close, .compose, .fastForward, .organize, .pause,
      .play, .redo, .refresh, .reply, .rewind, .save, .stop, .trash, .undo, .favorites, .featured,
      .topRated, .recents, .contacts, .history, .downloads, .mostRecent, .mostViewed,
    ]
  }
}

extension TabHostController.Strings.Text {
  // MARK: - Tabs, bars and lists

  /// The back button, if the page beneath has no title.
  public static var back: Self { Self("Back") }
  /// The tab that shows what doesn't fit in the bar.
  public static var more: Self { Self("More") }
  /// The search tab, and the placeholder of the search field.
  public static var search: Self { Self("Search") }
  /// Begins editing.
  public static var edit: Self { Self("Edit") }
  /// Ends editing.
  public static var done: Self { Self("Done") }
  /// The key command for the next tab.
  public static var nextTab: Self { Self("Next Tab") }
  /// The key command for the previous tab.
  public static var previousTab: Self { Self("Previous Tab") }
  /// In place of content that is being loaded.
  public static var loading: Self { Self("Loading…") }
  /// In place of content that a search has not found.
  public static var noResults: Self { Self("No Results") }

  // MARK: - Buttons; see ``BarButtonItem/SystemItem``

  /// Adds something.
  public static var add: Self { Self("Add") }
  /// Shares something or performs an action on it.
  public static var action: Self { Self("Action") }
  /// Shows the bookmarks.
  public static var bookmarks: Self { Self("Bookmarks") }
  /// Takes a picture.
  public static var camera: Self { Self("Camera") }
  /// Leaves without saving.
  public static var cancel: Self { Self("Cancel") }
  /// Closes what is presented.
  public static var close: Self { Self("Close") }
  /// Writes something new.
  public static var compose: Self { Self("Compose") }
  /// Plays the next part.
  public static var fastForward: Self { Self("Fast Forward") }
  /// Moves something to a folder.
  public static var organize: Self { Self("Organize") }
  /// Pauses.
  public static var pause: Self { Self("Pause") }
  /// Plays.
  public static var play: Self { Self("Play") }
  /// Repeats what was undone.
  public static var redo: Self { Self("Redo") }
  /// Loads again.
  public static var refresh: Self { Self("Refresh") }
  /// Answers.
  public static var reply: Self { Self("Reply") }
  /// Plays the previous part.
  public static var rewind: Self { Self("Rewind") }
  /// Saves changes.
  public static var save: Self { Self("Save") }
  /// Stops loading.
  public static var stop: Self { Self("Stop") }
  /// Deletes.
  public static var trash: Self { Self("Trash") }
  /// Reverts the last change.
  public static var undo: Self { Self("Undo") }

  // MARK: - Tabs of the system; see ``TabBarItem/SystemItem``

  /// What the user likes.
  public static var favorites: Self { Self("Favorites") }
  /// What the app recommends.
  public static var featured: Self { Self("Featured") }
  /// What users rate best.
  public static var topRated: Self { Self("Top Rated") }
  /// What was used last.
  public static var recents: Self { Self("Recents") }
  /// The people that the user knows.
  public static var contacts: Self { Self("Contacts") }
  /// What the user has done.
  public static var history: Self { Self("History") }
  /// What is or was downloaded.
  public static var downloads: Self { Self("Downloads") }
  /// What is new.
  public static var mostRecent: Self { Self("Most Recent") }
  /// What users view most.
  public static var mostViewed: Self { Self("Most Viewed") }
}
