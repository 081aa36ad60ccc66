/// How the tabs of a measured host are grouped.
enum TreeShape: String {
  /// All of them at the top.
  case flat
  /// In groups of ten.
  case tens
  /// In groups of a thousand.
  case thousands
  /// In one group, whatever their number.
  case siblings

  /// The numbers of tabs in the groups, for so many tabs in all; nil without groups.
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
