/// Consumes a value, so that the compiler does not optimize away the code that produces it.
@_optimize(none) func keep(_ value: some Any) {}
