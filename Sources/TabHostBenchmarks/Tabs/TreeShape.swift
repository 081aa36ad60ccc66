/// The grouping of the tabs of a measured host.
enum TreeShape: String {
  /// Root tabs without groups.
  case flat
  /// Groups of 10.
  case tens
  /// Groups of 1,000.
  case thousands
  /// One group of all tabs.
  case siblings

  /// Returns the ranges of tabs in each group, or `nil` if there are no groups.
  func groups(of count: Int) -> [Range<Int>]? {
    let size =
      switch self {
      case .flat: nil as Int?
      case .tens: 10
      case .thousands: 1_000
      case .siblings: count
      }
    guard let size else { return nil }
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }
}
