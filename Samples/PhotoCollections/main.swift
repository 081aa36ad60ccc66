import SampleSupport
import TabHost

let help = """
  Usage: PhotoCollections [--frame|--svg FILE] [--size COLUMNSxROWS]
         PhotoCollections --script FILE|- [--json] [--state] [--size COLUMNSxROWS]

  Albums of photos in a sidebar: drop photos on them, drag their rows, swipe them, open their
  menus. In a terminal it is interactive, ? lists the keys; elsewhere it prints one frame.

    --frame          print one frame of the app
    --svg FILE       write a picture of the frame as SVG, - for standard output
    --size CxR       the size of a frame, 80x24 if it is not given
    --script FILE    perform a script, - for standard input, and print the calls it makes
    --json           print the calls as JSON, one object a line
    --state          print the state of the app after each step
    --help           print this
    --version        print the version

  Photos are of the type com.example.photo; any image is taken as well:
    drop public.png x3 on night-sky
  """

let sample = Sample(
  name: "PhotoCollections",
  help: help,
  supportedOptions: [.frame, .svg, .size, .script, .json, .state]
)
await sample.main { options in
  try await sample.run(options) { log in
    // With a log, the pages record their life cycle instead of showing photos.
    let page = log.map { SampleContent(log: $0).page }
    return PhotoCollectionsHost(traits: options.traits, page: page)
  }
}
