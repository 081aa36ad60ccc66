public import Foundation

/// A container that shows its children one above the other: a field above a table, for example, and a
/// log below it.
///
/// ```swift
/// let page = PartsController(parts: [
///   .init(filter, height: .fitting),
///   .init(table),
///   .init(log, height: .absolute(8), priority: -1),
/// ])
/// page.title = "Processes"
/// ```
///
/// Each part is as high as its ``Part/height`` requires; see ``PartsController/Height``. Where there is
/// not enough room, the parts with the lowest ``Part/priority`` become lower first, down to their
/// ``Part/minimumHeight``. Where that is not enough, they are left out of the screen, but remain in the
/// hierarchy and do not disappear. The part with the keyboard focus always stays visible.
///
/// The page is this controller: its title, its ``ViewController/navigationItem`` and its toolbar are
/// those of the navigation bar. A part with a title, buttons or a search of its own has a navigation bar
/// of its own; see ``TabHostController/topBar(of:fitting:measure:)``. A part can be another container,
/// such as a ``NavigationController`` or a ``SplitController``.
///
/// Corresponds to a container with child view controllers in a vertical `UIStackView` in UIKit.
open class PartsController: ViewController {
  /// The height of a part, without its navigation bar.
  public enum Height: Hashable, Sendable {
    /// As high as the content prefers: its ``ViewController/preferredContentSize`` or, if that is zero,
    /// the height that the renderer determines.
    case fitting
    /// A height in the units of the renderer, such as rows.
    case absolute(Double)
    /// A fraction of the height that all parts have, between 0 and 1.
    case fraction(Double)
    /// A share of the height that the other parts leave. All parts with this height have equal shares.
    case remaining
  }

  /// A child of the controller, and its place.
  public struct Part: Hashable, Sendable {
    /// The child.
    public let viewController: ViewController

    /// The height. The default is ``Height/remaining``.
    ///
    /// A height that the user has chosen takes precedence, until this property is assigned.
    public var height: Height { didSet { chosenHeight = nil } }

    /// The height below which the part is left out rather than lower, without its navigation bar.
    ///
    /// The default is `nil`, with which the renderer determines the minimum.
    public var minimumHeight: Double?

    /// The importance of the part where there is not enough room. The default is 0.
    ///
    /// Of several parts with the same priority, the last one becomes lower first.
    public var priority: Double

    /// Whether the app hides the part. The default is `false`.
    ///
    /// A hidden part remains a child, but is not on screen. Changing the property calls the appearance
    /// methods of the child.
    public var isHidden: Bool

    /// The height that the user has chosen, or `nil` if there is none.
    fileprivate(set) var chosenHeight: Double?

    /// Creates a part.
    public init(
      _ viewController: ViewController,
      height: Height = .remaining,
      minimumHeight: Double? = nil,
      priority: Double = 0,
      isHidden: Bool = false
    ) {
      self.viewController = viewController
      self.height = height
      self.minimumHeight = minimumHeight
      self.priority = priority
      self.isHidden = isHidden
    }
  }

  private var storedParts: [Part] = []
  private let arranged = ArrangedChildren()

  /// Creates a container without parts.
  public override init() { super.init() }

  /// Creates a container without parts; see ``ViewController/init(nibName:bundle:)``.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a container without parts; see ``ViewController/init(coder:_:)``.
  public override init?(coder: NSCoder, _: Void = ()) { super.init(coder: coder) }

  /// Creates a container with parts.
  public init(parts: [Part]) {
    super.init()
    self.parts = parts
  }

  // MARK: - Parts

  /// The parts, from top to bottom.
  ///
  /// Assigning the property, or changing a part in it, takes effect before the assignment returns or,
  /// inside a callback or a batch, at its end. Controllers that are new become children; if the
  /// controller is on screen, those that are gone disappear and the new ones appear, in the order of
  /// ``SplitController/setViewController(_:for:)``. A controller that several parts have is kept in the
  /// first one. A host, and a controller that is or contains this one, are left out.
  ///
  /// ```swift
  /// page.parts.append(.init(log, height: .absolute(8)))
  /// page.parts[0].isHidden = true
  /// ```
  public var parts: [Part] {
    get { storedParts }
    set { setParts(newValue) }
  }

  private func setParts(_ proposed: [Part]) {
    let old = storedParts
    var new: [Part] = []
    for part in proposed where canContain(part.viewController) {
      if !new.contains(part.viewController) { new.append(part) }
    }
    guard new != old else { return }
    replace(&storedParts, with: new)
    for part in old where !new.contains(part.viewController) {
      arranged.remove(part.viewController)
    }
    // A call to the app may change the parts.
    for part in new where storedParts.contains(part.viewController) {
      arranged.add(part.viewController, to: self)
    }
    arranged.setNeedsExchange(in: self)
  }

  private func canContain(_ controller: ViewController) -> Bool {
    controller.asHost == nil && !isOrIsContained(in: controller)
  }

  /// The parts that the app does not hide, from top to bottom.
  public var visibleParts: [Part] { storedParts.filter { !$0.isHidden } }

  // MARK: - Heights

  /// What a renderer determines for a part, in its units.
  public struct Measures: Hashable, Sendable {
    /// The height that the content prefers.
    public var fittingHeight: Double
    /// The minimum height of a part that may be lower than it requires.
    public var minimumHeight: Double
    /// The height of the navigation bar of the part, which is above its content.
    public var barHeight: Double

    /// Creates measures.
    public init(fittingHeight: Double, minimumHeight: Double, barHeight: Double = 0) {
      self.fittingHeight = fittingHeight
      self.minimumHeight = minimumHeight
      self.barHeight = barHeight
    }
  }

  /// Returns the heights of the ``visibleParts`` with their navigation bars, from top to bottom.
  ///
  /// At least one part has room.
  ///
  /// - Parameters:
  ///   - height: The height of the container.
  ///   - spacing: The height of the space between two parts.
  ///   - focused: The child that has the keyboard focus or contains it, for which there is always room,
  ///     or `nil` if none has it.
  ///   - measure: Measures a part.
  /// - Returns: The heights, which are `nil` for a part without room. The sum may be less than the height.
  public func heights(
    in height: Double,
    spacing: Double,
    focused: ViewController? = nil,
    measure: (Part) -> Measures
  ) -> [Double?] {
    let (height, spacing) = (PartPlace.length(height), PartPlace.length(spacing))
    let parts = visibleParts
    var places = parts.enumerated().map { PartPlace($1, at: $0, measure($1)) }
    // The parts that are left out are those with the lowest priority, the last one first.
    while places.count > 1, PartPlace.sum(places, spacing, { $0.bar + $0.minimum }) > height {
      let others = places.indices.filter { parts[places[$0].index].viewController !== focused }
      let least = others.min {
        (places[$0].priority, places[$1].index) < (places[$1].priority, places[$0].index)
      }
      places.remove(at: least ?? 0)
    }
    let room = max(height - PartPlace.sum(places, spacing, \.bar), 0)
    PartPlace.distribute(room, among: &places)
    var heights: [Double?] = Array(repeating: nil, count: parts.count)
    for place in places { heights[place.index] = place.bar + place.height }
    return heights
  }

  /// Returns the child whose height the user changes by dragging the line below a child: the one of the
  /// two at the line for which another part makes room, so that the line moves.
  public func childResized(byLineBelow child: ViewController) -> ViewController {
    let parts = visibleParts
    guard let upper = parts.firstIndex(where: { $0.viewController === child }),
      upper + 1 < parts.count
    else { return child }
    let sharing = parts.indices.filter {
      parts[$0].chosenHeight == nil && parts[$0].height == .remaining
    }
    let isLower = sharing.contains { $0 <= upper } && !sharing.contains { $0 > upper }
    return isLower ? parts[upper + 1].viewController : child
  }

  /// Sets the height of a part that the user has chosen, by dragging the line between two parts.
  /// Renderers call this method.
  ///
  /// - Parameters:
  ///   - height: The height without the navigation bar of the part.
  ///   - child: The child whose part it is.
  public func chooseHeight(_ height: Double, of child: ViewController) {
    let index = storedParts.firstIndex { $0.viewController === child }
    guard let index, storedParts[index].chosenHeight != height else { return }
    storedParts[index].chosenHeight = height
    setNeedsDisplay()
  }

  // MARK: - For the framework

  public override var arrangedChildren: [ViewController] { visibleParts.map(\.viewController) }

  override var shownChildren: [ViewController] { arranged.shown }

  override func displays(_ child: ViewController) -> Bool {
    arranged.shown.contains { $0 === child }
  }

  override func prepareToAppear() { showPostponedChildren(animated: false) }

  override func showPostponedChildren(animated: Bool) {
    arranged.show(in: self, isKept: { storedParts.contains($0) })
  }

  override func childDidLeave(_ child: ViewController) {
    arranged.discard(child)
    guard storedParts.contains(child) else { return }
    replace(&storedParts, with: storedParts.filter { $0.viewController !== child })
    arranged.setNeedsExchange(in: self)
  }
}

extension [PartsController.Part] {
  fileprivate func contains(_ controller: ViewController) -> Bool {
    contains { $0.viewController === controller }
  }
}

// MARK: - Distributing heights

/// The place of a part for which there is room.
private struct PartPlace {
  let index: Int
  let priority: Double
  let bar: Double
  let minimum: Double
  var height = 0.0
  private let required: PartsController.Height
  private let fitting: Double

  init(_ part: PartsController.Part, at index: Int, _ measures: PartsController.Measures) {
    self.index = index
    priority = part.priority
    bar = Self.length(measures.barHeight)
    fitting = Self.length(measures.fittingHeight)
    let required = part.chosenHeight.map { .absolute($0) } ?? part.height
    let least = Self.length(measures.minimumHeight)
    let automatic =
      switch required {
      case .fitting: min(least, fitting)
      case .absolute(let height): min(least, Self.length(height))
      case .fraction, .remaining: least
      }
    minimum = part.minimumHeight.map(Self.length) ?? automatic
    self.required = required
  }

  /// Returns a length that is a finite number, and not negative.
  static func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }

  /// Returns the sum of a height of all parts and the spaces between them.
  static func sum(
    _ places: [PartPlace],
    _ spacing: Double,
    _ height: (PartPlace) -> Double
  ) -> Double {
    places.reduce(spacing * Double(places.count - 1)) { $0 + height($1) }
  }

  /// Returns the height that the part requires, or `nil` for a share of what the others leave.
  private func wanted(in room: Double) -> Double? {
    switch required {
    case .fitting: fitting
    case .absolute(let height): Self.length(height)
    case .fraction(let fraction): Self.length(fraction) * room
    case .remaining: nil
    }
  }

  /// Distributes the height that all contents have: first the minimum heights, then those that parts
  /// require, in the order of their priorities, and then equal shares.
  static func distribute(_ room: Double, among places: inout [PartPlace]) {
    let wanted = places.map { $0.wanted(in: room) }
    var free = room
    for (index, place) in places.enumerated() {
      places[index].height = min(place.minimum, free)
      free -= places[index].height
    }
    let order = places.indices.sorted {
      (places[$1].priority, $0) < (places[$0].priority, $1)
    }
    for index in order {
      guard let wanted = wanted[index] else { continue }
      let more = min(max(wanted - places[index].height, 0), free)
      places[index].height += more
      free -= more
    }
    var sharing = places.indices.filter { wanted[$0] == nil }
    free += sharing.reduce(0) { $0 + places[$1].height }
    while !sharing.isEmpty {
      let share = free / Double(sharing.count)
      let higher = sharing.filter { places[$0].height > share }
      // A minimum height that is more than a share is kept.
      for index in higher { free -= places[index].height }
      sharing.removeAll(where: higher.contains)
      if higher.isEmpty {
        for index in sharing { places[index].height = share }
        break
      }
    }
  }
}

// MARK: - In a container of parts

extension ViewController {
  /// The nearest container of parts that contains this controller, or `nil` if there is none.
  public var partsController: PartsController? { nearestContainer() }
}
