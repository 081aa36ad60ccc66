import TabHost

/// A page that verifies the order of appearance callbacks.
class RandomPage: ViewController {
  private(set) weak var app: RandomApp?
  private var last = AppearanceState.disappeared
  private var isLoaded = false

  init(app: RandomApp) {
    self.app = app
    super.init()
  }

  override func viewDidLoad() {
    if isLoaded { app?.fail("a page is loaded twice") }
    isLoaded = true
    app?.changeInCallback("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    step(to: .willAppear, from: [.disappeared, .disappearing])
  }

  override func viewDidAppear(_ animated: Bool) {
    step(to: .appeared, from: [.willAppear])
  }

  override func viewWillDisappear(_ animated: Bool) {
    step(to: .disappearing, from: [.willAppear, .appeared])
  }

  override func viewDidDisappear(_ animated: Bool) {
    step(to: .disappeared, from: [.disappearing])
  }

  override func tabWasReselected() { app?.changeInCallback("reselected") }

  private func step(to state: AppearanceState, from allowed: [AppearanceState]) {
    if !allowed.contains(last) { app?.fail("a page goes from \(last) to \(state)") }
    last = state
    app?.changeInCallback("\(state)")
  }
}
