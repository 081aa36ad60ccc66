import TabHost
import TabHostTestSupport
import TabHostTesting

extension HostFixture {
  /// Returns a host that is editable in every way.
  ///
  /// The roots are `a`, `b`, fixed `f`, movable `m`, pinned `p`, sidebar-only `s`, and the group
  /// `g` of `c1`, `c2` and `c3`.
  static func editable(configure: (TabHostController) -> Void = { _ in }) -> HostFixture {
    let fixture = HostFixture(shown: false) { log in
      let group = TabGroupItem.of(["c1", "c2", "c3"].map { .page($0, log) }, "g")
      group.allowsReordering = true
      let placements: [(String, TabItem.Placement)] = [
        ("a", .automatic), ("b", .automatic), ("f", .fixed), ("m", .movable), ("p", .pinned),
        ("s", .sidebarOnly),
      ]
      return placements.map { name, placement in
        .page(name, log).with { $0.preferredPlacement = placement }
      } + [group]
    }
    fixture.host.allowsReordering = true
    for tab in fixture.host.tabs + fixture.group("g").children { tab.allowsHiding = true }
    configure(fixture.host)
    fixture.host.appear()
    fixture.log.clear()
    return fixture
  }

  /// Returns an editable host whose customization is stored under the identifier `main`.
  static func keeping(in store: any TabCustomizationStore) -> HostFixture {
    editable {
      $0.customizationStore = store
      $0.customizationIdentifier = "main"
    }
  }

  var barText: String {
    let bar = host.bar
    return [bar.fixed, bar.middle, bar.pinned].map { tabs in
      tabs.map(\.identifier).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// The identifiers of the rows, those of unchecked tabs in brackets.
  var rowText: String {
    host.sidebar.rows.map { $0.isChecked ? $0.identifier : "[\($0.identifier)]" }
      .joined(separator: " ")
  }
}
