// A driver for libFuzzer, compiled together with the sources of the framework by `run`.

/// Reads bytes as the file of a host. What is understood of them must come back when it is saved.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCustomization(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if case .customization(let read) = CustomizationRecord.contents(of: bytes, identifier: "host") {
    let saved = CustomizationRecord.bytes(of: read, identifier: "host")
    precondition(
      CustomizationRecord.contents(of: saved, identifier: "host") == .customization(read)
    )
  }
  return 0
}
