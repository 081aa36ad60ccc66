/// Takes what a measure has made, so that the compiler does not leave out what nobody looks at.
@_optimize(none) func keep(_ value: some Any) {}
