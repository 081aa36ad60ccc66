import TabHost

/// A list that lies over everything else: a menu, what a swipe offers, more tabs, the keys.
@MainActor struct Panel {
  /// What a line does when it is chosen.
  enum Choice {
    case action(Action)
    case submenu(Menu)
    case swipe(ContextualAction)
    case tab(TabItem)
    case toolbarItem(Action)
    case command(TerminalCommand)
    case nothing
  }

  struct Line {
    var text: String
    var detail = ""
    var isEnabled = true
    var isDestructive = false
    var isSeparator = false
    var choice = Choice.nothing

    static let separator = Line(text: "", isEnabled: false, isSeparator: true)

    /// What an action of a menu or a toolbar looks like.
    @MainActor static func line(_ action: Action, choice: Choice, _ signs: FrameSigns) -> Line {
      Line(
        text: action.title,
        detail: signs.mark(of: action.state).map { String($0) } ?? "",
        isEnabled: !action.attributes.contains(.disabled),
        isDestructive: action.attributes.contains(.destructive),
        choice: choice
      )
    }
  }

  /// What kind of list it is.
  enum Kind: Hashable {
    case menu, swipe, overflow, toolbar, keys
  }

  let kind: Kind
  var title = ""
  var lines: [Line]

  /// The lines that can be chosen.
  var choices: [Int] { lines.indices.filter { lines[$0].isEnabled } }
}

extension Panel {
  /// The level of a menu that is open.
  init(_ session: MenuSession, signs: FrameSigns) {
    kind = .menu
    title = session.openMenus.last?.title ?? ""
    lines = session.items.map { item in
      switch item {
      case .separator: .separator
      case .loading: Line(text: "…", isEnabled: false)
      case .menu(let menu):
        Line(text: menu.title, detail: String(signs.forward), choice: .submenu(menu))
      case .action(let action): .line(action, choice: .action(action), signs)
      }
    }
  }

  /// What a row that was swiped open offers.
  init(_ row: SwipedRow) {
    kind = .swipe
    title = row.tab.title
    lines = row.configuration.actions.map { action in
      Line(
        text: action.title ?? action.image?.systemName ?? "",
        isDestructive: action.style == .destructive,
        choice: .swipe(action)
      )
    }
  }

  /// What does not fit into the bar.
  init(overflow tabs: [TabItem]) {
    kind = .overflow
    lines = tabs.map { tab in
      Line(
        text: tab.title,
        detail: tab.badgeValue ?? "",
        isEnabled: tab.isEffectivelyEnabled,
        choice: .tab(tab)
      )
    }
  }

  /// The buttons of the toolbar that have no room.
  init(toolbar actions: [Action], signs: FrameSigns) {
    kind = .toolbar
    lines = actions.map { .line($0, choice: .toolbarItem($0), signs) }
  }

  /// What can be done now, and the keys that do it: a line a command, and one for all digits.
  init(_ bindings: KeyBindings, isPossible: (TerminalCommand) -> Bool) {
    kind = .keys
    title = "Keys"
    var digits: [String] = []
    lines = bindings.keysByCommand.filter { isPossible($0.command) }.compactMap { command, keys in
      if case .selectItem = command {
        digits += keys
        return nil
      }
      return Line(
        text: command.explanation,
        detail: keys.joined(separator: " "),
        choice: .command(command)
      )
    }
    guard let first = digits.first, let last = digits.last else { return }
    let keys = digits.count == 1 ? first : "\(first) to \(last)"
    lines.append(Line(text: "item or row of that number", detail: keys))
  }
}

// MARK: - Places

extension Panel {
  /// The most lines that say how wide a list is; further ones are cut.
  private static let measuredLines = 500

  /// Where the list lies: below the place that it belongs to, or above it, inside the frame; in the
  /// middle without one.
  func rect(in size: CellSize, near anchor: CellRect?) -> CellRect {
    let widths = lines.prefix(Self.measuredLines).map { line in
      SafeText(line.text, limit: size.columns).columns
        + (line.detail.isEmpty ? 0 : SafeText(line.detail, limit: size.columns).columns + 2)
    }
    let wanted = max(widths.max() ?? 0, SafeText(title, limit: size.columns).columns) + 4
    let columns = min(wanted, size.columns)
    let rows = min(lines.count + 2, size.rows)
    guard let anchor else {
      return CellRect(
        column: (size.columns - columns) / 2,
        row: (size.rows - rows) / 2,
        columns: columns,
        rows: rows
      )
    }
    let below = anchor.endRow + rows <= size.rows
    return CellRect(
      column: max(0, min(anchor.column, size.columns - columns)),
      row: below ? anchor.endRow : max(0, anchor.row - rows),
      columns: columns,
      rows: rows
    )
  }

  /// The lines that there is room for, so that one of them is among them.
  func window(in rect: CellRect, showing index: Int) -> Range<Int> {
    let room = max(0, rect.rows - 2)
    let first = max(0, min(index - room / 2, lines.count - room))
    return first..<min(lines.count, first + room)
  }

  /// How many lines a click on the border scrolls: to those before at the top, to those after at
  /// the bottom; 0 beside them, and where there are no more.
  func scrollStep(at point: CellPoint, in rect: CellRect, showing index: Int) -> Int {
    let shown = window(in: rect, showing: index)
    guard rect.contains(point), !shown.isEmpty else { return 0 }
    if point.row == rect.row, shown.lowerBound > 0 { return -shown.count }
    if point.row == rect.endRow - 1, shown.upperBound < lines.count { return shown.count }
    return 0
  }

  /// The line at a place; nil beside the lines.
  func line(at point: CellPoint, in rect: CellRect, showing index: Int) -> Int? {
    guard rect.inset(columns: 1, rows: 1).contains(point) else { return nil }
    let line = window(in: rect, showing: index).lowerBound + point.row - rect.row - 1
    return lines.indices.contains(line) ? line : nil
  }
}
