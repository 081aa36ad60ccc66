import TabHost

extension HostDescription {
  /// The stored changes of the user, decoded strictly.
  ///
  /// `TabCustomization` itself ignores keys that it does not support.
  struct Customization: Decodable {
    private(set) var value = TabCustomization()

    private enum Key: String, CaseIterable {
      case tabs, groups, rootOrder, barOrder, sidebarHidden
    }

    init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        switch key {
        case .tabs:
          for (name, tab) in try object.table(key, of: Tab.self, "an object") {
            value[tab: name] = tab.value
          }
        case .groups:
          for (name, group) in try object.table(key, of: Group.self, "an object") {
            value[group: name] = group.value
          }
        case .rootOrder: value.rootOrder = try object.texts(key)
        case .barOrder: value.barOrder = try object.texts(key)
        case .sidebarHidden:
          value.isSidebarHidden = try object.object(key, of: SidebarHiding.self).value
        }
      }
    }
  }
}

extension HostDescription.Customization {
  private static var visibilities: KeyValuePairs<String, TabVisibility> {
    ["visible": .visible, "hidden": .hidden]
  }

  private struct Tab: Decodable {
    private(set) var value = TabCustomization.Tab()

    private enum Key: String, CaseIterable {
      case sidebar, bar
    }

    init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        let visibility = try object.choice(key, visibilities)
        switch key {
        case .sidebar: value.sidebarVisibility = visibility
        case .bar: value.tabBarVisibility = visibility
        }
      }
    }
  }

  private struct SidebarHiding: Decodable {
    private(set) var value: [Orientation: Bool] = [:]

    private enum Key: String, CaseIterable {
      case landscape, portrait
    }

    init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        switch key {
        case .landscape: value[.landscape] = try object.flag(key)
        case .portrait: value[.portrait] = try object.flag(key)
        }
      }
    }
  }

  private struct Group: Decodable {
    private(set) var value = TabCustomization.Group()

    private enum Key: String, CaseIterable {
      case order, expanded
    }

    init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        switch key {
        case .order: value.tabOrder = try object.texts(key)
        case .expanded: value.isExpanded = try object.flag(key)
        }
      }
    }
  }
}
