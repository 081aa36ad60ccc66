import TabHost

/// The names by which scripts find elements of one kind, such as the buttons on screen.
///
/// A number follows a name that fits several elements, as in `Edit 1` and `Edit 2`. Recordings have
/// these names. A script that has the name without a number is ambiguous.
@MainActor struct ScriptNames<Element: AnyObject> {
  private struct Entry {
    let element: Element
    /// The name, followed by other names of the element.
    let names: [Identifier]
    /// The name, with a number if it fits several elements.
    var uniqueName: Identifier

    init(_ element: Element, _ names: [String]) {
      self.element = element
      self.names = names.map { Identifier($0) }
      uniqueName = self.names[0]
    }
  }

  private var entries: [Entry] = []

  /// Creates the names of elements.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order in which they are numbered. Repeated ones are ignored.
  ///   - others: Elements that the user can't reach. One of them is only found if its name fits no
  ///     other element.
  ///   - names: Returns the name of an element, which recordings have, and its other names.
  init(
    _ elements: [Element],
    unreachable others: [Element] = [],
    names: (Element) -> [String]
  ) {
    var known: Set<ObjectIdentifier> = []
    for element in elements where known.insert(ObjectIdentifier(element)).inserted {
      entries.append(Entry(element, names(element)))
    }
    let reachable = Set(entries.flatMap(\.names))
    for element in others where known.insert(ObjectIdentifier(element)).inserted {
      let entry = Entry(element, names(element))
      if !reachable.contains(entry.uniqueName) { entries.append(entry) }
    }
    addNumbers()
  }

  private mutating func addNumbers() {
    var counts: [Identifier: Int] = [:]
    for entry in entries { for name in Set(entry.names) { counts[name, default: 0] += 1 } }
    var taken = Set(counts.keys)
    var numbers: [Identifier: Int] = [:]
    for index in entries.indices {
      let name = entries[index].names[0]
      for name in Set(entries[index].names) { numbers[name, default: 0] += 1 }
      guard counts[name, default: 0] > 1 else { continue }
      var number = numbers[name, default: 1]
      while !taken.insert(name.numbered(number)).inserted { number += 1 }
      entries[index].uniqueName = name.numbered(number)
    }
  }

  /// The names of the elements, each of which is different.
  var all: [String] { entries.map(\.uniqueName.text) }

  /// Returns the name that fits only the given element, or `nil` if no name does.
  func name(of element: Element) -> String? {
    entries.first { $0.element === element }?.uniqueName.text
  }

  /// Returns the elements that a name fits, in order.
  func elements(named text: String) -> [Element] {
    let name = Identifier(text)
    if let entry = entries.first(where: { $0.uniqueName == name }) { return [entry.element] }
    return entries.filter { $0.names.contains(name) }.map(\.element)
  }

  /// Returns the possible element that a word names, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - kind: What the elements are, for the error message.
  ///   - isPossible: Whether an element can be meant where the word is.
  /// - Throws: A mistake that lists the candidates if there are several.
  func element(
    named word: ScriptWord,
    among kind: String,
    where isPossible: (Element) -> Bool = { _ in true }
  ) throws(ScriptMistake) -> Element? {
    let possible = elements(named: word.text).filter(isPossible)
    guard possible.count > 1 else { return possible.first }
    let names = possible.compactMap(name).map(ScriptWord.written)
    let list = names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    throw word.mistake("fits \(names.count) \(kind); write \(list)")
  }
}

extension Identifier {
  fileprivate func numbered(_ number: Int) -> Identifier {
    Identifier(text.isEmpty ? "\(number)" : "\(text) \(number)")
  }
}
