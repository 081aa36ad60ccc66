import Foundation
import TabHost
import TabHostTestSupport
import Testing

@MainActor struct ItemProviderTests {
  private let text = "public.utf8-plain-text"

  /// Returns a provider that records each load of a type and delivers the type as data.
  private func provider(_ types: String..., notes: Notes = Notes()) -> ItemProvider {
    let provider = ItemProvider()
    for type in types {
      provider.registerDataRepresentation(forTypeIdentifier: type) { completion in
        notes.words.append(type)
        completion(Data(type.utf8), nil)
        return nil
      }
    }
    return provider
  }

  /// Returns the results of a load as text.
  private func load(_ provider: ItemProvider, _ type: String) -> [String] {
    let notes = Notes()
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
      notes.words.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "no data")
      if let error { notes.words.append("\(error)") }
    }
    return notes.words
  }

  @Test func `types are listed in order of registration, and a later handler replaces one`() {
    let provider = provider("public.png", "com.example.photo")
    provider.registerObject("words")
    provider.registerDataRepresentation(forTypeIdentifier: "public.png") {
      $0(Data("later".utf8), nil)
      return nil
    }
    expectEqual(provider.registeredTypeIdentifiers, ["public.png", "com.example.photo", text])
    expectEqual(load(provider, "public.png"), ["later"])
    expectEqual(ItemProvider().registeredTypeIdentifiers, [])
    expect(ItemProvider().suggestedName == nil)
  }

  @Test func `each load calls the load handler again, and nothing is loaded before`() {
    let notes = Notes()
    let provider = provider("public.png", "public.jpeg", notes: notes)
    expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.image"))
    expect(provider.canLoadObject(ofClass: Data.self))
    expect(!provider.canLoadObject(ofClass: String.self))
    expectEqual(notes.words, [])
    expectEqual(load(provider, "public.image"), ["public.png"])
    expectEqual(load(provider, "public.jpeg"), ["public.jpeg"])
    expectEqual(load(provider, "public.jpeg"), ["public.jpeg"])
    expectEqual(notes.words, ["public.png", "public.jpeg", "public.jpeg"])
  }

  @Test(arguments: [
    ("public.utf8-plain-text", "public.plain-text", true),
    ("public.utf8-plain-text", "public.text", true),
    ("public.utf8-plain-text", "public.data", true),
    ("public.utf8-plain-text", "public.item", true),
    ("public.plain-text", "public.utf8-plain-text", false),
    ("public.file-url", "public.url", true),
    ("public.url", "public.text", false),
    ("public.png", "public.image", true),
    ("public.jpeg", "public.content", true),
    ("public.mpeg-4", "public.audiovisual-content", true),
    ("public.folder", "public.data", false),
    ("com.example.photo", "com.example.photo", true),
    ("com.example.photo", "public.data", false),
  ])
  func `common types conform to their supertypes`(type: String, wanted: String, conforms: Bool) {
    expectEqual(provider(type).hasItemConformingToTypeIdentifier(wanted), conforms)
  }

  @Test func `loading a type that is not registered is an error`() {
    expectEqual(
      load(provider("public.png"), text),
      ["no data", "there is no representation of the type \"public.utf8-plain-text\""]
    )
    expectEqual(load(ItemProvider(), text).first, "no data")
  }

  @Test func `a completion handler that is released immediately is an error`() {
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: text) { _ in nil }
    expectEqual(
      load(provider, text),
      [
        "no data", "the handler for \"public.utf8-plain-text\" was never called",
      ]
    )
  }

  @Test func `a completion handler that is released later is an error at that time`() {
    var kept: [@MainActor (Data?, (any Error)?) -> Void] = []
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: text) {
      kept.append($0)
      return nil
    }
    let errors = Notes()
    provider.loadDataRepresentation(forTypeIdentifier: text) { _, error in
      errors.words.append("\(error.map { "\($0)" } ?? "none")")
    }
    expectEqual(errors.words, [])
    kept = []
    expectEqual(errors.words, ["the handler for \"public.utf8-plain-text\" was never called"])
  }

  @Test func `a second completion is ignored, and an empty one is an error`() {
    let twice = ItemProvider()
    twice.registerDataRepresentation(forTypeIdentifier: text) {
      $0(Data("one".utf8), nil)
      $0(Data("two".utf8), nil)
      return nil
    }
    expectEqual(load(twice, text), ["one"])
    let none = ItemProvider()
    none.registerDataRepresentation(forTypeIdentifier: text) {
      $0(nil, nil)
      return nil
    }
    expectEqual(
      load(none, text),
      ["no data", "neither data nor an error was provided for \"public.utf8-plain-text\""]
    )
  }

  @Test func `if both data and an error are delivered, the error is ignored`() {
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: text) {
      $0(Data("data".utf8), CancellationError())
      return nil
    }
    expectEqual(load(provider, text), ["data"])
  }

  @Test func `canceling calls the cancellation handler, and a late completion is ignored`() {
    var late: (@MainActor (Data?, (any Error)?) -> Void)?
    let source = LoadingProgress()
    let notes = Notes()
    source.cancellationHandler = { notes.words.append("cancelled") }
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: text) {
      late = $0
      return source
    }
    let progress = provider.loadObject(ofClass: String.self) { object, error in
      notes.words.append("\(object ?? "nil") \(error.map { "\($0)" } ?? "nil")")
    }
    expectEqual(progress.fractionCompleted, 0)
    progress.cancel()
    progress.cancel()
    late?(Data(), nil)
    expectEqual(notes.words, ["nil the load was canceled", "cancelled"])
    expect(progress.isCancelled && progress.isFinished && source.isCancelled)
  }

  @Test func `a load retained only by its progress fails when the progress is released`() {
    let notes = Notes()
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: text) { completion in
      let source = LoadingProgress()
      source.cancellationHandler = { completion(nil, nil) }
      return source
    }
    var progress: LoadingProgress? = provider.loadDataRepresentation(forTypeIdentifier: text) {
      _,
      error in notes.words.append("\(error.map { "\($0)" } ?? "nil")")
    }
    expect(progress?.isFinished == false && notes.words == [])
    progress = nil
    expectEqual(notes.words, ["the handler for \"public.utf8-plain-text\" was never called"])
  }
}
