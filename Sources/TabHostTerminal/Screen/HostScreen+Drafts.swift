import TabHost

/// Something that a screen saves a while after it has changed.
@MainActor protocol SavableDraft: AnyObject {
  /// Saves the changes. If that fails, requests the next attempt.
  func save()
}

/// The drafts with changes that are not saved. They are retained until they are, because their pages may
/// be closed before.
struct UnsavedDrafts {
  fileprivate var drafts: [any SavableDraft] = []
  /// The time at which the drafts are saved, on the clock of the events.
  fileprivate(set) var due: Duration?
  /// Called when there are drafts to save after ``HostScreen/timeOfDraft``.
  var handler: (() -> Void)?
}

extension HostScreen {
  /// The longest time for which a change of a draft is not saved, so that one save is enough for many
  /// keys.
  static let timeOfDraft = Duration.seconds(3)

  /// Requests to save a draft when ``timeOfDraft`` has passed since the first request.
  func requestSave(of draft: any SavableDraft) {
    guard !unsaved.drafts.contains(where: { $0 === draft }) else { return }
    unsaved.drafts.append(draft)
    guard unsaved.due == nil else { return }
    unsaved.due = time + Self.timeOfDraft
    unsaved.handler?()
  }

  /// Saves the drafts that have changed.
  func saveDrafts() {
    let drafts = unsaved.drafts
    (unsaved.drafts, unsaved.due) = ([], nil)
    for draft in drafts { draft.save() }
  }

  /// Saves the drafts that have changed if it is time.
  func saveDrafts(at time: Duration) {
    if let due = unsaved.due, time >= due { saveDrafts() }
  }

  /// Shows until the next key press or click that a draft is restored.
  func noteRestoration(_ message: StatusText) {
    status.restoration = message
    host.setNeedsDisplay()
  }

  /// Shows why a draft is not kept or restored: for a while, because the user may be typing, or until
  /// the next key press if no application does that.
  func show(_ error: StatusText) {
    if let messageHandler { messageHandler(error.text) } else { noteRestoration(error) }
  }
}
