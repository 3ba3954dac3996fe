// Sizes and times of files in words. No formatter of Foundation: each would bring ICU along.
import Glibc

/// Times as people read them.
enum FileTime {
    /// Seconds since 1970.
    static var now: Int64 { Int64(time(nil)) }

    /// The day, such as `2026-03-04`, or the time of today, such as `14:05`; empty where it is not known.
    static func text(_ seconds: Int64, now: Int64 = FileTime.now) -> String {
        guard seconds > 0 else { return "" }
        let (time, today) = (parts(seconds), parts(now))
        if (time.tm_year, time.tm_yday) == (today.tm_year, today.tm_yday) {
            return digits(time.tm_hour) + ":" + digits(time.tm_min)
        }
        return "\(Int(time.tm_year) + 1900)-" + digits(time.tm_mon + 1) + "-" + digits(time.tm_mday)
    }

    private static func parts(_ seconds: Int64) -> tm {
        var (seconds, parts) = (time_t(seconds), tm())
        localtime_r(&seconds, &parts)
        return parts
    }

    private static func digits(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
}

/// Sizes as people read them.
enum FileSize {
    /// Nothing where it is not known; the size in bytes, kilobytes of 1,000 bytes, or megabytes, with two digits at least
    /// where they say anything.
    static func text(_ bytes: Int64, _ words: Words) -> String {
        func amount(_ unit: Int64) -> String {
            let tenths = (bytes * 10 + unit / 2) / unit
            return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((bytes + unit / 2) / unit)"
        }
        if bytes == FileTree.Document.unknown { return "" }
        if bytes < 1000 { return words["reader.size.bytes", count: Int(bytes)] }
        if bytes < 999_500 { return words["reader.size.kilobytes", ["amount": amount(1000)]] }
        return words["reader.size.megabytes", ["amount": amount(1_000_000)]]
    }
}
