import TabHost

// Words that take the place of symbols for a screen reader.

extension FrameElement.ID {
  /// The name of a button that is otherwise drawn as a glyph, or `nil` for another element.
  @MainActor private var name: String? {
    switch self {
    case .sidebarToggle: localized(.sidebarButton)
    case .tabList: localized(.tabsHeading)
    case .navigationOverflow, .paneOverflow, .pageToolbarOverflow, .moreToolbarItems,
      .earlierTabs, .laterTabs:
      localized(.more)
    case .sidebarOverflow: localized(.sidebarMenuButton)
    case .help: localized(.helpButton)
    case .cancelSearch: localized(.cancel)
    default: nil
    }
  }

  /// Returns the name of the button that is drawn in place of its glyph, or `nil` if the glyph is drawn.
  @MainActor func word(_ drawing: LineDrawing) -> String? { drawing.usesWords ? name : nil }

  /// Returns the number of columns of the button, with one blank on either side.
  @MainActor func buttonColumns(_ drawing: LineDrawing) -> Int {
    word(drawing).map { SafeText($0).columns + 2 } ?? 3
  }
}

extension TabImage {
  /// The name of the image, for a button without a title.
  var spokenName: String { systemName.split(separator: ".").joined(separator: " ") }
}

extension TabLabel {
  typealias Text = TabHostController.Strings.Text

  /// Returns the states of an element and its badge as words, or `nil` if there are none.
  @MainActor static func words(_ states: Text?..., and badge: String? = nil) -> SafeText? {
    let words = states.compactMap { $0.map { localized($0) } } + (badge.map { [$0] } ?? [])
    return words.isEmpty ? nil : SafeText(words.joined(separator: " "))
  }

  /// Returns the words for the badge of a tab, or `nil` if the tab has none.
  @MainActor static func spokenBadge(of tab: TabItem) -> String? {
    tab.badge?.progress?.words ?? tab.badgeValue.map(words(ofBadge:))
  }

  /// Returns the words for the text of a badge, or for a dot without a text.
  @MainActor static func words(ofBadge text: String) -> String {
    text.isEmpty ? localized(.newState) : localized(.badgeOfValue, ["value": text])
  }

  /// Returns the badge of a tab as the detail of a line in a list, which is empty if the tab has none.
  @MainActor static func detail(of tab: TabItem, _ drawing: LineDrawing) -> String {
    (drawing.usesWords ? spokenBadge(of: tab) : tab.badgeValue) ?? ""
  }
}

extension ProgressIndicator {
  /// The percentage, or the words for a task whose completed part is unknown.
  @MainActor var words: String {
    fractionCompleted == nil ? localized(.activeState) : percentage
  }
}

extension FrameGlyphs {
  typealias Text = TabHostController.Strings.Text

  /// Whether words take the place of symbols.
  var usesWords: Bool { drawing.usesWords }

  /// Returns the word for a state, or the glyph.
  @MainActor func text(_ glyph: Character, _ word: Text) -> String {
    usesWords ? localized(word) : String(glyph)
  }

  /// Returns the disclosure indicator of a group, or the word for its state.
  @MainActor func disclosure(isExpanded: Bool) -> String {
    isExpanded ? text(expanded, .expandedState) : text(collapsed, .collapsedState)
  }

  /// Returns the marker for the state of an action, or `nil` if the action is off.
  @MainActor func text(of state: MenuElement.State) -> String? {
    guard usesWords else { return mark(of: state).map { String($0) } }
    return switch state {
    case .off: nil
    case .on: localized(.checkedState)
    case .mixed: localized(.mixedState)
    }
  }
}
