import TabHost

extension ScriptParameter<TabItem> {
  static var tab: Self {
    lookup { runner, word throws(ScriptMistake) in try runner.tab(word) }
  }

  /// A tab after a keyword.
  static func tab(after keyword: String) -> Self {
    Self { words throws(ScriptMistake) in
      try words.skip(keyword)
      return try tab.read(&words)
    }
  }
}

extension ScriptParameter<TabItem?> {
  /// A tab, or a keyword for none.
  static func tab(or none: String) -> Self {
    lookup { runner, word throws(ScriptMistake) in
      word.isKeyword(none) ? nil : try runner.tab(word)
    }
  }
}

extension ScriptParameter<[TabItem]> {
  /// The tabs that the remaining words name.
  static var tabs: Self {
    Self { words throws(ScriptMistake) in
      let names = words.rest()
      return { runner throws(ScriptMistake) in try runner.tabs(names) }
    }
  }
}

extension ScriptParameter<TabGroupItem> {
  static var group: Self {
    lookup { runner, word throws(ScriptMistake) in try runner.group(word) }
  }
}

/// An action in the section of a group.
typealias SidebarAction = (group: TabGroupItem, action: Action)

extension ScriptParameter<SidebarAction> {
  /// A group, and one of its actions.
  static var action: Self {
    Self { words throws(ScriptMistake) in
      let group = try words.word()
      let action = try words.word()
      return { runner throws(ScriptMistake) in
        let group = try runner.group(group)
        return (group, try runner.action(action, of: group))
      }
    }
  }
}
