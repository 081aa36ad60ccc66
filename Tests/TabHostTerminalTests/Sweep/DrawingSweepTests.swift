import TabHost
import TabHostTerminal
import TabHostTestSupport
import TerminalToolkit
import Testing

/// Sets every public property in many scenes, and compares the picture with the requests of frames.
@MainActor struct DrawingSweepTests {
  private static let sweep = DrawingSweep(SweepRecipe.all)

  @Test func `a frame is requested if the picture differs`() {
    let failures = Self.sweep.missing
    expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `no frame is requested for a value that is set again`() {
    expectEqual(Self.sweep.repeated, [])
  }

  @Test func `no frame is requested for a property that is never drawn`() {
    let failures = Self.sweep.excess
    expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}

extension SweepRecipe {
  /// The size of the screen, on which narrow bars have no room for all their buttons.
  fileprivate var size: CellSize {
    let isWide = platform.traits.horizontalSizeClass == .regular
    return CellSize(columns: isWide ? 80 : 36, rows: 16)
  }
}

/// A scene on a screen, and its last picture.
@MainActor private final class DrawnScene {
  let scene: SweepScene
  private let screen: HostScreen
  private let initialPicture: Frame
  private var picture: Frame
  private var isRequested = false
  /// Whether the last picture is the first one.
  private(set) var isInitial = true

  init(_ recipe: SweepRecipe) {
    scene = SweepScene(recipe)
    screen = HostScreen(host: scene.host, size: recipe.size)
    scene.show { [screen] in _ = screen.frame() }
    initialPicture = screen.frame()
    picture = initialPicture
    expectRequest()
  }

  private func expectRequest() {
    scene.host.needsFrameHandler = { [weak self] in self?.isRequested = true }
    isRequested = false
    _ = scene.host.takeChanges()
  }

  /// Returns whether a frame was requested since the last call or the last frame.
  func takeRequest() -> Bool {
    defer { expectRequest() }
    return isRequested
  }

  /// Draws a frame. Returns whether it differs from the last one.
  func draw() -> Bool {
    let old = picture
    picture = screen.frame()
    expectRequest()
    guard picture != old else { return false }
    isInitial = picture == initialPicture
    return true
  }
}

/// What the sweep has found.
@MainActor private struct DrawingSweep {
  /// The properties that request a frame when they are set to their current value.
  private(set) var repeated: Set<String> = []
  /// The properties that change pictures.
  private var drawn: Set<String> = []
  private var unrequested: [String: [String]] = [:]
  private var inVain: [String: [String]] = [:]

  init(_ recipes: [SweepRecipe]) {
    for recipe in recipes { run(recipe) }
  }

  private mutating func run(_ recipe: SweepRecipe) {
    var scene = DrawnScene(recipe)
    for (index, property) in scene.scene.steps {
      let object = scene.scene.objects[index]
      property.setAgain(on: object.object)
      if scene.takeRequest() { repeated.insert(property.name) }
      guard let reset = property.set(on: object.object) else { continue }
      let place = "\(object.name) in \(recipe)"
      let isRequested = scene.takeRequest()
      // If the property is known to be drawn, the request is right, whether or not it is drawn here.
      let isKnown = isRequested && drawn.contains(property.name)
      if !isKnown {
        record(property.name, place, isRequested: isRequested, differs: scene.draw())
      }
      let isUnchanged = !isRequested && scene.isInitial
      reset()
      let isRequestedBack = scene.takeRequest()
      if isUnchanged, !isRequestedBack { continue }
      if isKnown, !isRequestedBack {
        // Draws what was set after all, as the picture to compare with.
        let resetAgain = property.set(on: object.object)
        _ = scene.draw()
        resetAgain?()
      }
      record(
        property.name,
        "\(place), set back",
        isRequested: isRequestedBack,
        differs: scene.draw()
      )
      if !scene.isInitial { scene = DrawnScene(recipe) }
    }
  }

  private mutating func record(_ name: String, _ place: String, isRequested: Bool, differs: Bool) {
    if differs { drawn.insert(name) }
    switch (isRequested, differs) {
    case (true, true): break
    case (false, true): unrequested[name, default: []].append(place)
    case (true, false): inVain[name, default: []].append(place)
    case (false, false): break
    }
  }

  /// The properties that change the picture without a request.
  var missing: [String] { lines(unrequested, "changes the picture without a request") }

  /// The properties that never change the picture, and request frames.
  var excess: [String] {
    let undrawn = inVain.filter { !drawn.contains($0.key) }
    let unexpected = undrawn.filter { !Self.drawnElsewhere.contains($0.key) }
    let unused = Self.drawnElsewhere.subtracting(undrawn.keys).sorted()
    return lines(unexpected, "requests a frame, but is never drawn")
      + unused.map { "\($0) is drawn, or requests no frame" }
  }

  private func lines(_ places: [String: [String]], _ text: String) -> [String] {
    places.map { name, places in
      let some = places.prefix(4).joined(separator: "; ")
      return "\(name) \(text), \(places.count) times: \(some)"
    }.sorted()
  }

  /// Properties that other renderers draw, but terminals do not.
  private static let drawnElsewhere: Set<String> = [
    "Action.selectedImage", "BarButtonItem.possibleTitles", "ContextualAction.backgroundColor",
    "ContextualAction.image",
    "NavigationItem.hidesSearchBarWhenScrolling", "NavigationItem.largeTitleDisplayMode",
    "NavigationItem.navigationBarMinimization", "NavigationItem.verticalBarCompressionBehavior",
    "SheetPresentationController.prefersGrabberVisible",
    "SheetPresentationController.selectedDetentIdentifier", "TabHostController.bounds",
    "TabHostController.layoutMetrics", "TabHostController.Sidebar.preferredLayout",
    "TabGroupItem.isCollapsedByDefault", "TabItem.accessibility", "TabItem.accessibilityHint",
    "TabItem.accessibilityIdentifier",
    "TabItem.accessibilityLabel", "TabItem.accessibilityValue", "TabItem.helpText",
    "TabSidebarItem.backgroundConfiguration", "ViewController.additionalSafeAreaInsets",
  ]
}
