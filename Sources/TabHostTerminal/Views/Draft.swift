public import TabHost

/// A value that the user is writing, such as a letter in a form, which survives the end of the program.
///
/// Create the draft in `viewDidLoad()` or later, when the page is in a host. Its value is then the one
/// that the program has kept when it ended, or otherwise the initial one. Assign what the user enters to
/// ``value``, and call ``finish()`` when that is saved, sent or discarded:
///
/// ```swift
/// private lazy var draft = Draft("letter", initialValue: Letter(), of: self)
///
/// func send() {
///   mail.send(draft.value)
///   draft.finish()
/// }
/// ```
///
/// The draft is saved a few seconds after a change, and when the run of a ``TerminalApplication`` ends:
/// when the user quits, when the terminal closes, and with a signal such as `SIGTERM`. A program that is
/// killed loses at most those seconds. A value that equals the initial one is not kept. When a value is
/// restored, the status line says so; it also shows the reason of an error, once until a save succeeds.
///
/// The files are those of an `AppDataStore` beside the customization of the outermost host, with its
/// guarantees, so that the options `--state-dir` and `--no-persist` of a program apply to them. Only the
/// user can read them, but they are not encrypted: leave out passwords. Programs that run at the same time
/// have files of their own; the draft of one that has ended is restored by the next one that creates a
/// draft with its identifier. Within a program, use an identifier for one draft at a time.
@MainActor public final class Draft<Value: Codable & Equatable> {
  /// The identifier, which is encoded like the name of an `AppDataStore`.
  public let identifier: String

  /// Whether ``value`` was kept when the program ended, and differed from the initial one.
  public private(set) var isRestored = false

  /// The value for which no draft is kept.
  var initialValue: Value
  /// Returns the value. It is called when the draft is saved, so that a long text is not read for each
  /// key.
  private var read: () -> Value
  /// The value that is kept, or `nil` if there is none.
  private var kept: Value?
  /// Whether the value has changed since it was saved.
  private var needsSave = false
  /// Whether an error was shown after which no save has succeeded.
  private var hasFailed = false
  private weak var page: ViewController?
  private weak var screen: HostScreen?
  private lazy var store = (page?.outermostHost).map {
    DraftStore<Value>(identifier, beside: $0.customizationStore)
  }

  /// Creates a draft whose value is the one that was kept with its identifier, or the initial one.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the draft.
  ///   - initialValue: The value before the user has changed anything.
  ///   - page: The page on which the user writes. Without a host, nothing is kept.
  public convenience init(_ identifier: String, initialValue: Value, of page: ViewController) {
    self.init(restoring: identifier, initialValue: initialValue, of: page)
    if isRestored { screen?.noteRestoration(StatusText(.draftRestored)) }
  }

  /// Creates a draft without a message that the value is restored.
  init(restoring identifier: String, initialValue: Value, of page: ViewController) {
    self.identifier = identifier
    self.initialValue = initialValue
    self.page = page
    screen = page.terminalScreen
    read = { initialValue }
    // The previous draft with this identifier may have changed shortly before its page was closed.
    screen?.saveDrafts()
    kept = loaded()
    guard let kept else { return }
    isRestored = kept != initialValue
    if isRestored { read = { kept } } else { setNeedsSave() }
  }

  /// The value. Assigning it saves the draft within a few seconds.
  public var value: Value {
    get { read() }
    set {
      read = { newValue }
      setNeedsSave()
    }
  }

  /// Whether the value differs from the initial one.
  public var hasChanges: Bool { value != initialValue }

  /// Removes the draft from the store. Call this method when the value was saved, sent or discarded.
  ///
  /// The present value is the initial one from now on, so that the user can continue to write.
  public func finish() {
    initialValue = value
    needsSave = true
    save()
  }

  /// Reads the value by a closure from now on.
  func follow(_ read: @escaping () -> Value) { self.read = read }

  /// Saves the draft, and no longer follows changes.
  func close() {
    save()
    let value = value
    follow { value }
  }

  /// Saves the draft within a few seconds.
  func setNeedsSave() {
    needsSave = true
    if let screen = screen ?? page?.terminalScreen { screen.requestSave(of: self) } else { save() }
  }
}

extension Draft: SavableDraft {
  func save() {
    guard needsSave else { return }
    needsSave = false
    let value = value
    let new = value == initialValue ? nil : value
    guard let store, new != kept else { return }
    do throws(TabCustomizationStoreError) {
      try store.save(new)
      kept = new
      hasFailed = false
    } catch {
      if !hasFailed { show(new == nil ? .draftNotRemoved : .draftNotSaved, error) }
      (hasFailed, needsSave) = (true, true)
      // The reason may be temporary, such as a full disk.
      screen?.requestSave(of: self)
    }
  }

  private func loaded() -> Value? {
    do throws(TabCustomizationStoreError) {
      return try store?.load()
    } catch {
      show(.draftNotRead, error)
      return nil
    }
  }

  private func show(
    _ text: TabHostController.Strings.Text,
    _ error: TabCustomizationStoreError
  ) {
    screen?.show(StatusText(text, ["reason": error.message]))
  }
}
