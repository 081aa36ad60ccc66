import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

/// A git that has branches, and notes the other commands.
@MainActor private final class FakeGit {
  var branches = ["main", "whistle"]
  var commands: [String] = []
  var answer = BackgroundProgram.Simulation.exited(0)

  var execution: BackgroundProgram.Execution { .simulated { self.run($0) } }

  private func run(_ program: ChildProgram) -> BackgroundProgram.Simulation {
    if program.arguments.contains("for-each-ref") {
      let lines = branches.map { "\($0 == "main" ? "*" : " ") refs/heads/\($0)\n" }
      return .exited(0, output: lines.joined())
    }
    commands.append(program.arguments.joined(separator: " "))
    return answer
  }
}

@MainActor struct CheckoutTests {
  private let git: FakeGit
  private let host: CheckoutHost

  init() {
    let git = FakeGit()
    self.git = git
    let app = RecordedHost(store: InMemoryTabCustomizationStore()) {
      CheckoutHost(Checkout(execution: git.execution))
    }
    host = app.host
    host.updatePropertiesIfNeeded()
  }

  @Test func `a question closes when git loses the branch`() {
    host.user.openContextMenu(on: "whistle")
    host.user.performMenuElement("Delete")
    #expect(host.presentedControllers.count == 1)
    git.branches = ["main"]
    host.checkout.refresh()
    host.updatePropertiesIfNeeded()
    #expect(host.presentedControllers.isEmpty)
    #expect(git.commands.isEmpty)
  }

  @Test func `a key cancels what git does`() {
    git.answer = .running(errors: "Writing objects: 10%\n")
    host.checkout.perform(["push"])
    #expect(host.checkout.progress == "Writing objects: 10%")
    host.user.press("g", modifiers: .control)
    #expect(host.checkout.progress == nil)
    #expect(host.checkout.problem == nil)
  }

  @Test func `what git writes about a failure is shown in full`() {
    git.answer = .exited(1, errors: "CONFLICT\nfix it\n")
    host.checkout.perform(["cherry-pick", "c0ffee"])
    #expect(host.checkout.problem == "CONFLICT\nfix it")
  }
}
