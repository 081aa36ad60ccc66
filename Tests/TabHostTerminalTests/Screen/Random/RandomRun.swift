import TabHost
import TabHostTestSupport

@testable import TabHostTerminal

/// A run of random events for a screen, determined by a seed.
///
/// Each step has its own random numbers, so steps can be omitted to shorten a run.
@MainActor struct RandomRun {
  /// The violated requirement and the step after which it was found.
  struct Failure {
    let step: Int
    let problem: String
    let log: [String]
  }

  let seed: UInt64

  /// Performs the steps in order until a requirement is violated.
  func failure(in steps: some Sequence<Int>) -> Failure? {
    weak var host: TabHostController?
    weak var screen: HostScreen?
    do {
      let attempt = Attempt(seed: seed)
      host = attempt.app.host
      screen = attempt.screen
      for step in steps {
        if let problem = attempt.problem(after: step) {
          return Failure(step: step, problem: problem, log: attempt.app.log.lines)
        }
      }
      if let problem = attempt.problemAtTheEnd {
        return Failure(step: .max, problem: problem, log: attempt.app.log.lines)
      }
    }
    guard host == nil, screen == nil else {
      return Failure(step: .max, problem: "the host lives on", log: [])
    }
    return nil
  }

  /// Omits steps that are not necessary for the failure and returns the remaining ones.
  func shortened(_ steps: [Int]) -> [Int] {
    var steps = steps
    var size = steps.count / 2
    var attempts = 300
    while size > 0, attempts > 0 {
      var start = 0
      while start < steps.count, attempts > 0 {
        attempts -= 1
        let fewer = Array(steps[..<start] + steps[min(start + size, steps.count)...])
        if let failure = failure(in: fewer) {
          steps = fewer.filter { failure.step == .max || $0 <= failure.step }
        } else {
          start += size
        }
      }
      size /= 2
    }
    return steps
  }
}

/// An app, its screen and a simulated user.
@MainActor private final class Attempt {
  let app: RandomApp
  let screen: HostScreen
  private let seed: UInt64
  private let problems: ScreenProblems
  private var user: RandomUser
  // The app has a generator of its own, which its callbacks use during a step.
  private var random = SplitMix64(seed: 1)
  private var clock = Duration.zero

  init(seed: UInt64) {
    self.seed = seed
    app = RandomApp(seed: seed)
    screen = HostScreen(host: app.host, size: CellSize(columns: 80, rows: 24))
    screen.fileExists = { $0.hasPrefix("/tmp") }
    problems = ScreenProblems(screen)
    user = RandomUser(screen)
  }

  func problem(after step: Int) -> String? {
    let number = seed &* 1_000_003 &+ UInt64(step)
    app.random = SplitMix64(seed: number)
    random = SplitMix64(seed: ~number)
    clock += .milliseconds(10)
    app.newStep()
    // Positions that the screen stores for the next frame have to survive any number of changes.
    let changes = app.roll(6) == 0 ? 2 + app.roll(5) : 1
    for _ in 0..<changes { change(in: step) }
    _ = screen.takeRequests()
    return problemNow
  }

  /// Lets the app or the user do something, without drawing a frame.
  private func change(in step: Int) {
    if app.roll(8) == 0 {
      app.write("\(step): the app")
      app.change()
    } else {
      let doing = user.next(&random)
      app.write("\(step): \(doing)")
      act(doing)
    }
  }

  /// The violated requirement after closing everything that is open.
  var problemAtTheEnd: String? {
    app.completeAndAppear()
    screen.handle(.mouse(MouseEvent(.release, button: .left, location: .outside)), at: clock)
    for _ in 0..<20 { screen.handle(.key(KeyPress(.escape)), at: clock) }
    if let problem = problemNow { return problem }
    let host = app.host
    let open: [(String, Bool)] = [
      ("a menu", host.openMenu != nil), ("a swiped row", host.sidebar.swipedRow != nil),
      ("a presented controller", !host.presentedControllers.isEmpty), ("editing", host.isEditing),
      ("the search", host.isSearchActive), ("a drag", screen.isDragging),
    ]
    return open.first(where: \.1).map { "\($0.0) stays open" }
  }

  private var problemNow: String? {
    // Drawing may call the app, which may change the host.
    if let problem = problems.drawn() { return problem }
    let problem = app.withoutCallbackChanges { problems.next(&random) ?? focusProblem }
    return problem ?? app.mistake ?? HostProblems(host: app.host).first
  }

  /// Returns a problem unless at most one page has the focus, and this page is visible.
  private var focusProblem: String? {
    let wanted = screen.contents.focused
    let found = app.focused
    guard found.count == (wanted == nil ? 0 : 1), found.first === wanted else {
      return "\(found.count) pages have the focus, or another one"
    }
    if let wanted, app.host.isDisplayed, wanted.appearanceState != .appeared {
      return "a page that is \(wanted.appearanceState) has the focus"
    }
    return nil
  }

  private func act(_ doing: RandomUser.Step) {
    switch doing {
    case .event(let event): screen.handle(event, at: clock)
    case .pause(let time):
      clock += time
      screen.tick(at: clock)
    case .resize(let size): screen.size = size
    case .redraw(let drawing): screen.options.drawing = drawing
    }
  }
}

extension CellPoint {
  fileprivate static let outside = CellPoint(column: -1, row: -1)
}
