/// Decides which buttons of a bar are displayed in a given width.
///
/// A pure function of widths and priorities. The result contains one form for each group, in the
/// order of the groups.
struct BarButtonFitting: Hashable, Sendable {
  /// A part of the bar. The parts are compressed in the order of their raw values.
  enum Region: Int, Hashable, Sendable {
    case center, leading, trailing, pinned
  }

  struct Button: Hashable, Sendable {
    var width: Int
    var priority = BarButtonItemVisibilityPriority.standard
  }

  struct Group: Hashable, Sendable {
    var region: Region
    var buttons: [Button]
    /// The width of the button that can replace the group, or `nil` if there is none.
    var representativeWidth: Int?

    /// The priority of a group that is compressed as a whole.
    var priority: BarButtonItemVisibilityPriority {
      buttons.lazy.map(\.priority).max() ?? .standard
    }
  }

  /// How a group is displayed.
  enum Form: Hashable, Sendable {
    /// By the buttons at these indices; the others are in the overflow.
    case buttons([Int])
    /// By its representative.
    case representative
  }

  var groups: [Group]
  /// The width of the button of the overflow menu.
  var overflowWidth = 1
  /// Whether there is an overflow menu even if all buttons fit.
  var alwaysHasOverflow = false

  /// Returns a width that the app or a renderer has measured, in a range in which widths can be added.
  static func limited(_ width: Int) -> Int { min(max(0, width), Int(Int32.max)) }

  /// Returns the form of each group in a width.
  func forms(in width: Int) -> [Form] {
    // A button that never fits does not displace others.
    var forms = groups.map { group in
      Form.buttons(group.buttons.indices.filter { group.buttons[$0].width <= width })
    }
    for step in steps {
      guard self.width(of: forms) > width else { break }
      perform(step, on: &forms)
    }
    return forms
  }
}

// MARK: - Compressing

extension BarButtonFitting {
  private enum Step {
    /// Replaces a group by its representative.
    case replace(Int)
    /// Moves a replaced group to the overflow.
    case removeGroup(Int)
    /// Moves a button to the overflow.
    case remove(button: Int, group: Int)
  }

  /// The steps in the order in which they are taken until everything fits.
  private var steps: [Step] {
    let order = groups.indices.sorted {
      (groups[$0].region.rawValue, $0) < (groups[$1].region.rawValue, $1)
    }
    let pinned = order.filter { groups[$0].region == .pinned }
    let others = order.filter { groups[$0].region != .pinned }
    let priorities = Set(groups.flatMap { $0.buttons.map(\.priority) }).sorted()
    var steps: [Step] = []
    for priority in priorities {
      steps += order.filter { isReplaced($0) && groups[$0].priority == priority }
        .map { .replace($0) }
      steps += removals(from: others, of: priority)
    }
    for priority in priorities { steps += removals(from: pinned, of: priority) }
    return steps
  }

  private func isReplaced(_ group: Int) -> Bool {
    guard let width = groups[group].representativeWidth else { return false }
    return width < groups[group].buttons.reduce(0) { $0 + $1.width }
  }

  /// Returns the removals of buttons with a priority. In each region, the button farthest from its
  /// end of the bar moves first.
  private func removals(
    from order: [Int],
    of priority: BarButtonItemVisibilityPriority
  ) -> [Step] {
    var steps: [Step] = []
    for region in [Region.center, .leading, .trailing, .pinned] {
      var removals: [Step] = []
      for index in order where groups[index].region == region {
        if isReplaced(index) {
          if groups[index].priority == priority { removals.append(.removeGroup(index)) }
        } else {
          let buttons = groups[index].buttons
          removals += buttons.indices.filter { buttons[$0].priority == priority }
            .map { .remove(button: $0, group: index) }
        }
      }
      let isFromStart = region == .trailing || region == .pinned
      steps += isFromStart ? removals : removals.reversed()
    }
    return steps
  }

  private func perform(_ step: Step, on forms: inout [Form]) {
    switch step {
    case .replace(let group): forms[group] = .representative
    case .removeGroup(let group): forms[group] = .buttons([])
    case .remove(let button, let group):
      guard case .buttons(let buttons) = forms[group] else { return }
      forms[group] = .buttons(buttons.filter { $0 != button })
    }
  }

  private func width(of forms: [Form]) -> Int {
    var width = 0
    var hasOverflow = alwaysHasOverflow
    for (group, form) in zip(groups, forms) {
      switch form {
      case .representative: width += group.representativeWidth ?? 0
      case .buttons(let shown):
        width += shown.reduce(0) { $0 + group.buttons[$1].width }
        if shown.count < group.buttons.count { hasOverflow = true }
      }
    }
    return hasOverflow ? width + overflowWidth : width
  }
}
