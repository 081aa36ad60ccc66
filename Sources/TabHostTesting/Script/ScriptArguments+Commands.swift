extension ScriptArguments {
  /// Every command, and how it is written.
  static let usages = [
    "tap": "tap ID", "row": "row ID", "back": "back", "cancel-search": "cancel-search",
    "sidebar": "sidebar show|hide|toggle", "expand": "expand ID", "collapse": "collapse ID",
    "action": "action GROUP ACTION",
    "drop": "drop TYPE [xN] on ID [move]|drop TYPE on action GROUP ACTION",
    "hover": "hover TYPE on ID MILLISECONDS", "drag-row": "drag-row ID [ID…]",
    "swipe": "swipe leading|trailing ID [N|full]", "menu": "menu ID [TITLE…]",
    "rows": "rows FIRST COUNT", "scroll": "scroll ID|header|footer",
    "edit": "edit", "done": "done", "reset": "reset", "check": "check ID", "uncheck": "uncheck ID",
    "drag": "drag ID to bar [at N]|off bar", "item": "item ID before|after OTHER",
    "move": "move ID before|after OTHER",
    "select": "select ID|none", "child": "child GROUP ID", "push": "push NAME",
    "set": "set ID|host PROPERTY VALUE", "tabs": "tabs [ID…]", "children": "children GROUP [ID…]",
    "add": "add ID [to GROUP] [at N] [title TEXT]", "remove": "remove ID",
    "set-sidebar": "set-sidebar shown|hidden", "bar": "bar shown|hidden",
    "mode": "mode automatic|tabBar|tabSidebar", "batch": "batch", "end": "end",
    "rotate": "rotate landscape|portrait", "size": "size compact|regular",
    "direction": "direction ltr|rtl", "appear": "appear", "disappear": "disappear",
    "restart": "restart",
    "print": "print frame|tree|state|customization",
  ]

  /// The whole command.
  mutating func step() throws(ScriptLine.Mistake) -> ScriptStep {
    guard let name = words.first else {
      throw ScriptLine.Mistake(column: 1, message: "a command is missing")
    }
    var step = try personStep(name.text)
    if step == nil { step = try customizing(name.text).map { .customize($0) } }
    if step == nil { step = try gesture(name.text).map { .gesture($0) } }
    if step == nil { step = try codeStep(name.text) }
    if step == nil { step = try treeStep(name.text) }
    if step == nil { step = try environmentStep(name.text) }
    guard let step else {
      let suggestion = Spelling.suggestion(for: name.text, among: Self.usages.keys.sorted())
      throw ScriptLine.Mistake(
        column: name.column,
        message: "unknown command \(Spelling.quoted(name.text))\(suggestion)"
      )
    }
    try finish()
    return step
  }

  private mutating func personStep(_ name: String) throws(ScriptLine.Mistake) -> ScriptStep? {
    switch name {
    case "tap": return .tap(try word())
    case "row": return .row(try word())
    case "back": return .back
    case "cancel-search": return .cancelSearch
    case "sidebar":
      let word = try choice(ScriptStep.SidebarSwitch.allCases.map(\.rawValue))
      return ScriptStep.SidebarSwitch(rawValue: word).map { .sidebar($0) }
    case "expand": return .expand(try word())
    case "collapse": return .collapse(try word())
    case "action": return .action(group: try word(), action: try word())
    default: return nil
    }
  }

  private mutating func codeStep(_ name: String) throws(ScriptLine.Mistake) -> ScriptStep? {
    switch name {
    case "select":
      let word = try word()
      return .select(word.isKeyword("none") ? nil : word)
    case "child": return .selectChild(group: try word(), child: try word())
    case "push": return .push(try word().text)
    case "set": return try set()
    case "set-sidebar": return .setSidebarHidden(try choice(["shown", "hidden"]) == "hidden")
    case "bar": return .setBarHidden(try choice(["shown", "hidden"]) == "hidden")
    case "mode": return .mode(try choice(["automatic", "tabBar", "tabSidebar"]))
    case "batch": return .batch
    case "end": return .end
    default: return nil
    }
  }

  private mutating func treeStep(_ name: String) throws(ScriptLine.Mistake) -> ScriptStep? {
    switch name {
    case "tabs": return .setTabs(rest())
    case "children": return .setChildren(group: try word(), rest())
    case "add": return .add(try addition())
    case "remove": return .remove(try word())
    default: return nil
    }
  }

  private mutating func environmentStep(_ name: String) throws(ScriptLine.Mistake) -> ScriptStep? {
    switch name {
    case "rotate":
      return .rotate(isLandscape: try choice(["landscape", "portrait"]) == "landscape")
    case "size": return .size(isCompact: try choice(["compact", "regular"]) == "compact")
    case "direction": return .direction(isLeftToRight: try choice(["ltr", "rtl"]) == "ltr")
    case "appear": return .appear
    case "disappear": return .disappear
    case "rows": return .displayedRows(try rows())
    case "scroll": return .scroll(try scrollTarget())
    case "restart": return .restart
    case "print":
      let word = try choice(ScriptStep.Printout.allCases.map(\.rawValue))
      return ScriptStep.Printout(rawValue: word).map { .print($0) }
    default: return nil
    }
  }

  private mutating func addition() throws(ScriptLine.Mistake) -> ScriptStep.Addition {
    var addition = ScriptStep.Addition(tab: try word())
    var seen: Set<String> = []
    while let keyword = optionalWord() {
      guard !keyword.isQuoted, seen.insert(keyword.text).inserted else {
        putBack()
        return addition
      }
      switch keyword.text {
      case "to": addition.group = try word()
      case "at": addition.position = try position()
      case "title": addition.title = try word().text
      default: try Self.check(keyword, among: ["to", "at", "title"])
      }
    }
    return addition
  }

  private mutating func set() throws(ScriptLine.Mistake) -> ScriptStep {
    let target = try word()
    let name = try word()
    let value = try word()
    let isHost = target.isKeyword("host")
    let properties = isHost ? ScriptProperty.ofHost : ScriptProperty.ofTabs
    guard let property = properties[name.text] else {
      let suggestion = Spelling.suggestion(for: name.text, among: properties.keys.sorted())
      throw ScriptLine.Mistake(
        column: name.column,
        message: "\(isHost ? "a host" : "a tab") has no property "
          + "\(Spelling.quoted(name.text))\(suggestion)"
      )
    }
    let parsed = try property.kind.value(of: value)
    return .set(target: isHost ? nil : target, property: name, value: parsed)
  }
}
