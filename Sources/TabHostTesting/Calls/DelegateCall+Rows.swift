import TabHost

// The coded form of calls about rows and what people do to them.

extension DelegateCall {
  /// A call about the row of a tab or of an action, or about a drop.
  static func aboutRow(_ name: Name, _ values: Values) throws -> DelegateCall {
    switch name {
    case .itemFor: return .itemFor(try row(values))
    case .update: return .update(try row(values))
    case .sidebarActionOperationForAcceptingItemsFrom:
      return .sidebarActionOperationForAcceptingItemsFrom(
        action: try values.decode(String.self, forKey: .action),
        group: try values.decode(String.self, forKey: .group),
        types: try values.decode([String].self, forKey: .types),
        answer: try operation(values)
      )
    case .sidebarActionAcceptItemsFrom:
      return .sidebarActionAcceptItemsFrom(
        action: try values.decode(String.self, forKey: .action),
        group: try values.decode(String.self, forKey: .group),
        types: try values.decode([String].self, forKey: .types)
      )
    default: return try aboutTab(name, values)
    }
  }

  private static func aboutTab(_ name: Name, _ values: Values) throws -> DelegateCall {
    let tab = try values.decode(String.self, forKey: .tab)
    switch name {
    case .willBeginDisplaying: return .willBeginDisplaying(tab)
    case .didEndDisplaying: return .didEndDisplaying(tab)
    case .leadingSwipeActionsConfigurationFor: return .leadingSwipeActionsConfigurationFor(tab)
    case .trailingSwipeActionsConfigurationFor: return .trailingSwipeActionsConfigurationFor(tab)
    case .contextMenuConfigurationFor: return .contextMenuConfigurationFor(tab)
    case .itemsForBeginning: return .itemsForBeginning(tab)
    case .itemsForAddingTo: return .itemsForAddingTo(tab)
    case .operationForAcceptingItemsFrom:
      let types = try values.decode([String].self, forKey: .types)
      return .operationForAcceptingItemsFrom(tab, types: types, answer: try operation(values))
    default:
      return .acceptItemsFrom(tab, types: try values.decode([String].self, forKey: .types))
    }
  }

  private static func row(_ values: Values) throws -> Row {
    guard let action = try values.decodeIfPresent(String.self, forKey: .action) else {
      return .tab(try values.decode(String.self, forKey: .tab))
    }
    return .action(action, group: try values.decode(String.self, forKey: .group))
  }

  private static func operation(_ values: Values) throws -> String {
    let word = try values.decode(String.self, forKey: .answer)
    guard DropOperation.allCases.contains(where: { $0.word == word }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .answer,
        in: values,
        debugDescription: "no drop operation is called \(Spelling.quoted(word))"
      )
    }
    return word
  }

  /// Writes all but the name of a call that is about a row or a drop.
  func encodeAboutRow(to values: inout KeyedEncodingContainer<CodingKeys>) throws {
    switch self {
    case .itemFor(.tab(let tab)), .update(.tab(let tab)), .willBeginDisplaying(let tab),
      .didEndDisplaying(let tab), .leadingSwipeActionsConfigurationFor(let tab),
      .trailingSwipeActionsConfigurationFor(let tab), .contextMenuConfigurationFor(let tab),
      .itemsForBeginning(let tab), .itemsForAddingTo(let tab):
      try values.encode(tab, forKey: .tab)
    case .itemFor(.action(let action, let group)), .update(.action(let action, let group)):
      try values.encode(action, forKey: .action)
      try values.encode(group, forKey: .group)
    case .operationForAcceptingItemsFrom(let tab, let types, let answer):
      try values.encode(tab, forKey: .tab)
      try values.encode(types, forKey: .types)
      try values.encode(answer, forKey: .answer)
    case .acceptItemsFrom(let tab, let types):
      try values.encode(tab, forKey: .tab)
      try values.encode(types, forKey: .types)
    case .sidebarActionOperationForAcceptingItemsFrom(let action, let group, let types, let answer):
      try values.encode(action, forKey: .action)
      try values.encode(group, forKey: .group)
      try values.encode(types, forKey: .types)
      try values.encode(answer, forKey: .answer)
    case .sidebarActionAcceptItemsFrom(let action, let group, let types):
      try values.encode(action, forKey: .action)
      try values.encode(group, forKey: .group)
      try values.encode(types, forKey: .types)
    default: break
    }
  }
}
