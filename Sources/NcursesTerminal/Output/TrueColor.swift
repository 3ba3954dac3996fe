internal import CNcurses
internal import Glibc

enum TrueColor {
    static func start(_ name: String, _ open: () -> Bool) -> Bool { false }
}
