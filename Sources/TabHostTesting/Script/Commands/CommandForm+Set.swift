import TabHost
import TabHostSpelling

extension CommandForm {
  /// The command that sets a property of a tab or of the host.
  static let set = CommandForm("set ID|host PROPERTY VALUE") { words throws(ScriptMistake) in
    let target = try words.word()
    let name = try words.word()
    let isHost = target.isKeyword("host")
    // This reports a missing value before an unknown property.
    _ = try words.word()
    words.putBack()
    let value = try property(name, ofHost: isHost).parameter.read(&words)
    return .perform { runner throws(ScriptMistake) in
      let assign = try value(runner)
      let object: AnyObject = isHost ? runner.host : try runner.tab(target)
      guard assign(object) else {
        throw ScriptMistake(
          column: name.column,
          message: "this kind of tab has no property \(Spelling.quoted(name.text))"
        )
      }
      return .performed
    }
  }

  private static func property(
    _ name: ScriptWord,
    ofHost isHost: Bool
  ) throws(ScriptMistake) -> SettableProperty {
    let properties = isHost ? SettableProperty.ofHost : SettableProperty.ofTabs
    if let property = properties.first(where: { $0.name == name.text }) { return property }
    let words = properties.flatMap { property in property.words.map { ($0, property.name) } }
    let names = Dictionary(words) { first, _ in first }
    let suggestion = Spelling.suggestion(for: name.text, among: names)
    throw ScriptMistake(
      column: name.column,
      message: "\(isHost ? "a host" : "a tab") has no property "
        + "\(Spelling.quoted(name.text))\(suggestion)"
    )
  }
}
