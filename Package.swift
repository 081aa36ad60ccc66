// swift-tools-version: 6.3

import PackageDescription

// What the toolchain can check beyond Swift 6.
let upcoming: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let settings = upcoming + [.strictMemorySafety()]

let package = Package(
  name: "TabHost",
  // The first with `Atomic`, which the terminal needs to restore itself from a signal.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TabHost", targets: ["TabHost"]),
    .library(name: "TabHostTerminal", targets: ["TabHostTerminal"]),
    .library(name: "TabHostTesting", targets: ["TabHostTesting"]),
    .executable(name: "MediaLibrary", targets: ["MediaLibrary"]),
    .executable(name: "PhotoCollections", targets: ["PhotoCollections"]),
    .executable(name: "StationGuide", targets: ["StationGuide"]),
    .executable(name: "DelegateTrace", targets: ["DelegateTrace"]),
    .executable(name: "TabHostBenchmarks", targets: ["TabHostBenchmarks"]),
  ],
  targets: [
    // The framework, and the two libraries that stand on its public API.
    .target(name: "TabHost", swiftSettings: settings),
    .target(name: "TabHostTerminal", dependencies: ["TabHost"], swiftSettings: settings),
    .target(name: "TabHostTesting", dependencies: ["TabHost"], swiftSettings: settings),

    // The samples, and what they share.
    .target(
      name: "SampleSupport",
      dependencies: ["TabHost", "TabHostTerminal", "TabHostTesting"],
      path: "Samples/SampleSupport",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MediaLibrary",
      dependencies: ["SampleSupport", "TabHost", "TabHostTerminal", "TabHostTesting"],
      path: "Samples/MediaLibrary",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "PhotoCollections",
      dependencies: ["SampleSupport", "TabHost", "TabHostTerminal", "TabHostTesting"],
      path: "Samples/PhotoCollections",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "StationGuide",
      dependencies: ["SampleSupport", "TabHost", "TabHostTesting"],
      path: "Samples/StationGuide",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "DelegateTrace",
      dependencies: ["SampleSupport", "TabHost", "TabHostTesting"],
      path: "Samples/DelegateTrace",
      swiftSettings: settings
    ),

    // Costs beside their floors, and a program that is the floor of full-screen programs.
    .executableTarget(
      name: "TabHostBenchmarks",
      dependencies: [
        .target(name: "GlibcHeap", condition: .when(platforms: [.linux])), "MediaLibrary",
        "PlainScreen", "TabHost", "TabHostTerminal",
      ],
      exclude: ["GlibcHeap", "Peers/gtk_tree.c", "PlainScreen"],
      // Without the check of memory safety: a floor is what unsafe code costs, too.
      swiftSettings: upcoming
    ),
    .systemLibrary(name: "GlibcHeap", path: "Sources/TabHostBenchmarks/GlibcHeap"),
    .executableTarget(
      name: "PlainScreen",
      path: "Sources/TabHostBenchmarks/PlainScreen",
      swiftSettings: settings
    ),

    // A program for the tests of the file store: to be killed, and to compete with itself.
    .executableTarget(
      name: "StoreWriter",
      dependencies: ["TabHost"],
      path: "Tests/StoreWriter",
      swiftSettings: settings
    ),
    // A program for the tests of terminal devices: to be typed at, stopped, resized and killed.
    .executableTarget(
      name: "TerminalUser",
      dependencies: ["TabHost", "TabHostTerminal"],
      path: "Tests/TerminalUser",
      swiftSettings: settings
    ),
    // The fixtures of the tests, and how much of the long ones runs.
    .target(
      name: "TabHostTestSupport",
      dependencies: ["TabHost", "TabHostTesting"],
      path: "Tests/TabHostTestSupport",
      swiftSettings: settings
    ),
    // Terminals with programs at them, for the tests that need some.
    .target(
      name: "TerminalTestSupport",
      dependencies: ["TabHostTestSupport"],
      path: "Tests/TerminalTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TabHostTests",
      dependencies: ["StoreWriter", "TabHost", "TabHostTestSupport", "TabHostTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TabHostTerminalTests",
      dependencies: [
        "TabHost", "TabHostTerminal", "TabHostTestSupport", "TabHostTesting", "TerminalTestSupport",
        "TerminalUser",
      ],
      swiftSettings: settings
    ),
    // The built programs as a person sees them: in terminals, looked at by several emulators.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "MediaLibrary", "PhotoCollections", "TabHost", "TabHostTerminal", "TabHostTestSupport",
        "TabHostTesting", "TerminalTestSupport", "TerminalUser",
      ],
      exclude: ["Emulators"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TabHostTestingTests",
      dependencies: ["TabHost", "TabHostTestSupport", "TabHostTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "MediaLibrary", "PhotoCollections", "StationGuide", "DelegateTrace", "TabHostBenchmarks",
        "TabHostTestSupport",
      ],
      swiftSettings: settings
    ),
    // Programs as they are written for UIKit, and renamed.
    .testTarget(
      name: "PortingTests",
      dependencies: ["TabHost", "TabHostTerminal", "TabHostTestSupport", "TabHostTesting"],
      exclude: ["Differences", "UIKit"],
      swiftSettings: settings
    ),
    // Tests in the way of XCTest.
    .testTarget(
      name: "XCTestExampleTests",
      dependencies: ["TabHost", "TabHostTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["TabHost", "TabHostTerminal", "TabHostTesting"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
