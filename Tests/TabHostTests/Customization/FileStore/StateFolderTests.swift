import Testing

@testable import TabHost

/// Folder for the state of programs.
struct StateFolderTests {
  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/var/state", "HOME": "/home/ann"], "/var/state/library"),
      (["XDG_STATE_HOME": "/var/state"], "/var/state/library"),
      (["HOME": "/home/ann"], "/home/ann/.local/state/library"),
      (["XDG_STATE_HOME": "", "HOME": "/home/ann"], "/home/ann/.local/state/library"),
      (["XDG_STATE_HOME": "state", "HOME": "/home/ann"], "/home/ann/.local/state/library"),
    ]
  )
  func `XDG_STATE_HOME is used if it is an absolute path, otherwise HOME`(
    environment: [String: String],
    path: String
  ) throws {
    #expect(try StateFolder.path(program: "/usr/bin/library") { environment[$0] } == path)
  }

  @Test(
    arguments: [
      ("library", "library"),
      ("./build/media library", "media%20library"),
      ("/usr/bin/..", "%2E%2E"),
      ("/usr/bin/", "bin"),
      ("", "%"),
    ]
  )
  func `the folder has the last path component of the program, encoded`(
    program: String,
    name: String
  ) throws {
    #expect(
      try StateFolder.path(program: program) { ["HOME": "/h"][$0] } == "/h/.local/state/\(name)"
    )
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home"], ["XDG_STATE_HOME": "x", "HOME": "y"]])
  func `without an absolute path in the environment there is no folder`(
    environment: [String: String]
  ) {
    let error = storeError { _ = try StateFolder.path(program: "p") { environment[$0] } }
    #expect(error?.kind == .noStateFolder)
    #expect(
      error?.description == "$HOME: there is no folder for state; set XDG_STATE_HOME or HOME"
        + " to an absolute path"
    )
  }
}
