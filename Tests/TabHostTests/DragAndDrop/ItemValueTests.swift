import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// A value with two drag types, of which it can write only one.
private struct Photo: ItemProviderReading, ItemProviderWriting, Equatable {
  struct Unwritable: Error {}

  var name: String

  static let readableTypeIdentifiersForItemProvider = ["com.example.photo", "public.image"]
  static let writableTypeIdentifiersForItemProvider = ["com.example.photo", "public.png"]

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Photo {
    Photo(name: "\(String(decoding: data, as: UTF8.self)) as \(typeIdentifier)")
  }

  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    guard typeIdentifier == "com.example.photo" else { throw Unwritable() }
    return Data(name.utf8)
  }
}

/// Values in drag items.
@MainActor struct ItemValueTests {
  /// Returns the loaded object or the error, as text.
  private func load<Object: ItemProviderReading>(
    _ provider: ItemProvider,
    _ type: Object.Type
  ) -> [String] {
    let notes = Notes()
    provider.loadObject(ofClass: type) { object, error in
      notes.words.append(object.map { "\($0)" } ?? error.map { "\($0)" } ?? "nothing")
    }
    return notes.words
  }

  private func provider(_ type: String, _ bytes: [UInt8]) -> ItemProvider {
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type) {
      $0(Data(bytes), nil)
      return nil
    }
    return provider
  }

  @Test func `texts, URLs and data are loaded as they were written`() throws {
    let text = "Grüße, 🌲\u{1B}[31m"
    let url = try #require(URL(string: "https://example.com/a%20b?c=d#e"))
    expectEqual(load(ItemProvider(object: text), String.self), [text])
    expectEqual(load(ItemProvider(object: url), URL.self), [url.absoluteString])
    expectEqual(load(ItemProvider(object: Data([1, 2])), Data.self), ["\(Data([1, 2]))"])
    expectEqual(ItemProvider(object: text).registeredTypeIdentifiers, ["public.utf8-plain-text"])
    expectEqual(ItemProvider(object: url).registeredTypeIdentifiers, ["public.url"])
    expectEqual(ItemProvider(object: Data()).registeredTypeIdentifiers, ["public.data"])
  }

  @Test func `subtypes of the readable types are read, too`() {
    expectEqual(load(provider("public.file-url", Array("file:///x".utf8)), URL.self), ["file:///x"])
    expectEqual(load(provider("public.plain-text", Array("x".utf8)), String.self), ["x"])
    expectEqual(load(provider("public.png", [7]), Data.self), ["\(Data([7]))"])
  }

  @Test func `reading invalid UTF-8 or an invalid URL throws`() {
    let unreadable = "the value can't be read or written as"
    expectEqual(
      load(provider("public.utf8-plain-text", [0xFF, 0x41]), String.self),
      ["\(unreadable) \"public.utf8-plain-text\""]
    )
    expectEqual(load(provider("public.url", [0xC3]), URL.self), ["\(unreadable) \"public.url\""])
    expectEqual(load(provider("public.url", []), URL.self), ["\(unreadable) \"public.url\""])
  }

  @Test func `values write only the types that they list`() throws {
    let url = try #require(URL(string: "file:///x"))
    for value in ["text", url, Data()] as [any ItemProviderWriting] {
      #expect(throws: ItemProviderError.unreadable("public.png")) {
        try value.itemProviderData(withTypeIdentifier: "public.png")
      }
    }
  }

  @Test func `the first readable type is loaded and passed to the reading method`() {
    expectEqual(
      load(ItemProvider(object: Photo(name: "fox")), Photo.self),
      ["\(Photo(name: "fox as com.example.photo"))"]
    )
    expectEqual(
      load(provider("public.jpeg", Array("owl".utf8)), Photo.self),
      ["\(Photo(name: "owl as public.image"))"]
    )
    expectEqual(
      load(ItemProvider(object: "words"), Photo.self),
      ["there is no representation of the type \"com.example.photo\""]
    )
  }

  @Test func `an error thrown while writing a value is delivered as the load error`() {
    let notes = Notes()
    ItemProvider(object: Photo(name: "fox"))
      .loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
        notes.words.append("\(data == nil) \(error is Photo.Unwritable)")
      }
    expectEqual(notes.words, ["true true"])
  }
}

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
    expectEqual(notes.words, ["first"])
    expect(progress.isFinished)
  }

  @Test func `an error of the value is the error of the load`() {
    _ = load(
      Note { completion in
        completion(nil, ItemProviderError.cancelled)
        return nil
      }
    )
    expectEqual(notes.words, ["no data", "the load was canceled"])
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
    expect(notes.words == [] && !progress.isFinished)
    await Task.detached {
      for await completion in answers {
        completion(Data("later".utf8), nil)
        break
      }
    }.value
    while !progress.isFinished { await Task.yield() }
    expectEqual(notes.words, ["later"])
  }

  @Test func `a value that releases the completion without a call is an error`() {
    _ = load(Note { _ in nil })
    expectEqual(notes.words, ["no data", #"the handler for "com.example.note" was never called"#])
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
    expect(own.isCancelled)
    expectEqual(notes.words, ["no data", "the load was canceled"])
    kept?(Data("late".utf8), nil)
    kept = nil
    expectEqual(notes.words.count, 2)
  }

  @Test func `a value that implements neither method can't be written`() {
    _ = load(Unwritable())
    expectEqual(
      notes.words,
      ["no data", #"the value can't be read or written as "com.example.note""#]
    )
  }
}
