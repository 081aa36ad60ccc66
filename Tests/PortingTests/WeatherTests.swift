import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Subclasses of tabs, controllers and stacks, and configurations of rows, ported by the tool alone.
@MainActor struct WeatherTests {
  private let station = WeatherStation(
    countries: [
      "Italy": [Forecast(place: "Rome", degrees: 21)],
      "Norway": [
        Forecast(place: "Bergen", degrees: 9, symbol: "cloud.rain"),
        Forecast(place: "Oslo", degrees: 12),
      ],
    ]
  )
  private let host: WeatherController
  private let fixture: PortFixture

  init() {
    host = WeatherController(station: station)
    fixture = PortFixture(host)
  }

  private var user: UserInteraction { fixture.user }

  @Test func `an overridden title of a tab counts its changes`() throws {
    let rome = try #require(fixture.tab("Rome") as? PlaceTab)
    expectEqual(rome.title, "Rome 21°")
    expectEqual(rome.image?.systemName, "sun.max")
    expectEqual(rome.changes, 1)
    station.update("Rome", degrees: 24)
    station.update("Rome", degrees: 24)
    expectEqual(rome.title, "Rome 24°")
    expectEqual(rome.changes, 2)
  }

  @Test func `a warning is an alert that selects its tab`() throws {
    user.tapRow("Rome")
    _ = fixture.take()
    station.update("Oslo", degrees: -4, warning: "Snow")
    expectEqual(fixture.state.presented, "Snow")
    let alert = try #require(host.presentedViewController as? AlertController)
    expectEqual(alert.message, "Oslo -4°")
    user.choose(alertAction: alert.actions[0])
    expectEqual(fixture.state.selected, "Oslo")
    expectEqual(
      fixture.take(),
      [
        .displayedViewControllers("Norway", proposed: ["Norway"]),
        .displayedViewControllers("Oslo", proposed: ["Oslo"]),
        .didSelect("Oslo", previous: "Rome", origin: .program),
      ]
    )
    expectEqual(fixture.tab("Oslo").badgeValue, "!")
  }

  @Test func `a row has the configuration that the delegate assigns`() throws {
    station.update("Oslo", degrees: -4, warning: "Snow")
    host.sidebar.displayedRows = 0..<5
    let item = try #require(host.sidebar.item(for: fixture.tab("Oslo")))
    let content = try #require(item.contentConfiguration as? ListContentConfiguration)
    expectEqual(content.textProperties.numberOfLines, 2)
    expectEqual(content.textProperties.font, .preferredFont(forTextStyle: .body))
    expectEqual(content.imageProperties.tintColor, .systemRed)
    expectEqual(content.imageProperties.maximumSize, CGSize(width: 24, height: 24))
    expectEqual(content.directionalLayoutMargins.leading, 8)
    let color = item.backgroundConfiguration.backgroundColor
    expectEqual(color, Color(red: 0.1, green: 0.2, blue: 0.4, alpha: 1))
  }

  @Test func `pushed details are carried to the group that is selected next`() throws {
    let host = WeatherController(station: station)
    let fixture = PortFixture(host, traits: .phone)
    let stack = try #require(
      fixture.group("Norway").managingNavigationController as? StationNavigationController
    )
    host.showDetails(of: "Bergen")
    expectEqual(fixture.state.stack.last, "Details of Bergen")
    expect(host.visibleNavigationBar == nil)
    expect(fixture.state.bar.hidden)
    host.selectedTab = fixture.group("Norway")
    expectEqual(fixture.state.selected, "Norway")
    expectEqual(fixture.state.stack, ["Norway", "Details of Bergen"])
    fixture.user.goBack()
    expect(!fixture.state.bar.hidden)
    expectEqual(host.visibleNavigationBar?.title, "NORWAY")
    expectEqual(stack.viewControllers.count, 1)
  }

  @Test func `overrides observe what the app assigns to the bar and to a stack`() throws {
    host.isTabBarHidden = true
    host.setTabBarHidden(false, animated: true)
    expectEqual(host.barVisibility, [true, false])
    let stack = StationNavigationController(rootViewController: ViewController())
    stack.viewControllers = [ViewController(), ViewController()]
    expectEqual(stack.depths, [2])
  }

  @Test func `a button made from an action loses its badge`() throws {
    user.tapRow("Rome")
    let button = try #require(host.visibleNavigationBar?.buttons.first)
    expectEqual(button.title, "Refresh")
    expectEqual(button.image?.systemName, "arrow.clockwise")
    expectEqual(button.badge, .count(1))
    expectEqual(user.tapBarButton(button), .performed)
    expect(button.badge == nil)
    expectEqual(user.tapBarButton(button), .refused(.disabled))
  }
}
