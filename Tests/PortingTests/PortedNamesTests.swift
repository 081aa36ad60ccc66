import PortingTool
import TabHostTestSupport
import Testing

/// Names that the tool changes, and those that it keeps.
struct PortedNamesTests {
  @Test func `types, members and labels of the tables are renamed`() {
    expect(
      """
      import TabHost
      let tab = UITab(title: "", image: nil, identifier: "", viewControllerProvider: { _ in page })
      tab.tabBarController?.delegate = self
      let visibility: NSItemProviderRepresentationVisibility = .all
      """,
      becomes: """
        import TabHost
        let tab = TabItem(title: "", image: nil, identifier: "", viewProvider: { _ in page })
        tab.tabHostController?.delegate = self
        let visibility: ItemProvider.Visibility = .all
        """
    )
  }

  @Test func `strings and comments keep their names, and code in interpolations does not`() {
    expect(
      ##"""
      import TabHost
      // UITab
      /* A UITab /* and a UIMenu */ of a UITabBarController */
      print("UITab \(UITab.self) UITab \("UIMenu \(UIMenu.self)")", #"UITab \(UITab.self) \#(UITab.self)"#)
      let text = """
        UITab "\(tab.tabBarController)" UITab
        """
      let pattern = /UITab"/, other = #/UITab "/#, ratio = width / UIMenu.width / 2
      """##,
      becomes: ##"""
        import TabHost
        // UITab
        /* A UITab /* and a UIMenu */ of a UITabBarController */
        print("UITab \(TabItem.self) UITab \("UIMenu \(Menu.self)")", #"UITab \(UITab.self) \#(TabItem.self)"#)
        let text = """
          UITab "\(tab.tabHostController)" UITab
          """
        let pattern = /UITab"/, other = #/UITab "/#, ratio = width / Menu.width / 2
        """##
    )
  }

  @Test func `names of the app and of Foundation stay`() {
    let text = """
      import Foundation
      import TabHost
      enum UIStyle { static let uiTab = GUIDE.UITab }
      let progress = Progress(totalUnitCount: 1), path = (name as NSString).lastPathComponent
      class UIMenuElement {}
      let element = UIMenuElement()
      """
    expect(text, becomes: text)
    expectEqual(findings(text), [])
  }

  @Test(
    arguments: [
      "enum Menu {}", "typealias Menu = Int", "class Box<Menu> {}", "func f<T, Menu: Any>() {}",
      "protocol Shelf { associatedtype Menu }", "final class Shelf { struct Menu {} }",
      "import SwiftUI",
    ]
  )
  func `a name that the app has as well is qualified`(declaration: String) throws {
    let text = "import UIKit\n\(declaration)\nlet menu: UIMenu?, action: UIAction?, other: Menu?"
    let lines = try #require(ported(text)).split(separator: "\n")
    expectEqual(lines.last, "let menu: TabHost.Menu?, action: Action?, other: Menu?")
  }

  @Test func `a name of another file is qualified, too`() {
    let files = port([
      "A.swift": "import UIKit\nclass ViewController: UIViewController {}",
      "B.swift": "import UIKit\nfunc show(_ page: UIViewController) {}",
    ]).files.map(\.text)
    expectEqual(
      files,
      [
        "import Foundation; import TabHost\nclass ViewController: TabHost.ViewController {}",
        "import Foundation; import TabHost\nfunc show(_ page: TabHost.ViewController) {}",
      ]
    )
  }

  // MARK: - Imports and conditions

  @Test(
    arguments: [
      ("import UIKit", "import Foundation; import TabHost"),
      ("import Foundation\nimport UIKit", "import Foundation\nimport TabHost"),
      ("public import UIKit", "public import Foundation; public import TabHost"),
      ("@preconcurrency import UIKit", "import Foundation; import TabHost"),
      ("import class UIKit.UITab", "import class TabHost.TabItem"),
      ("let tab: UIKit.UITab", "import TabHost; let tab: TabHost.TabItem"),
      ("import XCTest\nlet tab: UITab", "import XCTest; import TabHost\nlet tab: TabItem"),
      (
        "import XCTest\n@testable import App\n\nlet tab: UITab",
        "import XCTest\n@testable import App; import TabHost\n\nlet tab: TabItem"
      ),
      ("// Text\n\nlet tab: UITab", "// Text\n\nimport TabHost; let tab: TabItem"),
      ("import XCTest\nlet count = 1", "import XCTest\nlet count = 1"),
      ("let link: URL", "import Foundation; let link: URL"),
      ("import WebKit\nlet tab: UITab", "/* import WebKit */ import TabHost\nlet tab: TabItem"),
    ]
  )
  func `the module is imported where its names are used`(original: String, expected: String) {
    expect(original, becomes: expected)
  }

  @Test func `conditions for UIKit and iOS hold for TabHost`() {
    expect(
      """
      #if canImport(UIKit) && !os(watchOS)
      import UIKit
      #elseif os(iOS) || os(visionOS) || canImport(UIKit, _version: 18.0)
      #endif
      if #available(iOS 18, *) {}
      """,
      becomes: """
        #if canImport(TabHost) && !os(watchOS)
        import Foundation; import TabHost
        #elseif canImport(TabHost) || os(visionOS) || canImport(TabHost)
        #endif
        if #available(iOS 18, *) {}
        """
    )
  }

  @Test func `the module of URL sessions is imported below the last line`() {
    expect(
      "import UIKit\nlet session: URLSession",
      becomes: "import Foundation; import TabHost\nlet session: URLSession\n"
        + "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    )
  }

  @Test func `an import of a module of Apple's platforms is removed and reported`() {
    let text = "import UIKit\nimport WebKit\n#if canImport(Combine)\nimport Combine\n#endif\n"
    expectEqual(
      ported(text),
      """
      import Foundation; import TabHost
      /* import WebKit */
      #if canImport(Combine)
      import Combine
      #endif

      """
    )
    expectEqual(
      findings(text),
      [
        "File.swift:2: WebKit: is a module of Apple's platforms only; leave the file out, or declare "
          + "what it uses"
      ]
    )
  }

  // MARK: - Other modules of the app

  @Test func `tests see the names of the app`() {
    let app = Port.Module(
      name: "Shop",
      files: [
        Port.File(path: "A.swift", text: "class NavigationController: UINavigationController {}")
      ]
    )
    let test = """
      import UIKit
      @testable import Shop
      let flow: NavigationController = NavigationController(root: UINavigationController())
      """
    let port = Port([Port.File(path: "T.swift", text: test)], modules: [app])
    expectEqual(
      port.files.map(\.text),
      [
        """
        import Foundation; import TabHost
        @testable import Shop
        let flow: Shop.NavigationController = Shop.NavigationController(root: TabHost.NavigationController())
        """
      ]
    )
    expectEqual(port.findings, [])
  }

  @Test func `a class of a test inherits through a class of the app`() {
    let app = Port.Module(
      name: "Shop",
      files: [Port.File(path: "A.swift", text: "class Base: UIViewController {}")]
    )
    let test = "class Spy: Base { deinit {} }"
    let port = Port([Port.File(path: "T.swift", text: test)], modules: [app])
    expectEqual(port.files.first?.text, "class Spy: Base { isolated deinit {} }")
  }
}
