extension FrameLayout {
  /// A part of a frame, such as its sidebar, with its cells on the screen.
  ///
  /// A part is laid out as if the leading edge were on the left. If it is on the right, the rectangles
  /// that are read through this type are mirrored.
  @dynamicMemberLookup public struct Placed<Part: Hashable & Sendable>: Hashable, Sendable {
    let part: Part
    /// The number of columns of the frame in which the part is mirrored, or `nil` if the leading edge
    /// is on the left.
    private let mirroredColumns: Int?

    init(_ part: Part, in layout: FrameLayout) {
      self.part = part
      mirroredColumns = layout.isRightToLeft ? layout.size.columns : nil
    }

    /// Returns a property of the part.
    public subscript<Value>(dynamicMember path: KeyPath<Part, Value>) -> Value {
      part[keyPath: path]
    }

    /// Returns the cells of a property of the part.
    public subscript(dynamicMember path: KeyPath<Part, CellRect>) -> CellRect {
      placed(part[keyPath: path])
    }

    subscript<Value: Mirrorable>(dynamicMember path: KeyPath<Part, Value?>) -> Value? {
      part[keyPath: path].map(placed)
    }

    private func placed<Value: Mirrorable>(_ value: Value) -> Value {
      mirroredColumns.map { value.mirrored(in: CellSize(columns: $0, rows: 0)) } ?? value
    }
  }
}

/// A value with rectangles that the layout direction mirrors.
protocol Mirrorable {
  func mirrored(in size: CellSize) -> Self
}

extension CellRect: Mirrorable {}

extension Scrollbar: Mirrorable {
  func mirrored(in size: CellSize) -> Scrollbar {
    var result = self
    (result.rect, result.thumb) = (rect.mirrored(in: size), thumb.mirrored(in: size))
    return result
  }
}

extension FrameElement: Mirrorable {
  func mirrored(in size: CellSize) -> FrameElement {
    var result = self
    result.rect = rect.mirrored(in: size)
    return result
  }
}
