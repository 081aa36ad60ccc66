import TabHost

final class Notebook: TabHostController {
  private lazy var file = AppDataStore<[String: String]>("notes", beside: customizationStore)
  private(set) var notes: [String: String] = [:]
  /// The last error, for the user.
  private(set) var problem: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    do { notes = try file.load() ?? [:] } catch { problem = "\(error)" }
  }

  func write(_ note: String, title: String) {
    notes[title] = note
    do {
      notes = try file.save(notes) { old, mine, theirs in
        mine.merging(theirs) { mine, _ in mine }
      }
    } catch {
      problem = "\(error)"
    }
  }
}
