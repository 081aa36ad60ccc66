extension CustomizationRecord {
  /// The bytes in which a customization is saved: JSON that people can read and compare.
  static func bytes(of customization: TabCustomization, identifier: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("customization")
      write(customization, to: &json)
      json.name("identifier")
      json.text(identifier)
      json.name("version")
      json.number(1)
    }
    json.newLine()
    return json.bytes
  }

  /// Writes what ``CustomizationRecordVersion1`` reads, in the order of the names.
  private static func write(_ customization: TabCustomization, to json: inout JSONWriter) {
    json.object { json in
      write(customization.barOrder, as: "barOrder", to: &json)
      if !customization.groups.isEmpty {
        json.name("groups")
        write(customization.groups, to: &json, write)
      }
      write(customization.rootOrder, as: "rootOrder", to: &json)
      if !customization.tabs.isEmpty {
        json.name("tabs")
        write(customization.tabs, to: &json, write)
      }
    }
  }

  private static func write<Entry>(
    _ entries: [String: Entry],
    to json: inout JSONWriter,
    _ write: (Entry, inout JSONWriter) -> Void
  ) {
    json.object { json in
      // As by their bytes, but for names that are not normalized.
      for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
        json.name(name)
        write(entry, &json)
      }
    }
  }

  private static func write(_ tab: TabCustomization.Tab, to json: inout JSONWriter) {
    json.object { json in
      switch tab.tabBarVisibility {
      case .automatic: break
      case .visible: json.member(#""bar" : "visible""#)
      case .hidden: json.member(#""bar" : "hidden""#)
      }
      switch tab.sidebarVisibility {
      case .automatic: break
      case .visible: json.member(#""sidebar" : "visible""#)
      case .hidden: json.member(#""sidebar" : "hidden""#)
      }
    }
  }

  private static func write(_ group: TabCustomization.Group, to json: inout JSONWriter) {
    json.object { json in
      if let isExpanded = group.isExpanded {
        json.name("expanded")
        json.truth(isExpanded)
      }
      write(group.tabOrder, as: "order", to: &json)
    }
  }

  private static func write(_ order: [String]?, as name: String, to json: inout JSONWriter) {
    guard let order else { return }
    json.name(name)
    json.array(order)
  }
}
