import TabHost

extension ModelComparison {
  /// Performs an action on the real host and on the model, and compares them.
  ///
  /// - Returns: The problem, or `nil`.
  func step(_ action: ModelAction) -> String? {
    if case .restart = action {
      if let problem = step(.disappear) { return problem }
      restart()
      return difference()
    }
    recorder.calls = []
    model.expectedOrder = nil
    let wasEditing = model.session != nil
    var expected: [ModelCall] = []
    if action.isUserAction {
      let permitted = model.permits(action)
      let selected = host.selectedTab
      guard perform(action) == permitted else {
        return permitted ? "was refused, and is permitted" : "was done, and is not permitted"
      }
      if !permitted {
        guard recorder.calls.isEmpty else { return "was refused, and called \(recorder.calls)" }
        guard selected === host.selectedTab else { return "was refused, and selected something" }
        return difference()
      }
      let before = orderBefore(action)
      model.perform(action)
      if let problem = readExpectedOrder() { return problem }
      if case .beginEditing = action { expected = [.willBegin] }
      if !wasEditing, let (group, names) = before, model.isReordered(group, names) {
        expected = [.order(group.name)]
      }
    } else {
      apply(action)
    }
    return problemOfCalls(after: action, expected) ?? difference()
  }

  private func orderBefore(_ action: ModelAction) -> (ModelTab, [String])? {
    guard case .moveRow(let name, _, _) = action, let group = model.tab(name)?.parent else {
      return nil
    }
    return (group, model.displayOrder(of: group).names)
  }

  // MARK: - Calls

  private func problemOfCalls(after action: ModelAction, _ expected: [ModelCall]) -> String? {
    let previous = model.selected
    model.selected = host.selectedTab.flatMap { model.tab($0.identifier) }
    var isDone = false
    if case .endEditing = action { isDone = true }
    // In the vision idiom, editing ends while no group is selected, even if the selection has
    // fallen back to a group by then.
    if model.idiom == .vision, !host.isEditing, previous?.root.isGroup != true { isDone = true }
    let expected = expected + model.finish(endsEditing: isDone)
    let found = recorder.calls.filter(\.isOfCustomization)
    guard found == expected else {
      return "called \(found), expected \(expected)"
    }
    guard isInOrder(recorder.calls) else { return "called in a wrong order: \(recorder.calls)" }
    if let problem = model.problemOfSelection(since: previous) { return problem }
    recorder.calls = []
    host.customization = host.customization
    return recorder.calls.isEmpty ? nil : "the same customization called \(recorder.calls)"
  }

  /// Returns whether only selections are notified between the changes and the end of editing.
  private func isInOrder(_ calls: [ModelCall]) -> Bool {
    guard let end = calls.lastIndex(of: .didEnd),
      let start = calls.firstIndex(where: { $0.isOfCustomization && $0 != .willBegin })
    else { return true }
    return calls[start..<end].allSatisfy { call in
      if case .sidebar = call { false } else { true }
    }
  }

  // MARK: - Orders

  /// Takes an order made by the user from the real host if it is valid.
  ///
  /// - Returns: The problem, or `nil`.
  private func readExpectedOrder() -> String? {
    guard let expectedOrder = model.expectedOrder else { return nil }
    switch expectedOrder.place {
    case .group(let name):
      guard let group = model.tab(name) else { return nil }
      let found = host.customization[group: name].tabOrder
      model.record.orders[name] = found
      group.chosenOrder = found
      return problem(with: found, expectedOrder, group.writtenOrder) {
        group.children.arrangedAroundLocked(by: $0).names
      }
    case .root:
      let found = host.customization.rootOrder
      model.record.rootOrder = found
      model.chosenOrder = found
      return problem(with: found, expectedOrder, model.writtenOrder) {
        model.rootOrder(by: $0).names
      }
    case .bar: return readBarOrder(expectedOrder)
    }
  }

  private func problem(
    with found: [String]?,
    _ expectedOrder: ModelHost.ExpectedOrder,
    _ written: [String],
    _ arranged: ([String]) -> [String]
  ) -> String? {
    let requestedOrder = expectedOrder.requestedOrder
    let absent = Set(expectedOrder.old ?? []).subtracting(requestedOrder)
    let isDeclared = arranged(written) == requestedOrder && absent.isSubset(of: written)
    guard let found else {
      return isDeclared ? nil : "no order is kept, expected \(requestedOrder) and \(absent)"
    }
    if isDeclared, arranged([]) == requestedOrder { return "the declared order is kept: \(found)" }
    guard Set(found).count == found.count else { return "an order names a tab twice: \(found)" }
    guard found.filter({ requestedOrder.contains($0) }) == requestedOrder else {
      return "the order is \(found), expected \(requestedOrder)"
    }
    guard Set(found).subtracting(requestedOrder) == absent else {
      return "the order is \(found), expected \(absent) beside \(requestedOrder)"
    }
    return nil
  }

  private func readBarOrder(_ expectedOrder: ModelHost.ExpectedOrder) -> String? {
    let found = host.customization.barOrder
    let before = model.completeMiddle(by: expectedOrder.old ?? []).names
    model.record.barOrder = found
    let after = model.completeMiddle(by: found ?? []).names
    let declared = model.completeMiddle(by: []).names
    guard model.bar.middle == expectedOrder.requestedOrder else {
      return
        "the bar is in the order \(found ?? []), expected \(expectedOrder.requestedOrder) to be seen"
    }
    guard after.filter({ $0 != expectedOrder.tab }) == before.filter({ $0 != expectedOrder.tab })
    else {
      return "the bar was \(before) and is \(after), more has moved than \(expectedOrder.tab)"
    }
    let absent = Set(expectedOrder.old ?? []).subtracting(after).subtracting([expectedOrder.tab])
    guard let found else {
      return absent.isEmpty ? nil : "no order of the bar is kept, expected one with \(absent)"
    }
    if absent.isEmpty, after == declared, Set(found).isSubset(of: after) {
      return "the declared order of the bar is kept: \(found)"
    }
    guard Set(found).count == found.count else { return "the bar has a tab twice: \(found)" }
    guard Set(found).isSuperset(of: absent.union(after)) else {
      return "the order of the bar is \(found), expected \(absent.union(after)) in it"
    }
    return nil
  }
}
