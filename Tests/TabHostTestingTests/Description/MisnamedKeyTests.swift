import TabHostTestSupport
import Testing

@testable import TabHostTesting

/// Keys of descriptions that are called otherwise than the user expects.
struct MisnamedKeyTests {
  private func message(_ key: String, in around: String) -> String? {
    let json = around.replacing("KEY", with: "\"\(key)\":0")
    let description = HostDescription.error(json: json)?.description
    return description?.split(separator: ": ", maxSplits: 1).last.map(String.init)
  }

  private static let places = [
    "host": "{KEY}", "tab": #"{"tabs":[{"id":"a",KEY}]}"#, "traits": #"{"traits":{KEY}}"#,
    "answers": #"{"answers":{KEY}}"#,
  ]

  @Test(arguments: [
    ("tab", "badgeValue", "badge"), ("tab", "badgevalue", "badge"), ("tab", "identifier", "id"),
    ("tab", "identifer", "id"), ("tab", "systemImage", "image"), ("tab", "systemName", "image"),
    ("tab", "preferredPlacement", "placement"), ("tab", "preferedPlacement", "placement"),
    ("tab", "reselectionBehavior", "reselection"), ("tab", "reselectionBehaviour", "reselection"),
    ("tab", "primaryAction", "action"), ("tab", "viewProvider", "content"),
    ("tab", "viewController", "content"), ("tab", "tabs", "children"),
    ("tab", "managingNavigationController", "managed"), ("tab", "sidebarActions", "actions"),
    ("tab", "displayOrderIdentifiers", "displayOrder"),
    ("tab", "defaultChildIdentifier", "defaultChild"), ("tab", "sidebarAppearance", "appearance"),
    ("tab", "isSidebarDestination", "sidebarDestination"),
    ("tab", "isCollapsedByDefault", "collapsedByDefault"), ("tab", "hidden", "isHidden"),
    ("host", "selectedTab", "selected"), ("host", "viewControllers", "tabs"),
    ("host", "children", "tabs"), ("host", "traitCollection", "traits"),
    ("host", "prominentTab", "prominentTabIdentifier"), ("traits", "userInterfaceIdiom", "idiom"),
    ("traits", "horizontalSizeClass", "horizontal"), ("traits", "layoutDirection", "direction"),
    ("traits", "userInterfaceStyle", "style"),
    ("answers", "operationForAcceptingItemsFrom", "drop"),
    ("answers", "sidebarActionOperationForAcceptingItemsFrom", "dropOnAction"),
    ("answers", "trailingSwipeActionsConfigurationFor", "swipe"),
    ("answers", "contextMenuConfigurationFor", "menu"),
    ("answers", "itemsForBeginning", "dragItems"),
  ])
  func `the error for the name of a property in Swift suggests its key`(
    place: String,
    name: String,
    key: String
  ) throws {
    let around = try #require(Self.places[place])
    expectEqual(message(name, in: around), "unknown key; did you mean \"\(key)\"?")
  }

  @Test(arguments: [
    ("tab", "accessibilityIdentifier", "set ID accessibilityIdentifier VALUE"),
    ("tab", "acessibilityIdentifier", "set ID accessibilityIdentifier VALUE"),
    ("tab", "isExpanded", "set ID isExpanded VALUE"),
    ("host", "isTabBarHidden", "set host isTabBarHidden VALUE"),
  ])
  func `the error for a property without a key names the command that sets it`(
    place: String,
    name: String,
    command: String
  ) throws {
    let around = try #require(Self.places[place])
    expectEqual(
      message(name, in: around),
      "unknown key; a script sets this property with \"\(command)\""
    )
  }

  @Test(arguments: [("tab", SettableProperty.ofTabs), ("host", SettableProperty.ofHost)])
  func `no property that scripts set is unknown to descriptions`(
    place: String,
    properties: [SettableProperty]
  ) throws {
    let around = try #require(Self.places[place])
    let unknown = properties.map(\.name).filter {
      message($0, in: around)?.hasPrefix("unknown key; allowed are") == true
    }
    expectEqual(unknown, [])
  }
}
