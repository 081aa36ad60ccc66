import TabHost

extension Measure {
  /// Inserting, removing and moving tabs.
  ///
  /// Every change creates a new array of children, also in the floor, because the app may still
  /// hold the old array. All of these operations are therefore linear in the number of siblings.
  static var siblings: [Measure] {
    [
      moving, movingInTens, crossing(.tens), crossing(.tens, isReferencedWeakly: true),
      crossing(.thousands), appending, removing,
    ]
  }

  /// Moves a child to another index among its siblings.
  private static var moving: Measure {
    let target = Target(ratio: 2, fromTabs: 1_000)
    return Measure(name: "move in a group of N", target: target) { count in
      let pair = TreePair(tabs: count, .siblings)
      let places = 1..<count
      var (sampler, floorSampler) = (Sampler(places), Sampler(places))
      let (group, plainGroup) = (pair.groups[0], pair.plainGroups[0])
      return try pair.timing(rounds: 10) {
        var children = group.children
        children.insert(children.remove(at: sampler.next()), at: sampler.next())
        group.children = children
      } floor: {
        var children = plainGroup.children
        children.insert(children.remove(at: floorSampler.next()), at: floorSampler.next())
        pair.plain.reorder(plainGroup, children)
      }
    }
  }

  /// Moves the last child of a group of ten to the front.
  private static var movingInTens: Measure {
    Measure(
      name: "move in a group of 10",
      target: Target(growth: 1.5),
      peer: .moveInGroup
    ) { count in
      let pair = TreePair(tabs: count, .tens)
      let places = 0..<pair.groups.count
      var (sampler, floorSampler) = (Sampler(places), Sampler(places))
      return try pair.timing {
        let group = pair.groups[sampler.next()]
        var children = group.children
        children.insert(children.removeLast(), at: 0)
        group.children = children
      } floor: {
        let group = pair.plainGroups[floorSampler.next()]
        var children = group.children
        children.insert(children.removeLast(), at: 0)
        pair.plain.reorder(group, children)
      }
    }
  }

  /// Moves the last child of a group to the end of the next one, and back.
  private static func crossing(_ shape: TreeShape, isReferencedWeakly: Bool = false) -> Measure {
    let name = isReferencedWeakly ? "move across groups, referenced weakly" : "move across groups"
    let target = shape == .tens ? Target(ratio: 7, growth: 1.5, isAtMostPeer: true) : Target()
    return Measure(
      name: "\(name), \(shape)",
      sizes: shape == .thousands ? [10_000, 100_000] : [100, 1_000, 10_000, 100_000],
      target: isReferencedWeakly ? target.referencedWeakly : target,
      peer: shape == .tens ? .moveAcrossGroups : nil
    ) { count in
      let pair = TreePair(tabs: count, shape, isReferencedWeakly: isReferencedWeakly)
      let places = 0..<(pair.groups.count - 1)
      var (sampler, floorSampler) = (TogglingSampler(places), TogglingSampler(places))
      return try pair.timing {
        let place = sampler.next()
        let (source, target) = sampler.isOn ? (place, place + 1) : (place + 1, place)
        guard let tab = pair.groups[source].children.last else { return }
        pair.groups[target].children.append(tab)
      } floor: {
        let place = floorSampler.next()
        let (source, target) = floorSampler.isOn ? (place, place + 1) : (place + 1, place)
        pair.plain.moveLast(of: pair.plainGroups[source], to: pair.plainGroups[target])
      }
    }
  }

  /// The number of children that are inserted or removed before the change is undone.
  private static let run = 32

  /// Appends a tab to a group.
  private static var appending: Measure {
    Measure(name: "append to a group of N") { count in
      let pair = TreePair(tabs: count, .siblings)
      let (group, plainGroup) = (pair.groups[0], pair.plainGroups[0])
      let original = group.children
      let numbers = count..<(count + run)
      let coming = numbers.map(MeasuredTree.tab)
      let plainComing = numbers.map { PlainTab("Tab \($0)", "tab-\($0)") }
      return .timing(per: run) {
        for tab in coming {
          group.children.append(tab)
          keep(pair.host.takeChanges())
        }
      } undo: {
        group.children = original
      } floor: {
        for tab in plainComing {
          pair.plain.insert(tab, at: plainGroup.children.count, in: plainGroup)
          keep(pair.plain.takeChanges())
        }
      } undoFloor: {
        for _ in numbers { pair.plain.remove(at: plainGroup.children.count - 1, from: plainGroup) }
      }
    }
  }

  /// Removes a child that is not selected from its group and the host.
  private static var removing: Measure {
    Measure(name: "remove from a group of N", target: Target(ratio: 3)) { count in
      let pair = TreePair(tabs: count, .siblings)
      let (group, plainGroup) = (pair.groups[0], pair.plainGroups[0])
      let original = group.children
      var sampler = Sampler(1..<(count - run), atMost: run)
      let places = (0..<run).map { _ in sampler.next() }
      var removed: [PlainTab] = []
      return .timing(per: run) {
        for place in places {
          group.children.remove(at: place)
          keep(pair.host.takeChanges())
        }
      } undo: {
        group.children = original
      } floor: {
        for place in places {
          removed.append(pair.plain.remove(at: place, from: plainGroup))
          keep(pair.plain.takeChanges())
        }
      } undoFloor: {
        for place in places.reversed() {
          pair.plain.insert(removed.removeLast(), at: place, in: plainGroup)
        }
      }
    }
  }
}
