public import TabHost

extension [TabHostController.Strings.Text] {
  /// The texts of the inspector, without the calls and the log that it shows.
  static var inspector: Self {
    [
      .inspector, .inspectorCalls, .inspectorLog, .inspectorPaused, .inspectorFilter,
      .unfilterInspector, .pauseInspector, .turnInspectorPage, .saveInspectorLines,
      .scrollInspector, .filterInspector, .letterKeys, .appHint, .pauseHint, .pageHint, .saveHint,
      .filterAndScrollHint, .savedFile, .cannotSave, .cannotSaveWithoutFolder,
      .cannotSaveInFolder, .cannotSaveOnReadOnlyDisk, .cannotSaveOnFullDisk,
    ]
  }
}

extension TabHostController.Strings.Text {
  // MARK: - The pane

  /// The heading of the keys of the inspector.
  public static var inspector: Self { Self("Inspector") }
  /// The page with actions, transactions and calls.
  public static var inspectorCalls: Self { Self("Calls") }
  /// The page with what the program has written.
  public static var inspectorLog: Self { Self("Log") }
  /// New lines are not shown.
  public static var inspectorPaused: Self { Self("paused") }
  /// Before the words that select lines.
  public static var inspectorFilter: Self { Self("Filter:") }

  // MARK: - Keys in the list

  /// Removes the filter, or moves the focus to the app.
  public static var unfilterInspector: Self { Self("no filter, or to the app") }
  /// Pauses, or shows new lines again.
  public static var pauseInspector: Self { Self("pause, or the newest lines") }
  /// Shows the other page.
  public static var turnInspectorPage: Self { Self("the calls, or the log") }
  /// Saves the page.
  public static var saveInspectorLines: Self { Self("save the lines in a file") }
  /// Scrolls the lines.
  public static var scrollInspector: Self { Self("scroll, and pause") }
  /// What typing letters does.
  public static var filterInspector: Self { Self("only lines with these words") }
  /// The keys that type letters.
  public static var letterKeys: Self { Self("letters") }

  // MARK: - Keys in the last line

  /// Moves the focus to the app.
  public static var appHint: Self { Self("app") }
  /// Pauses.
  public static var pauseHint: Self { Self("pause") }
  /// Shows the other page.
  public static var pageHint: Self { Self("page") }
  /// Saves the page.
  public static var saveHint: Self { Self("save") }
  /// Moves the focus to the inspector.
  public static var filterAndScrollHint: Self { Self("filter and scroll") }

  // MARK: - Saving

  /// The page has been saved.
  public static var savedFile: Self { Self("Saved {file}") }
  /// The page can't be saved; the error is that of the system.
  public static var cannotSave: Self { Self("Can't save: {error}") }
  /// The working directory is gone.
  public static var cannotSaveWithoutFolder: Self { Self("Can't save: the folder does not exist") }
  /// The user has no permission.
  public static var cannotSaveInFolder: Self { Self("Can't save: the folder can't be written to") }
  /// The volume is read-only.
  public static var cannotSaveOnReadOnlyDisk: Self { Self("Can't save: the disk is read-only") }
  /// The volume is full.
  public static var cannotSaveOnFullDisk: Self { Self("Can't save: the disk is full") }
}
