#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a dragged item gives, in one or more types of data, made only when somebody loads it.
///
/// Register the best type first. Whether a type is a kind of another is known for the common ones,
/// such as `public.png` and `public.image`; a type of the app's own is only itself. Documented
/// original: `NSItemProvider`.
@MainActor public final class ItemProvider {
  /// Gives data: is handed a completion to call once, now or later, with the data or an error.
  ///
  /// Called once for every load, so perhaps more than once. Data counts where an error comes along.
  /// A completion that is dropped without a call is an error, and a second call is ignored. Answer
  /// with a progress to hear of a cancel.
  public typealias LoadHandler =
    @MainActor (
      _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> LoadingProgress?

  /// Who may load. Documented original: `NSItemProviderRepresentationVisibility`.
  public enum Visibility: Int, Hashable, Sendable, CaseIterable {
    /// Everybody.
    case all = 0
    /// The app itself.
    case ownProcess = 3
  }

  /// One of the types in which the item can be had.
  struct Representation {
    let typeIdentifier: String
    let visibility: Visibility
    let load: LoadHandler
  }

  /// A name for the item, for instance of the file that it becomes. Default nil.
  public var suggestedName: String?

  private(set) var representations: [Representation] = [] {
    didSet { keepAlive(oldValue) }
  }

  /// Makes a provider that gives nothing yet.
  public init() {}

  /// Makes a provider that gives a value, in every type that the value can be written as.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  /// The types that are given, in the order in which they were registered.
  public var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  /// Has data given in a type. Nothing is called before somebody loads it.
  ///
  /// A type that is registered again keeps its place, and the later handler counts.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type, such as `public.utf8-plain-text`.
  ///   - visibility: Who may load it.
  ///   - loadHandler: Gives the data.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: Visibility = .all,
    loadHandler: @escaping LoadHandler
  ) {
    let made = Representation(
      typeIdentifier: typeIdentifier,
      visibility: visibility,
      load: loadHandler
    )
    if let index = representations.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
      var others = representations
      others[index] = made
      representations = others
    } else {
      representations.append(made)
    }
  }

  /// Has a value given in every type that it can be written as. It is kept, and written when
  /// somebody loads it.
  public func registerObject(_ object: any ItemProviderWriting, visibility: Visibility = .all) {
    for typeIdentifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
        do {
          $0(try object.itemProviderData(withTypeIdentifier: typeIdentifier), nil)
        } catch {
          $0(nil, error)
        }
        return nil
      }
    }
  }

  /// Whether something is given that is of a type, or of a kind of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Whether something is given that is of a type, or of a kind of it.
  public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  /// Whether something is given that values of a type are made of. Loads nothing.
  public func canLoadObject<Object: ItemProviderReading>(ofClass type: Object.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// The first that is registered in a type, or a kind of it.
  func representation(conformingTo typeIdentifier: String) -> Representation? {
    representations.first { TypeConformance.conforms($0.typeIdentifier, to: typeIdentifier) }
  }

  /// What another app gets of the provider.
  var asSeenFromElsewhere: ItemProvider {
    let seen = ItemProvider()
    seen.suggestedName = suggestedName
    seen.representations = representations.filter { $0.visibility == .all }
    return seen
  }
}
