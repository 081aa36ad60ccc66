import Foundation

@testable import TerminalPictures
@testable import TerminalToolkit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG document as read by an XML parser.
struct ParsedPicture {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? .nan }
  }

  private(set) var elements: [Element] = []

  /// Parses a document, or returns `nil` if it is not well-formed.
  init?(_ document: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    elements = reader.elements
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The characters by cell. A run of ASCII text is split into its characters.
  var characters: [CellPoint: Character] {
    var result: [CellPoint: Character] = [:]
    for text in all("text") {
      let row = (Int(text.number("y")) - 14) / 18
      var column = Int(text.number("x")) / 9
      for character in text.text {
        if character != " " { result[CellPoint(column: column, row: row)] = character }
        column += 1
      }
    }
    return result
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
