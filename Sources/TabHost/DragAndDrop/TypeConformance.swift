/// The conformances between common types of data.
///
/// A type that is not listed conforms only to itself. Register the general types of such data in
/// addition to its own type.
enum TypeConformance {
  /// Returns whether a type is another type or conforms to it.
  static func conforms(_ type: String, to wanted: String) -> Bool {
    if type == wanted { return true }
    return (parents[type] ?? []).contains { conforms($0, to: wanted) }
  }

  private static let parents: [String: [String]] = [
    "public.content": ["public.item"],
    "public.data": ["public.item"],
    "public.directory": ["public.item"],
    "public.folder": ["public.directory"],

    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.rtf": ["public.text"],
    "public.delimited-values-text": ["public.text"],
    "public.comma-separated-values-text": ["public.delimited-values-text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "net.daringfireball.markdown": ["public.text"],

    "public.url": ["public.data"],
    "public.file-url": ["public.url"],

    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.tiff": ["public.image"],
    "public.heic": ["public.image"],
    "public.svg-image": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.microsoft.bmp": ["public.image"],
    "org.webmproject.webp": ["public.image"],

    "public.audiovisual-content": ["public.data", "public.content"],
    "public.audio": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "public.mpeg-4-audio": ["public.audio"],
    "com.microsoft.waveform-audio": ["public.audio"],
    "public.movie": ["public.audiovisual-content"],
    "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],

    "com.adobe.pdf": ["public.data", "public.content"],
    "public.archive": ["public.data"],
    "public.zip-archive": ["public.archive"],
    "public.vcard": ["public.text"],
  ]
}
