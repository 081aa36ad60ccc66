public import Foundation

/// How the file of an item is loaded.
///
/// Corresponds to `NSItemProviderFileOptions` in Foundation.
public struct ItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file can be opened in place. Has no effect: a file is always copied.
  public static let openInPlace = ItemProviderFileOptions(rawValue: 1 << 0)
}

extension ItemProvider {
  /// Provides a file to a completion, which has to be called once, immediately or later, with the URL
  /// of the file or an error.
  ///
  /// The second value, whether the access to the file is coordinated, has no effect.
  public typealias FileLoadHandler =
    @MainActor (
      _ completion: @escaping @MainActor (URL?, Bool, (any Error)?) -> Void
    ) -> LoadingProgress?

  /// Creates a provider with the contents of a file, or returns `nil` if the URL is not that of a
  /// file that exists.
  ///
  /// The type follows from the extension of the name, and is `public.data` for an unknown one. The
  /// ``suggestedName`` is the name of the file. The file is read when the item is loaded.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL,
      (try? fileURL.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false
    else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = TypeConformance.type(ofExtension: fileURL.pathExtension) ?? "public.data"
    registerFileRepresentation(forTypeIdentifier: type) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  /// Registers the contents of a file in a type.
  ///
  /// The file is read when the data is loaded, as soon as the handler has called the completion. See
  /// ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type, such as `public.png`.
  ///   - fileOptions: Has no effect.
  ///   - visibility: The apps that may load the data.
  ///   - loadHandler: Provides the file. Called when the data is loaded.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: ItemProviderFileOptions = [],
    visibility: Visibility = .all,
    loadHandler: @escaping FileLoadHandler
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      completion in
      loadHandler { url, _, error in
        guard let url else { return completion(nil, error) }
        do {
          completion(try Data(contentsOf: url), nil)
        } catch {
          completion(nil, error)
        }
      }
    }
  }

  /// Loads the data of a type into a temporary file.
  ///
  /// The name of the file is the ``suggestedName``, with the extension of the type if it has none.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type to load.
  ///   - completionHandler: Called once, possibly before this method returns, with the URL of the
  ///     file or an error. The file is deleted when the closure returns, so that it copies or moves
  ///     what it wants to keep.
  /// - Returns: The progress, which can cancel the load.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
  ) -> LoadingProgress {
    let name = fileName(forType: typeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("TabHost-\(UUID().uuidString)", isDirectory: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
      } catch {
        return completionHandler(nil, error)
      }
      completionHandler(file, nil)
    }
  }

  /// Returns the name of a file with the data of a type. The suggested name may come from elsewhere,
  /// and must not lead out of the folder.
  private func fileName(forType typeIdentifier: String) -> String {
    let suggested = (suggestedName ?? "").replacing("/", with: "-").replacing("\0", with: "")
    let name = suggested.allSatisfy { $0 == "." } ? "item" : suggested
    guard URL(filePath: name).pathExtension.isEmpty else { return name }
    let type = representation(conformingTo: typeIdentifier)?.typeIdentifier ?? typeIdentifier
    return TypeConformance.fileExtension(of: type).map { "\(name).\($0)" } ?? name
  }
}
