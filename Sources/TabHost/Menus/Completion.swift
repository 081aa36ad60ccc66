/// A completion that is handed to the app: knows whether it was called once, twice or never.
///
/// Whoever was given it holds it. When the last one lets go of it without a call, that is reported,
/// and what waits for it goes on with nothing.
@MainActor final class Completion<Answer> {
  private var finish: ((Answer?) -> Void)?
  private let reference: HostReference
  private var host: TabHostController? { reference.host }
  private let identifiers: [String]
  private let subject: String

  /// - Parameters:
  ///   - subject: What is completed, for diagnostics.
  ///   - identifiers: The tabs that it is about, for diagnostics.
  ///   - host: Who hears of mistakes. Where it is gone, they do no harm to anyone and are not told.
  ///   - finish: Called once, with the answer, or nil if none came.
  init(
    of subject: String,
    _ identifiers: [String],
    host: TabHostController,
    finish: @escaping (Answer?) -> Void
  ) {
    self.subject = subject
    self.identifiers = identifiers
    reference = host.tree.reference
    self.finish = finish
  }

  func callAsFunction(_ answer: Answer) {
    guard let finish else {
      host?.report(.completedTwice, identifiers, "\(subject) completes again; that is ignored")
      return
    }
    self.finish = nil
    finish(answer)
  }

  isolated deinit {
    guard let finish else { return }
    finish(nil)
    host?.report(.neverCompleted, identifiers, "\(subject) can complete no more; nothing came")
  }
}
