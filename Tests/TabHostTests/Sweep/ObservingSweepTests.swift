import Observation
import TabHost
import TabHostTestSupport
import Testing

/// Sets every public property in many scenes, and compares what differs with what observers were
/// notified of.
@MainActor struct ObservingSweepTests {
  private static let sweep = ObservingSweep(SweepRecipe.all)

  @Test func `observers are notified of each property that differs`() {
    let failures = Self.sweep.missing
    expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `observers are not notified of a property that another one does not affect`() {
    let failures = Self.sweep.excess
    expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `inside onChange, the new value is readable`() {
    let failures = Self.sweep.outdated
    expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `observers are not notified of a value that is set again`() {
    expectEqual(Self.sweep.repeated, [])
  }

  @Test func `each property is set in one of the scenes`() {
    expectEqual(Set(SweptProperty.all.map(\.name)).subtracting(Self.sweep.names).sorted(), [])
  }
}

/// The observable properties of a scene, and which of their observers were notified.
@MainActor private final class WatchedScene {
  let scene: SweepScene
  private let properties: [ReadableProperty]
  private var notified: Set<Int> = []
  private var changed: Set<Int> = []

  /// The properties that differ, or whose observers were notified.
  struct Change {
    let property: ReadableProperty
    let differs: Bool
    let isNotified: Bool
    /// Whether the observer that was notified last has read the present value.
    let isNoted: Bool
  }

  init(_ recipe: SweepRecipe) {
    scene = SweepScene(recipe)
    scene.show { [host = scene.host] in
      host.sidebar.displayedRows = 0..<host.sidebar.rows.count
    }
    properties = scene.objects.flatMap(ReadableProperty.of)
    for index in properties.indices { observe(index) }
  }

  /// Observes a property, and observes it again each time that its observer is notified.
  private func observe(_ index: Int) {
    withObservationTracking {
      properties[index].note()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.notified.insert(index)
        self?.observe(index)
      }
    }
  }

  /// Returns what has changed since the last call, after a property of an object was set.
  func takeChanges(of object: SweepScene.Named) -> [Change] {
    takeChanges(
      properties.indices.filter { index in
        properties[index].isDerived || properties[index].object.object === object.object
      }
    )
  }

  /// Returns what has changed since the last call, after the property was set back.
  func takeChangesBack() -> [Change] { takeChanges(Array(changed)) }

  private func takeChanges(_ indices: [Int]) -> [Change] {
    var readings: [Int: ReadableProperty.Reading] = [:]
    for index in notified.union(indices) { readings[index] = properties[index].read() }
    let differing = Set(readings.filter(\.value.differs).keys)
    let all = differing.union(notified).sorted()
    changed.formUnion(all)
    let changes = all.map { index in
      Change(
        property: properties[index],
        differs: differing.contains(index),
        isNotified: notified.contains(index),
        isNoted: readings[index]?.isNoted == true
      )
    }
    notified = []
    return changes
  }

  /// Returns whether any observer was notified since the last call.
  func takeNotified() -> Bool {
    defer { notified = [] }
    return !notified.isEmpty
  }

  /// Whether the properties that have changed have their initial values again.
  func isInitial() -> Bool {
    defer { changed = [] }
    return changed.allSatisfy { properties[$0].read().isInitial }
  }
}

/// What the sweep has found.
@MainActor private struct ObservingSweep {
  /// A property that was set, and one that was read.
  private struct Pair: Hashable {
    let property: String
    let read: String
    let isOfSameObject: Bool
  }

  private(set) var names: Set<String> = []
  /// The properties whose observers were notified when another one was set to its current value.
  private(set) var repeated: Set<String> = []
  private var unnoticed: [Pair: [String]] = [:]
  private var unreadable: [Pair: [String]] = [:]
  private var unchanged: [Pair: [String]] = [:]
  private var related: Set<Pair> = []

  init(_ recipes: [SweepRecipe]) {
    for recipe in recipes { run(recipe) }
  }

  private mutating func run(_ recipe: SweepRecipe) {
    var watched = WatchedScene(recipe)
    for (index, property) in watched.scene.steps {
      let object = watched.scene.objects[index]
      property.setAgain(on: object.object)
      if watched.takeNotified() { repeated.insert(property.name) }
      guard let reset = property.set(on: object.object) else { continue }
      names.insert(property.name)
      record(watched.takeChanges(of: object), of: property, on: object, in: "\(recipe)")
      reset()
      record(watched.takeChangesBack(), of: property, on: object, in: "\(recipe), set back")
      if !watched.isInitial() { watched = WatchedScene(recipe) }
    }
  }

  private mutating func record(
    _ changes: [WatchedScene.Change],
    of property: SweptProperty,
    on object: SweepScene.Named,
    in scene: String
  ) {
    // If other properties differ, observers of properties that may differ with them are notified.
    let isAlone = !changes.contains { $0.differs && !property.isOwn($0.property, of: object) }
    for change in changes {
      let read = change.property
      // The properties of a family belong to several objects.
      let isOfSameObject = read.object.object === object.object || read.family != read.fullName
      func pair(_ read: String) -> Pair {
        Pair(property: property.name, read: read, isOfSameObject: isOfSameObject)
      }
      let place = "\(object.name), \(read.object.name).\(read.name) in \(scene)"
      if change.differs {
        related.insert(pair(read.family))
        guard !change.isNotified else {
          if !change.isNoted, !read.isOfContent {
            unreadable[pair(read.fullName), default: []].append(place)
          }
          continue
        }
        unnoticed[pair(read.fullName), default: []].append(place)
      } else if isAlone, !property.isOwn(read, of: object), !property.mayAffect(read) {
        unchanged[pair(read.family), default: []].append(place)
      }
    }
  }

  /// The properties that differ without a notification.
  var missing: [String] { lines(unnoticed, "differs without a notification") }

  /// The properties that have another value inside the notification than afterwards.
  var outdated: [String] { lines(unreadable, "is outdated inside the notification") }

  /// The properties that never differ with another one, and whose observers are notified if nothing
  /// else differs.
  var excess: [String] {
    lines(unchanged.filter { !related.contains($0.key) }, "is notified, but never differs")
  }

  private func lines(_ pairs: [Pair: [String]], _ text: String) -> [String] {
    pairs.map { pair, places in
      let some = places.prefix(4).joined(separator: "; ")
      let owner = pair.isOfSameObject ? "" : "of another object, "
      return "\(pair.property): \(owner)\(pair.read) \(text), \(places.count) times: \(some)"
    }.sorted()
  }
}

extension SweptProperty {
  /// Whether a readable property is the one that was set.
  fileprivate func isOwn(_ read: ReadableProperty, of object: SweepScene.Named) -> Bool {
    read.object.object === object.object && name.hasSuffix(".\(read.name)")
  }

  /// Whether the property affects what the observers of another one draw, although its value does not
  /// differ.
  fileprivate func mayAffect(_ read: ReadableProperty) -> Bool {
    switch name.prefix(while: { $0 != "." }) {
    // Actions are not observable. Observers read them again with what contains them.
    case "Action", "MenuElement":
      read.family == "actions" || read.family == "the navigation bar"
        || read.object.object is BarButtonItem
    // The pages of a container may have key commands, which those of the scenes have not.
    case "PartsController", "SplitController": read.family == "the navigation bar"
    // The accessories of rows depend on it.
    default: name.hasSuffix(".isEditing") && read.name == "rows"
    }
  }
}

extension ReadableProperty {
  /// Whether the property is read from content, which is on screen only after the notification.
  fileprivate var isOfContent: Bool {
    name == "availableKeyCommands" || name == "visibleNavigationBar"
  }

  fileprivate var fullName: String { "\(type(of: object.object)).\(name)" }

  /// The name of the property, or of the computed properties that it is a part of, whose observers
  /// are notified when one of them may have changed.
  fileprivate var family: String {
    for (name, members) in Self.families where members.contains(self.name) { return name }
    return fullName
  }

  private static let families = [
    "the bar": [
      "bar", "hasVisiblePlacement", "isShowingGroupChildren", "prominentTab", "selectedBarItem",
    ],
    "the navigation bar": [
      "availableKeyCommands", "presentedControllers", "searchScopeTitles",
      "selectedSearchScopeIndex", "tabKeyCommands", "visibleNavigationBar",
      "visibleNavigationController", "visibleToolbar",
    ],
    "the items of a navigation bar": [
      "centerItemGroups", "leadingItemGroups", "leftBarButtonItem", "leftBarButtonItems",
      "pinnedTrailingGroup", "rightBarButtonItem", "rightBarButtonItems", "trailingItemGroups",
    ],
    "the look of a button": ["image", "title"],
    "accessibility": [
      "accessibility", "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel",
      "accessibilityValue", "resolvedAccessibility",
    ],
    // Actions are not observable themselves.
    "actions": ["rows", "sidebarActions", "toolbarItems"],
  ]
}
