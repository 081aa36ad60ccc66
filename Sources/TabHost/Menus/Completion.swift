/// A completion handler that is passed to the app, and that detects whether it is called once,
/// twice, or never.
///
/// The app retains the completion. When it is released without a call, that is reported and
/// `finish` is called with `nil`.
@MainActor final class Completion<Answer> {
  private var finish: ((Answer?) -> Void)?
  private let reference: HostReference
  private var host: TabHostController? { reference.host }
  private let identifiers: [String]
  private let subject: String

  /// Creates a completion.
  ///
  /// - Parameters:
  ///   - subject: The operation that completes, for diagnostics.
  ///   - identifiers: The identifiers of the tabs concerned, for diagnostics.
  ///   - host: The host to report mistakes to. If it has been deallocated, mistakes are ignored.
  ///   - finish: Called once, with the answer or with `nil` if there was none.
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
      let message = "\(subject) was completed twice; the second call is ignored"
      host?.report(.completedTwice, identifiers, message)
      return
    }
    self.finish = nil
    finish(answer)
  }

  isolated deinit {
    guard let finish else { return }
    finish(nil)
    let message = "\(subject) was never completed; it has no result"
    host?.report(.neverCompleted, identifiers, message)
  }
}
