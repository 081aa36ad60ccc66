import Foundation
import TabHostTestSupport
import Testing

@testable import TabHostTesting

/// Tests that the samples have emitted. They are part of this target, so that they are compiled and
/// run.
@Suite(.ownThread) struct EmittedTests {
  /// A session with a sample.
  struct Session: Sendable, CustomTestStringConvertible {
    let program: String
    /// The description of a host, which the program reads from standard input.
    var description: String?
    let script: String
    /// The operands and options of the app.
    var arguments: [String] = []

    var testDescription: String { program }
  }

  private static let sessions = [
    branches, mediaLibrary, mailClient, photoCollections, stationGuide, delegateTrace,
  ]

  @Test(arguments: sessions) func `the test in this target is the one that a sample emits`(
    session: Session
  ) throws {
    let name = "\(session.program)Session"
    let script = try TemporaryFile(session.script)
    let function = name.prefix(1).lowercased() + name.dropFirst()
    let operands = session.description == nil ? session.arguments : ["-"]
    let run = try Program(name: session.program).run(
      operands + ["--script", script.path, "--emit-test", function],
      input: Data((session.description ?? "").utf8)
    )
    #expect(run.status == 0, "\(run.errors)")
    let file = "Tests/SampleTests/Emitted/\(name).swift"
    try PackageFiles.expect(run.output, in: file, of: .emittedTests)
  }

  @Test func `the method of each command is called in one of these tests, which compile`() {
    let lines = Self.sessions.flatMap { $0.script.split(separator: "\n") }
    let words = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    let missing = CommandForm.all.filter { $0.swift.hasMethod && !words.contains($0.name) }
    #expect(missing.map(\.name).isEmpty)
  }
}

// MARK: - Sessions

extension EmittedTests {
  private static let mediaLibrary = Session(
    program: "MediaLibrary",
    script: """
      swipe trailing library
      row cinematic-shots
      menu cinematic-shots
      edit
      uncheck forest-life
      check city-lights
      move city-lights before cinematic-shots
      drag sea-life to bar
      done
      restart
      row sea-life
      rotate portrait
      tap search
      search
      type fox
      cancel-search
      batch
        size compact
        direction rtl
      end
      """
  )

  /// A commit with its message, a commit that is dropped on a branch, and branches that git changes.
  private static let branches = Session(
    program: "Branches",
    script: """
      content in ListViewController key home space
      press a
      press c
      content paste "Read this first"
      press ctrl+s
      press u
      button Cancel
      tap :log
      drag-item "Switch off in time" on whistle
      drag-item "Switch off in time" on main
      menu whistle Delete
      change "a branch goes"
      change "a branch is renamed"
      edit
      move steam before main
      uncheck quiet-lid
      done
      restart
      """
  )

  /// Input to pages, messages, what is kept for the next launch, and another program.
  private static let mailClient = Session(
    program: "MailClient",
    script: """
      content key down enter
      button Archive
      press u
      content key enter
      back
      tap Private
      alert Cancel
      edit
      uncheck Receipts
      done
      restart
      press c
      type moss
      button Cancel
      press c
      content key down down enter
      press ctrl+o
      """
  )

  /// Drags of rows of a list.
  private static let photoCollections = Session(
    program: "PhotoCollections",
    script: """
      drag-item Comet on city-rain
      drag-item "Low Tide" over all-photos on city-rain
      drag-item Comet in all-photos
      """
  )

  /// Changes by the app, with operands and options.
  private static let stationGuide = Session(
    program: "StationGuide",
    script: """
      change "new station"
      row station-4
      wait until selected: station-4
      sidebar hide
      restart
      sidebar show
      row add-station
      """,
    arguments: ["night-opera", "--unlocked"]
  )

  private static let delegateTrace = Session(
    program: "DelegateTrace",
    description: """
      {
        "mode": "tabSidebar",
        "tabs": ["inbox", {"id": "lists", "children": ["swift", "linux"]}, "\\u00e9", "e\\u0301"],
        "answers": {
          "shouldSelectTab": {"linux": false},
          "menu": {"inbox": [{"title": "Mark as Read"}]},
          "swipe": {"swift": {"trailing": [{"title": "Delete", "destructive": true}]}}
        }
      }
      """,
    script: """
      row swift
      row linux
      row \u{E9}
      row e\u{301}
      menu inbox "Mark as Read"
      swipe trailing swift 0
      drop text "\\"Two\\"\\nlines" on inbox
      set inbox badgeValue 3
      add sent at 1 title "Sent Mail"
      tap sent
      choose inbox
      collapse lists
      expand lists
      sidebar hide
      sidebar show
      sidebar toggle
      sidebar menu
      sidebar show
      close-menu
      close-submenu
      swipe leading swift full
      close-swipe
      accessory inbox 0
      edit
      uncheck swift
      check swift
      move linux before swift
      item sent before inbox
      drag sent to bar
      drag sent to bar at 0
      drag sent off bar
      reset
      done
      page next
      page previous
      back
      search
      type word
      scope 0
      submit
      cancel-search
      scroll-content down
      alert OK
      dismiss
      batch
        remove inbox
        select swift
      end
      restart
      """
  )
}
