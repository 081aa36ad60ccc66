import TabHost

/// Notes every call of its life under a name.
@MainActor final class Witness: ViewController {
  let name: String
  let notes: Notes
  var forwards = true
  /// What runs the next time that a call is noted, by the call's word.
  var actions: [String: () -> Void] = [:]

  init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
    super.init()
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func loadView() { note("load") }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: ViewController?) { note("willMove \(word(parent))") }
  override func didMove(toParent parent: ViewController?) { note("didMove \(word(parent))") }

  private func note(_ word: String) {
    notes.words.append("\(name) \(word)")
    actions.removeValue(forKey: word)?()
  }

  private func word(_ parent: ViewController?) -> String {
    guard let parent else { return "nil" }
    return (parent as? Witness)?.name ?? "\(type(of: parent))"
  }
}

@MainActor final class Notes {
  var words: [String] = []

  func take() -> [String] {
    defer { words = [] }
    return words
  }
}
