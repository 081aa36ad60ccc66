import TabHost

// What a query does in a list.

extension ScreenList {
  /// What a query does: it filters the lines, or searches for elements.
  struct Finding {
    /// The list that a query belongs to.
    let list: Identity
    /// Whether the list is only visible while the user is searching it.
    var isRequired = false
    /// Whether a letter or digit begins a query, because letters are no commands.
    var beginsByTyping = false
    /// The text of the field while it is empty.
    var placeholder = ""
    /// Begins the search for a query, or `nil` if the query filters the lines.
    var search: (@MainActor () -> ElementSearch)?
  }

  /// The list that a query belongs to, and with which it ends.
  enum Identity: Equatable {
    case screen(Kind)
    case menu(MenuSession, level: Int)

    static func == (first: Identity, second: Identity) -> Bool {
      switch (first, second) {
      case (.screen(let list), .screen(let other)): list == other
      case (.menu(let menu, let level), .menu(let other, let otherLevel)):
        menu === other && level == otherLevel
      default: false
      }
    }
  }

  /// The query of a list, and what it has found.
  struct Field {
    let editor: LineEditor
    let query: FuzzyQuery
    /// The number of lines found, without headings.
    let found: Int
    /// The number of lines without a query.
    let total: Int
    /// Whether all lines have been compared with the query.
    let isFinished: Bool
    /// The text of the field while it is empty.
    var placeholder = ""
  }

  /// The minimum number of columns of a list with a field.
  private static let fieldColumns = 24

  /// Returns the list of the lines that a query has found, best first.
  func found(by query: ScreenList.Query) -> ScreenList {
    var list = query.search.map { found(by: $0, query.editor) } ?? filtered(by: query.editor)
    list.finding = finding
    list.anchor = anchor
    list.area = area ?? { [self] in rect(in: $0, fieldColumns: Self.fieldColumns) }
    return list
  }

  private func found(by search: ElementSearch, _ editor: LineEditor) -> ScreenList {
    var list = ScreenList(kind, count: search.count) { search.line(at: $0) }
    list.field = Field(
      editor: editor,
      query: search.query,
      found: search.found,
      total: search.total,
      isFinished: search.isFinished,
      placeholder: finding?.placeholder ?? ""
    )
    return list
  }

  private func filtered(by editor: LineEditor) -> ScreenList {
    let query = FuzzyQuery(editor.text)
    let candidates = indices.filter { self[$0].isFindable }
    let scored = candidates.compactMap { index in
      query.match(in: self[index].text).map { (index, score: $0.score) }
    }
    // Sorting is stable.
    let found = scored.sorted { $0.score > $1.score }.map { self[$0.0] }
    var list = ScreenList(kind, found)
    list.title = title
    list.field = Field(
      editor: editor,
      query: query,
      found: found.count,
      total: candidates.count,
      isFinished: true
    )
    return list
  }
}

extension ScreenList.Line {
  /// Whether a query can find the line. Separators, headings, text and the way back from a submenu are
  /// only visible without one.
  fileprivate var isFindable: Bool {
    !isSeparator && !isText && !isBack && (isEnabled || choose != nil || field != nil)
  }
}

extension ScreenList.Field {
  /// The number of lines found and the number of all lines, as text.
  var count: String {
    let number = query.isEmpty ? "\(total)" : "\(found)/\(total)"
    return isFinished ? number : number + "…"
  }
}
