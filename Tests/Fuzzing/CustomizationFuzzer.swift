// A libFuzzer driver, which `run` compiles together with the sources of the framework.

/// Decodes bytes as the file of a host. If that succeeds, the decoded customization must survive
/// being saved and loaded again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCustomization(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if case .value(let read) = CustomizationRecord.contents(of: bytes, identifier: "host") {
    let saved = CustomizationRecord.bytes(of: read, identifier: "host")
    precondition(
      CustomizationRecord.contents(of: saved, identifier: "host") == .value(read)
    )
  }
  return 0
}
