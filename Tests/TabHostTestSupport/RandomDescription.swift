/// A random description of a host, the same for each seed.
public struct RandomDescription {
  /// The random decisions.
  private var random: SplitMix64
  /// The number of tabs so far, which are named `t0`, `t1` and so on.
  public private(set) var count = 0

  /// Creates a generator of descriptions.
  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns a description with up to five root tabs, nested groups, vetoes, menus and swipes.
  public mutating func json() -> String {
    let tabs = (0..<(2 + random.roll(4))).map { _ in tab(depth: 2) }
    let mode = ["automatic", "tabBar", "tabSidebar"][random.roll(3)]
    let veto = (0..<count).filter { _ in random.roll(6) == 0 }.map { "\"t\($0)\":false" }
    let menus = (0..<count).filter { _ in random.roll(2) == 0 }.map {
      #""t\#($0)":[{"title":"Open"},{"title":"Off","disabled":true},"#
        + #"{"title":"Send to","children":[{"title":"Mail"},{"title":"Fax","disabled":true}]}]"#
    }
    let swipes = (0..<count).filter { _ in random.roll(2) == 0 }.map {
      let isFull = random.chance(2)
      return #""t\#($0)":{"trailing":[{"title":"Pin"},{"title":"Delete"}],"fullSwipe":\#(isFull)}"#
    }
    let reorders = random.chance(2)
    return """
      {"mode":"\(mode)","allowsReordering":\(reorders),"tabs":[\(tabs.joined(separator: ","))],
       "answers":{"shouldSelectTab":{\(veto.joined(separator: ","))},
       "menu":{\(menus.joined(separator: ","))},"swipe":{\(swipes.joined(separator: ","))}}}
      """
  }

  private mutating func tab(depth: Int) -> String {
    let name = "t\(count)"
    count += 1
    var keys = ["\"id\":\"\(name)\"", "\"title\":\"Tab \(name)\""]
    if random.roll(3) == 0 { keys.append("\"allowsHiding\":true") }
    if random.roll(8) == 0 { keys.append("\"isEnabled\":false") }
    if random.roll(6) == 0 { keys.append("\"action\":\"Add \(name)\"") }
    if random.roll(4) == 0 { keys.append("\"reselection\":\"none\"") }
    if random.roll(8) == 0 { keys.append("\"isHiddenByDefault\":true") }
    if random.roll(4) == 0 {
      keys.append(
        "\"placement\":\"\(["optional", "movable", "sidebarOnly", "fixed"][random.roll(4)])\""
      )
    }
    if depth > 0, random.roll(3) == 0 {
      let children = (0..<(1 + random.roll(3))).map { _ in tab(depth: depth - 1) }
      keys.append("\"children\":[\(children.joined(separator: ","))]")
      if random.roll(2) == 0 { keys.append("\"allowsReordering\":true") }
      if random.roll(3) == 0 { keys.append("\"sidebarDestination\":true,\"content\":true") }
      if random.roll(3) == 0 { keys.append("\"managed\":true") }
      if random.roll(2) == 0 { keys.append(#""actions":[{"id":"new","title":"New item"}]"#) }
    }
    return "{\(keys.joined(separator: ","))}"
  }
}
