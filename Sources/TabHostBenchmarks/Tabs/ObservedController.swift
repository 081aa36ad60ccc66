import TabHost

/// A view controller that overrides and counts its life cycle calls.
///
/// The floor makes the same calls as the host does to overridden methods.
final class ObservedController: ViewController {
  private(set) var calls = 0

  override func loadView() { calls += 1 }
  override func viewDidLoad() { calls += 1 }
  override func willMove(toParent parent: ViewController?) { calls += 1 }
  override func didMove(toParent parent: ViewController?) { calls += 1 }
  override func viewWillAppear(_ animated: Bool) { calls += 1 }
  override func viewIsAppearing(_ animated: Bool) { calls += 1 }
  override func viewWillLayoutSubviews() { calls += 1 }
  override func viewDidLayoutSubviews() { calls += 1 }
  override func viewDidAppear(_ animated: Bool) { calls += 1 }
  override func viewWillDisappear(_ animated: Bool) { calls += 1 }
  override func viewDidDisappear(_ animated: Bool) { calls += 1 }
}
