public import TabHost

/// A view controller that records every life cycle call under its name.
@MainActor public final class RecordingPage: ViewController {
  /// The name that precedes every note.
  public let name: String
  /// Whether appearance methods are forwarded to children.
  public var forwards = true
  /// Closures that run once when a call is recorded, by the name of the call.
  public var actions: [String: () -> Void] = [:]
  private let notes: Notes

  /// Creates a view controller that records into the given notes.
  public init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
    super.init()
  }

  override public var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override public func loadView() { note("load") }
  override public func viewDidLoad() { note("didLoad") }
  override public func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override public func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override public func viewWillLayoutSubviews() { note("willLayout") }
  override public func viewDidLayoutSubviews() { note("didLayout") }
  override public func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override public func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override public func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override public func willMove(toParent parent: ViewController?) {
    note("willMove \(word(parent))")
  }

  override public func didMove(toParent parent: ViewController?) {
    note("didMove \(word(parent))")
  }

  private func note(_ word: String) {
    notes.words.append("\(name) \(word)")
    actions.removeValue(forKey: word)?()
  }

  private func word(_ parent: ViewController?) -> String {
    guard let parent else { return "nil" }
    return (parent as? RecordingPage)?.name ?? "\(type(of: parent))"
  }
}

/// The recorded calls of several witnesses, in chronological order.
@MainActor public final class Notes: CallRecorder {
  /// The calls recorded since the last ``take()``.
  public var words: [String] = []

  /// Creates empty notes.
  public init() {}

  /// Returns and removes the recorded calls.
  public func take() -> [String] {
    defer { words = [] }
    return words
  }
}
