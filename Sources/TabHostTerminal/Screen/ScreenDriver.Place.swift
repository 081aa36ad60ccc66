import TabHost

extension ScreenDriver {
  /// A place on a screen, for the mouse. A string literal is a text on screen.
  public struct Place: Hashable, Sendable {
    fileprivate enum Target: Hashable {
      case text(String, occurrence: Int)
      case row(String)
      case element(FrameElement.ID)
      case cell(CellPoint)
    }

    fileprivate let target: Target
    private var columns = 0
    private var rows = 0

    fileprivate init(_ target: Target) { self.target = target }

    /// The first character of a text.
    ///
    /// - Parameters:
    ///   - text: The text, which is in one line.
    ///   - occurrence: The occurrence in the frame, counted from 1, from the top and then from the left,
    ///     or from -1 for the last one backward.
    public static func text(_ text: String, occurrence: Int = 1) -> Place {
      Place(.text(text, occurrence: occurrence))
    }

    /// The row of the sidebar with the identifier of a tab or an action.
    public static func row(_ identifier: String) -> Place { Place(.row(identifier)) }

    /// The item of the bar for the tab with the given identifier.
    public static func tab(_ identifier: String) -> Place { .element(.tab(identifier)) }

    /// An element of the frame, such as `.edit` or `.back`.
    public static func element(_ element: FrameElement.ID) -> Place { Place(.element(element)) }

    /// A cell, counted from 0.
    public static func cell(_ column: Int, _ row: Int) -> Place {
      .cell(CellPoint(column: column, row: row))
    }

    /// A cell.
    public static func cell(_ cell: CellPoint) -> Place { Place(.cell(cell)) }

    /// Returns the place a number of columns to the right and of rows below, or to the left and above if
    /// they are negative.
    public func offset(columns: Int = 0, rows: Int = 0) -> Place {
      var place = self
      place.columns += columns
      place.rows += rows
      return place
    }

    /// The cell, or `nil` for a place that depends on the frame.
    var cell: CellPoint? { if case .cell(let cell) = target { moved(cell) } else { nil } }

    fileprivate func moved(_ cell: CellPoint) -> CellPoint {
      CellPoint(column: cell.column + columns, row: cell.row + rows)
    }
  }

  /// Something that a test requires is not on screen.
  public struct NotOnScreen: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is not on screen, such as `"Drafts"`, `row "inbox"` or `cell 90 3`.
    public let subject: String
    /// The identifiers of the rows or of the items of the bar that are on screen, if the subject is one.
    public let alternatives: [String]
    /// The frame as text.
    public let frame: String

    init(_ subject: String, insteadOf alternatives: [String] = [], _ frame: Frame) {
      self.subject = subject
      self.alternatives = alternatives
      self.frame = frame.plainText
    }

    /// The subject, the alternatives and the frame.
    public var description: String { "\(summary):\n\(frame)" }

    /// The subject and the alternatives, on one line.
    package var summary: String {
      let others = alternatives.map(\.debugDescription).joined(separator: ", ")
      return "\(subject) is not on screen\(others.isEmpty ? "" : ", but \(others)")"
    }
  }

  /// Returns the cell of a place: that of the first character of a text, or a cell in the first line of
  /// an element, near its left end.
  ///
  /// - Throws: ``NotOnScreen`` if the place is not on screen.
  public func location(of place: Place) throws(NotOnScreen) -> CellPoint {
    let frame = frame
    let cell = cell(of: place.target, in: frame).map(place.moved)
    guard let cell, CellRect(frame.size).contains(cell) else { throw notOnScreen(place) }
    return cell
  }

  private func cell(of target: Place.Target, in frame: Frame) -> CellPoint? {
    switch target {
    case .cell(let cell): return cell
    case .text(let text, let occurrence):
      let cells = frame.cells(of: text)
      let index = occurrence < 0 ? cells.count + occurrence : occurrence - 1
      return cells.indices.contains(index) ? cells[index] : nil
    case .row(let identifier):
      let index = screen.host.sidebar.rows.firstIndex { $0.identifier == identifier }
      return index.flatMap { cell(of: .element(.row($0)), in: frame) }
    case .element(let element):
      return screen.layout().rect(of: element).map {
        CellPoint(column: $0.column + min(4, $0.columns / 2), row: $0.row)
      }
    }
  }

  func notOnScreen(_ place: Place) -> NotOnScreen {
    let elements = screen.layout().elements.map(\.id)
    let alternatives: [String] =
      switch place.target {
      case .row:
        elements.compactMap {
          if case .row(let index) = $0 { screen.row(index)?.identifier } else { nil }
        }
      case .element(.tab):
        elements.compactMap { if case .tab(let identifier) = $0 { identifier } else { nil } }
      case .text, .element, .cell: []
      }
    return NotOnScreen("\(place)", insteadOf: alternatives, frame)
  }
}

extension Frame {
  /// Returns the cells of the first characters of a text, from the top and then from the left.
  fileprivate func cells(of text: String) -> [CellPoint] {
    plainLines.enumerated().flatMap { row, line in
      line.ranges(of: text).map {
        CellPoint(column: SafeText(String(line[..<$0.lowerBound])).columns, row: row)
      }
    }
  }
}

extension ScreenDriver.Place: ExpressibleByStringLiteral {
  /// Creates the place of the first occurrence of a text.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension ScreenDriver.Place: CustomStringConvertible {
  /// The place, such as `"Drafts"`, `row "inbox"` or `cell 90 3`.
  public var description: String {
    let text =
      switch target {
      case .text(let text, 1): text.debugDescription
      case .text(let text, let number): "occurrence \(number) of \(text.debugDescription)"
      case .row(let identifier): "row \(identifier.debugDescription)"
      case .element(.tab(let identifier)): "tab \(identifier.debugDescription)"
      case .element(let element): "\(element)"
      case .cell(let cell): "cell \(cell.column) \(cell.row)"
      }
    let offset = moved(CellPoint(column: 0, row: 0))
    return offset == CellPoint(column: 0, row: 0) ? text : "\(text) offset by \(offset)"
  }
}
