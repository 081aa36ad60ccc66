// The tests of this target are ported from the folder UIKit at each build.
