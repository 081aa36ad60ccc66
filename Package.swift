// swift-tools-version: 6.3

import PackageDescription

// Checks that the Swift 6 language mode does not include.
let upcoming: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let settings = upcoming + [.strictMemorySafety()]

/// The samples: the programs in the folder `Samples`, and what they depend on. `.ci/samples` lists them
/// for CI, and tests run those in the folder.
let samples: [(name: String, dependencies: [Target.Dependency])] = [
  ("MediaLibrary", ["TabHost", "TabHostProgram", "TabHostTerminal"]),
  ("MailClient", ["TabHost", "TabHostProgram", "TabHostTerminal"]),
  ("PhotoCollections", ["TabHost", "TabHostProgram", "TabHostTerminal"]),
  ("Branches", ["TabHost", "TabHostProgram", "TabHostTerminal"]),
  ("StationGuide", ["TabHost", "TabHostProgram", "TabHostTerminal"]),
  ("DelegateTrace", ["TabHostProgram"]),
]

let package = Package(
  name: "TabHost",
  // The first version with `Atomic`, which the signal handlers of the terminal library require.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TabHost", targets: ["TabHost"]),
    .library(name: "TabHostTerminal", targets: ["TabHostTerminal"]),
    .library(name: "TabHostTesting", targets: ["TabHostTesting"]),
    .library(name: "TabHostViewStandIns", targets: ["TabHostViewStandIns"]),
    .library(name: "TabHostProgram", targets: ["TabHostProgram"]),
    .plugin(name: "PortUIKitCommand", targets: ["PortUIKitCommand"]),
    .plugin(name: "PortUIKitSources", targets: ["PortUIKitSources"]),
    .plugin(name: "CheckDelegatesCommand", targets: ["CheckDelegatesCommand"]),
  ],
  targets: [
    // The framework, and the libraries that are built on it.
    .target(name: "TabHost", dependencies: ["TabHostSpelling"], swiftSettings: settings),
    .target(
      name: "TabHostTerminal",
      dependencies: [
        "Markdown", "TabHost", "TabHostSpelling", "TerminalPictures", "TerminalToolkit",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "TabHostTesting",
      dependencies: ["TabHost", "TabHostSpelling"],
      swiftSettings: settings
    ),
    // Cells, input, output and devices of terminals, and pictures of cells, which are independent of
    // hosts. The terminal library exports them.
    .target(name: "TerminalToolkit", swiftSettings: settings),
    .target(
      name: "TerminalPictures",
      dependencies: ["TerminalToolkit"],
      swiftSettings: settings
    ),
    // The reader of the Markdown that the terminal library draws.
    .target(name: "Markdown", swiftSettings: settings),
    // Suggestions for misspelled words in messages, which no product exports.
    .target(name: "TabHostSpelling", swiftSettings: settings),

    // The command line program of an app, which needs both libraries.
    .target(
      name: "TabHostProgram",
      dependencies: ["TabHost", "TabHostSpelling", "TabHostTerminal", "TabHostTesting"],
      swiftSettings: settings
    ),

    // Inert views, for ported code that uses views.
    .target(
      name: "TabHostViewStandIns",
      dependencies: ["TabHost", "TabHostTesting"],
      swiftSettings: settings
    ),
    // The program that ports UIKit code, and its engine. Plugins run it, so it is built quickly and
    // depends on no other target.
    .target(name: "PortingTool", swiftSettings: settings),
    .executableTarget(name: "TabHostPort", dependencies: ["PortingTool"], swiftSettings: settings),
    .plugin(
      name: "PortUIKitCommand",
      capability: .command(
        intent: .custom(verb: "port-uikit", description: "Ports UIKit code to TabHost."),
        permissions: [
          .writeToPackageDirectory(reason: "Ported files are written into the package.")
        ]
      ),
      dependencies: ["TabHostPort"],
      path: "Sources/PortingPlugins/PortUIKitCommand"
    ),
    .plugin(
      name: "PortUIKitSources",
      capability: .buildTool(),
      dependencies: ["TabHostPort"],
      path: "Sources/PortingPlugins/PortUIKitSources"
    ),

    // The program that finds delegate methods that are never called, and its engine.
    .target(name: "DelegateChecker", dependencies: ["PortingTool"], swiftSettings: settings),
    .executableTarget(
      name: "CheckDelegates",
      dependencies: ["DelegateChecker"],
      swiftSettings: settings
    ),
    .plugin(
      name: "CheckDelegatesCommand",
      capability: .command(
        intent: .custom(
          verb: "check-delegates",
          description: "Finds delegate methods that are never called."
        )
      ),
      dependencies: ["CheckDelegates"],
      path: "Sources/PortingPlugins/CheckDelegatesCommand"
    ),

    // Benchmarks that compare costs with their floors, and the floor of full-screen programs.
    .executableTarget(
      name: "TabHostBenchmarks",
      dependencies: [
        .target(name: "GlibcHeap", condition: .when(platforms: [.linux])), "MediaLibrary",
        "PlainScreen", "TabHost", "TabHostTerminal", "TabHostTesting",
      ],
      exclude: ["GlibcHeap", "Peers/curses_list.c", "Peers/gtk_tree.c", "PlainScreen"],
      // Without strict memory safety, because floors use unsafe code.
      swiftSettings: upcoming
    ),
    .systemLibrary(name: "GlibcHeap", path: "Sources/TabHostBenchmarks/GlibcHeap"),
    .executableTarget(
      name: "PlainScreen",
      path: "Sources/TabHostBenchmarks/PlainScreen",
      swiftSettings: settings
    ),

    // A program that the tests of the file store kill, and run in several processes at once.
    .executableTarget(
      name: "StoreWriter",
      dependencies: ["TabHost"],
      path: "Tests/StoreWriter",
      swiftSettings: settings
    ),
    // A program to which the tests of terminal devices send input and signals.
    .executableTarget(
      name: "TerminalUser",
      dependencies: ["TabHost", "TabHostTerminal"],
      path: "Tests/TerminalUser",
      swiftSettings: settings
    ),
    // Fixtures, and the setting that decides how many long tests run.
    .target(
      name: "TabHostTestSupport",
      dependencies: ["TabHost", "TabHostTesting"],
      path: "Tests/TabHostTestSupport",
      swiftSettings: settings
    ),
    // Programs in pseudoterminals, and a terminal emulator, for tests.
    .target(
      name: "TerminalTestSupport",
      dependencies: ["TabHostTestSupport", "TerminalToolkit"],
      path: "Tests/TerminalTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TabHostTests",
      dependencies: ["StoreWriter", "TabHost", "TabHostTestSupport", "TabHostTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalToolkitTests",
      dependencies: [
        "TabHostTestSupport", "TerminalPictures", "TerminalTestSupport", "TerminalToolkit",
        "TerminalUser",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TabHostTerminalTests",
      dependencies: [
        "TabHost", "TabHostTerminal", "TabHostTestSupport", "TabHostTesting", "TerminalTestSupport",
        "TerminalToolkit", "TerminalUser",
      ],
      swiftSettings: settings
    ),
    // The built programs in terminals, as several emulators display them to the user.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TabHost", "TabHostTerminal", "TabHostTestSupport", "TabHostTesting", "TerminalTestSupport",
        "TerminalToolkit", "TerminalUser",
      ],
      exclude: ["Emulators"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TabHostTestingTests",
      dependencies: ["TabHost", "TabHostTestSupport", "TabHostTesting"],
      swiftSettings: settings
    ),
    // What the framework promises, as text: each file of cases is run by one test.
    .testTarget(
      name: "CaseTests",
      dependencies: [
        "TabHost", "TabHostProgram", "TabHostTestSupport", "TabHostTesting",
      ],
      path: "Tests/Cases",
      exclude: ["Samples", "TabHost", "TabHostTerminal", "TabHostTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "TabHost", "TabHostProgram", "TabHostTerminal", "TabHostTestSupport", "TabHostTesting",
      ],
      swiftSettings: settings
    ),
    // Modules with delegate methods that are never called, and the program that finds them.
    .testTarget(
      name: "DelegateCheckerTests",
      dependencies: ["DelegateChecker", "TabHostTestSupport"],
      exclude: ["Modules"],
      swiftSettings: settings
    ),
    // UIKit programs that the plugin ports at each build, and the tool that it runs.
    .testTarget(
      name: "PortingTests",
      dependencies: [
        "PortingTool", "TabHost", "TabHostTestSupport", "TabHostTesting", "TabHostViewStandIns",
      ],
      exclude: ["Idioms", "Pairs", "UIKit", "UIKitSources.txt"],
      swiftSettings: settings,
      plugins: ["PortUIKitSources"]
    ),
    // Apps for UIKit and their tests, of the kind that use XCTest and Swift 5, which the plugin ports
    // at each build.
    .target(
      name: "PortedApps",
      dependencies: ["TabHost", "TabHostViewStandIns"],
      path: "Tests/PortedApps",
      exclude: ["UIKit", "UIKitSources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["PortUIKitSources"]
    ),
    .testTarget(
      name: "PortedAppTests",
      dependencies: ["PortedApps", "TabHost", "TabHostTesting", "TabHostViewStandIns"],
      exclude: ["UIKit", "UIKitSources.txt"],
      resources: [.process("Fixtures")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["PortUIKitSources"]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "PortingTool", "TabHost", "TabHostProgram", "TabHostTerminal", "TabHostTestSupport",
        "TabHostTesting",
      ],
      exclude: [
        "Snippets/Cases", "Snippets/GalleryCases", "Snippets/ScreenCases", "Snippets/Snapshots",
        "Snippets/ViewerCases",
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)

for sample in samples {
  package.products.append(.executable(name: sample.name, targets: [sample.name]))
  package.targets.append(
    .executableTarget(
      name: sample.name,
      dependencies: sample.dependencies,
      path: "Samples/\(sample.name)",
      swiftSettings: settings
    )
  )
}
for target in package.targets where ["EndToEndTests", "SampleTests"].contains(target.name) {
  target.dependencies += samples.map { .target(name: $0.name) }
}
