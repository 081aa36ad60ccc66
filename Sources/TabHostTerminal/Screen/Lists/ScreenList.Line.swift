import TabHost

extension ScreenList {
  /// A line of a list.
  struct Line {
    var text: String
    /// The path of a tab or a description, dimmed beside the text.
    var note = ""
    var detail = ""
    /// The number of groups above a tab in an outline.
    var depth = 0
    /// The detail for a list that has no room for the text and all of ``detail``; empty if there is
    /// none.
    var shortDetail = ""
    /// The letter of the text that chooses the line of an alert, in lowercase, or `nil` if there is none.
    var letter: Character?
    var isEnabled = true
    var isDestructive = false
    var isSeparator = false
    var isBold = false
    /// Whether the line is part of a text, which is not dimmed although it can't be chosen.
    var isText = false
    /// Whether the line is the heading of those below it.
    var isHeading = false
    /// The submenu that the line opens, or `nil` if there is none.
    var submenu: Menu?
    /// Whether the line leads back to the menu that has opened this submenu.
    var isBack = false
    /// The number of columns that the line requires even if its text is shorter.
    var minimumColumns = 0
    /// The text field that the user edits in the line, or `nil` if there is none.
    var field: TextField?
    /// The identity by which the palette lists the line first after the user has chosen it, or `nil` if
    /// it does not.
    var identity: RecentChoices.Identity?
    /// The tab whose menu the user can open at the line, or `nil` if there is none.
    weak var tab: TabItem?
    /// The effect of choosing the line, or `nil` if there is none.
    var choose: (@MainActor (HostScreen) -> Void)?

    static let separator = Line(text: "", isEnabled: false, isSeparator: true)

    /// Returns the heading of the lines below it.
    static func heading(_ text: String) -> Line {
      Line(text: text, isEnabled: false, isHeading: true)
    }

    /// The minimum number of columns for the text of a line with a detail.
    private static let minimumTextColumns = 4

    /// Adds that the line is disabled or destructive to the detail, if words replace symbols.
    @MainActor mutating func addWords(_ drawing: LineDrawing) {
      guard drawing.usesWords else { return }
      let states: [TabHostController.Strings.Text?] = [
        isDestructive ? .destructiveState : nil, isEnabled ? nil : .disabledState,
      ]
      let words = states.compactMap { $0.map { localized($0) } }
      detail = ([detail].filter { !$0.isEmpty } + words).joined(separator: " ")
    }

    /// Shows keys as the detail, or the first one if there is no room for all of them.
    mutating func setKeys(_ keys: [String]) {
      detail = keys.joined(separator: " ")
      shortDetail = keys.first ?? ""
    }

    /// Adds keys to those of the detail.
    mutating func addKeys(_ keys: [String]) {
      detail = ([detail] + keys).joined(separator: " ")
    }

    /// Returns the detail that leaves room for the text in a number of columns, or `nil` if there is
    /// none.
    func detail(in columns: Int) -> SafeText? {
      // A blank is before and after the text, and after the detail.
      let room = columns - 3
      let text = SafeText(text, limit: max(room, 0)).columns
      let details = [detail, shortDetail].filter { !$0.isEmpty }.map {
        SafeText($0, limit: columns)
      }
      if let detail = details.first(where: { text + $0.columns <= room }) { return detail }
      guard let shortest = details.last, Self.minimumTextColumns + shortest.columns <= room
      else { return nil }
      return shortest
    }
  }
}

extension ScreenList.Line {
  /// Creates the line of an action in a menu or a toolbar.
  @MainActor init(
    _ action: Action,
    _ glyphs: FrameGlyphs,
    choose: @escaping @MainActor (HostScreen) -> Void
  ) {
    self.init(
      text: action.title,
      detail: glyphs.text(of: action.state) ?? "",
      isEnabled: !action.attributes.contains(.disabled),
      isDestructive: action.attributes.contains(.destructive),
      choose: choose
    )
    addWords(glyphs.drawing)
  }

  /// Creates the line of a key command of the app.
  @MainActor init(_ command: KeyCommand, in direction: LayoutDirection) {
    self.init(
      text: command.discoverabilityTitle ?? command.title,
      detail: KeyCommandKey(command, in: direction)?.name(in: TabHostController.strings) ?? "",
      isDestructive: command.attributes.contains(.destructive),
      identity: .keyCommand(command.title),
      choose: { $0.host.user.perform(command) }
    )
  }
}
