import Foundation
import TabHost

/// The data of a dragged item in one type, as a script has it.
enum ScriptData: Sendable {
  case text(String)
  /// The contents of a file, which is read when the command runs.
  case file(NamedFile, path: ScriptWord)
  /// Data that a recording does not contain.
  case unrecorded(ScriptWord)

  fileprivate func load() throws(ScriptMistake) -> Data {
    switch self {
    case .text(let text): return Data(text.utf8)
    case .file(let file, let path):
      do throws(ScriptError) { return try file.data() } catch { throw path.mistake(error.message) }
    case .unrecorded(let word):
      throw ScriptMistake(
        column: word.column,
        message: "diverged: the recording does not contain this data of the user, which was no "
          + "text or too long; write \"file PATH\" here"
      )
    }
  }

  /// The name of an item with this data, or `nil` if it has none.
  fileprivate func name(of type: String) -> String? {
    switch self {
    case .text(let text) where type == "public.file-url": URL(string: text)?.lastPathComponent
    case .file(let file, _): file.path == "-" ? nil : file.url.lastPathComponent
    case .text, .unrecorded: nil
    }
  }
}

/// The items of a drag from outside, as a script has them: `TYPE ["DATA"|file PATH]… [xN]`.
struct ScriptItems: Sendable {
  /// The maximum number of items of a drag.
  private static let maximumCount = 10_000

  /// The types of each item.
  private let types: [String]
  /// One for all, one for each type, or those of each item. Without any, the data is empty.
  private let data: [ScriptData]
  private let count: Int

  /// Reads the items, after which the word `on` or `over` follows.
  init(_ words: inout ScriptArguments) throws(ScriptMistake) {
    types = DragItem.types(in: try words.word().text)
    var data: [ScriptData] = []
    var count = 1
    var word = try words.word()
    var last = word
    while let next = try Self.data(word, &words) {
      data.append(next)
      last = word
      word = try words.word()
    }
    if word.isKeyword("on") || word.isKeyword("over") {
      words.putBack()
    } else {
      count = try Self.count(word)
    }
    (self.data, self.count) = (data, count)
    let possible = Set([1, types.count, types.count * count]).sorted()
    guard data.isEmpty || possible.contains(data.count) else {
      let counts = possible.map { "\($0)" }.joined(separator: " or ")
      throw ScriptMistake(
        column: last.column,
        message: "the items have \(counts) data, not \(data.count): one for all, or one for each "
          + "type"
      )
    }
  }

  private static func data(
    _ word: ScriptWord,
    _ words: inout ScriptArguments
  ) throws(ScriptMistake) -> ScriptData? {
    if word.isQuoted { return .text(word.text) }
    if word.isKeyword("unrecorded") { return .unrecorded(word) }
    guard word.isKeyword("file") else { return nil }
    let (file, path) = try words.file()
    return .file(file, path: path)
  }

  private static func count(_ word: ScriptWord) throws(ScriptMistake) -> Int {
    guard !word.isQuoted, word.text.hasPrefix("x"),
      let count = ScriptWord.number(word.text.dropFirst()), (1...maximumCount).contains(count)
    else {
      throw word.mistake(
        "is not \"on\" or \"over\", data in quotes, \"file\" with a path, or a number of items from x1 to "
          + "x\(maximumCount)"
      )
    }
    return count
  }

  /// Returns new items, after reading their files.
  @MainActor func makeItems() throws(ScriptMistake) -> [DragItem] {
    var loaded: [Data] = []
    for data in data { loaded.append(try data.load()) }
    return (0..<count).map { item in
      let provider = ItemProvider()
      for (index, type) in types.enumerated() {
        let position = position(ofType: index, inItem: item)
        provider.register(position.map { loaded[$0] } ?? Data(), as: type)
        guard provider.suggestedName == nil, let position else { continue }
        provider.suggestedName = data[position].name(of: type)
      }
      return DragItem(itemProvider: provider)
    }
  }

  private func position(ofType type: Int, inItem item: Int) -> Int? {
    switch data.count {
    case 0: nil
    case 1: 0
    case types.count: type
    default: item * types.count + type
    }
  }
}
