extension TabItem {
  /// The picture while the tab is selected; nil shows ``image``. Default nil. Live.
  public var selectedImage: TabImage? {
    get { following(\.selectedImage, extras?.selectedImage) }
    set {
      guard newValue != extras?.selectedImage else { return }
      announce(\.selectedImage)
      madeExtras.selectedImage = newValue
      lookDidChange()
    }
  }

  /// A second line, where there is room for one, as in a sidebar. Default nil. Live.
  public var subtitle: String? {
    get { following(\.subtitle, extras?.subtitle) }
    set {
      guard newValue != extras?.subtitle else { return }
      announce(\.subtitle)
      madeExtras.subtitle = newValue
      lookDidChange()
    }
  }

  /// An object of the app's own, which the framework never reads. Default nil.
  public var userInfo: Any? {
    get { following(\.userInfo, extras?.userInfo) }
    set {
      guard newValue != nil || extras != nil else { return }
      announce(\.userInfo)
      replace(&madeExtras.userInfo, with: newValue)
    }
  }

  /// What the tab offers in its row; nil for a tab that offers nothing by itself.
  var gestures: Gestures? {
    get { extras?.gestures }
    set {
      guard newValue != nil || extras != nil else { return }
      replace(&madeExtras.gestures, with: newValue)
    }
  }

  /// What is said of the tab beside its title; nil for one of which nothing is.
  var annotations: Annotations? {
    get { extras?.annotations }
    set { madeExtras.annotations = newValue }
  }

  /// What the tab may do in the bar, and whether it starts there, in SwiftUI's words.
  var barBehavior: BarBehavior {
    get { extras?.barBehavior ?? BarBehavior() }
    set {
      guard newValue != barBehavior else { return }
      changePlacement { madeExtras.barBehavior = newValue }
    }
  }

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// The properties that few tabs set; the others do not pay for them.
  final class Extras {
    var selectedImage: TabImage?
    var subtitle: String?
    var userInfo: Any?
    var gestures: Gestures?
    var annotations: Annotations?
    var barBehavior = BarBehavior()
  }
}
