extension Array {
  /// Returns the first index whose element satisfies a condition, or the count if there is none, by
  /// binary search.
  ///
  /// - Parameter isLate: A condition that all elements satisfy after one that does.
  @inline(__always)
  package func sortedIndex(where isLate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isLate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
