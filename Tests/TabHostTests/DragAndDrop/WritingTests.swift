import Foundation
import Synchronization
import TabHost
import TabHostTestSupport
import Testing

/// A value that is written by its method with a completion handler.
private final class Note: ItemProviderWriting {
  typealias Completion = @Sendable (Data?, (any Error)?) -> Void

  static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.note"] }

  var write: (@escaping Completion) -> LoadingProgress?

  init(_ write: @escaping (@escaping Completion) -> LoadingProgress?) { self.write = write }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping Completion
  ) -> LoadingProgress? {
    write(completionHandler)
  }
}

/// A value that implements neither method.
private struct Unwritable: ItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.note"] }
}

/// Values that provide their own data.
@MainActor struct WritingTests {
  /// The results of the loads, as text.
  private let notes = Notes()

  private func load(_ value: any ItemProviderWriting) -> LoadingProgress {
    let provider = ItemProvider(object: value)
    return provider.loadDataRepresentation(forTypeIdentifier: "com.example.note") {
      [notes] data, error in
      notes.words.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "no data")
      if let error { notes.words.append("\(error)") }
    }
  }

  @Test func `data that is written during the call is loaded when the method returns`() {
    let progress = load(
      Note { completion in
        completion(Data("first".utf8), nil)
        completion(Data("second".utf8), nil)
        return nil
      }
    )
    #expect(notes.words == ["first"])
    #expect(progress.isFinished)
  }

  @Test func `an error of the value is the error of the load`() {
    _ = load(
      Note { completion in
        completion(nil, ItemProviderError.cancelled)
        return nil
      }
    )
    #expect(notes.words == ["no data", "the load was canceled"])
  }

  @Test func `data that is written later in another isolation is delivered on the main actor`()
    async
  {
    let (answers, continuation) = AsyncStream<Note.Completion>.makeStream()
    let progress = load(
      Note { completion in
        continuation.yield(completion)
        return nil
      }
    )
    #expect(notes.words == [] && !progress.isFinished)
    await Task.detached {
      for await completion in answers {
        completion(Data("later".utf8), nil)
        break
      }
    }.value
    while !progress.isFinished { await Task.yield() }
    #expect(notes.words == ["later"])
  }

  @Test func `a value that releases the completion without a call is an error`() {
    _ = load(Note { _ in nil })
    #expect(notes.words == ["no data", #"the handler for "com.example.note" was never called"#])
  }

  @Test func `canceling the load cancels the progress of the value`() {
    let own = LoadingProgress()
    var kept: Note.Completion?
    let progress = load(
      Note { completion in
        kept = completion
        return own
      }
    )
    progress.cancel()
    #expect(own.isCancelled)
    #expect(notes.words == ["no data", "the load was canceled"])
    kept?(Data("late".utf8), nil)
    kept = nil
    #expect(notes.words.count == 2)
  }

  @Test func `a value that implements neither method can't be written`() {
    _ = load(Unwritable())
    #expect(
      notes.words == ["no data", #"the value can't be read or written as "com.example.note""#]
    )
  }
}
