import Foundation
import TabHostProgram

await HostProgram.main(
  """
  Shows the branches, the changes and the history of git repositories. The default is that of the
  working directory. git runs the hooks and filters that a repository is configured with, so start it
  only in repositories whose settings you trust. Without a terminal, it shows an example.
  """,
  version: "0.3.0",
  operands: "[REPOSITORY...]",
  changes: BranchesHost.changes,
  configure: BranchesHost.configure
) {
  BranchesHost()
}
