// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled in Swift 6 mode with the features that keep the arrows between targets visible:
/// an import is internal unless it says otherwise, and a member is seen only where its module is imported.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A pure, platform or interface target; `Sources/<name>` holds it.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A module map over a C library that Debian packages.
func library(_ name: String, _ packages: String...) -> Target {
    .systemLibrary(
        name: name, path: "Sources/\(name)", providers: packages.isEmpty ? nil : [.apt(packages)])
}

/// A test bundle, or (`Support`) what the bundles share.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)",
        exclude: ["TabViewsTests", "TabKitTests", "ExampleTests", "EndToEndTests"].contains(name) ? ["Screens"] : [],
        swiftSettings: strict)
}

/// The examples: each of the folders in `Sources/Examples` is an app of its own, `swift run ReaderExample`.
let examples = [
    "Minimal", "Sections", "Customization", "Search", "Reader", "Photos", "Kitchen", "Site", "Components", "Media",
    "Legacy",
]
let exampleTargets: [Target] = examples.map { name in
    .executableTarget(
        name: name + "Example", dependencies: ["TabTermUI"], path: "Sources/Examples/\(name)", swiftSettings: strict)
}
let exampleDependencies: [Target.Dependency] = exampleTargets.map { .target(name: $0.name) }

let package = Package(
    name: "tabterm",
    products: [
        .library(name: "TabTermUI", targets: ["TabTermUI"]),
        .library(name: "TabNavigation", targets: ["TabNavigation", "NavigationStore"]),
        .executable(name: "tabterm", targets: ["tabterm"]),
    ],
    targets: [
        library("CNcurses", "libncursesw5-dev"),
        library("CCmark", "libcmark-gfm-dev", "libcmark-gfm-extensions-dev"),
        library("CSQLite", "libsqlite3-dev"),
        library("CYaml", "libyaml-dev"),
        library("CVTerm", "libvterm-dev"),
        library("CSystem"),
        .target(name: "CResources", path: "Resources", sources: ["resources.c"], publicHeadersPath: "include"),

        room("TabNavigation"),
        room("NavigationStore", ["TabNavigation"]),
        room("TerminalScreen"),
        room("TabViews", ["TabNavigation", "NavigationStore", "TerminalScreen"]),
        room("TabKit", ["TabViews"]),
        room("MarkdownText", ["TerminalScreen", "CCmark"]),
        room("NcursesTerminal", ["TerminalScreen", "CNcurses"]),
        room(
            "TabTermUI",
            [
                "TabNavigation", "NavigationStore", "TabViews", "TabKit", "MarkdownText", "NcursesTerminal",
                "TerminalScreen",
                "CResources",
            ]),
        .executableTarget(
            name: "tabterm", dependencies: ["TabTermUI", "CResources", "CSystem", "CSQLite", "CYaml"],
            swiftSettings: strict),

        .target(
            name: "TestSupport", dependencies: ["TabNavigation", "TerminalScreen", "CVTerm", "CPty"],
            path: "Tests/Support",
            exclude: ["CPty", "Faulty", "Interface", "Probe", "ProbePictures"], swiftSettings: strict),
        .target(
            name: "InterfaceSupport", dependencies: ["TabViews", "TerminalScreen", "TestSupport"],
            path: "Tests/Support/Interface", swiftSettings: strict),
        .target(name: "CPty", path: "Tests/Support/CPty"),
        .target(
            name: "ProbePictures", dependencies: ["TerminalScreen"], path: "Tests/Support/ProbePictures",
            swiftSettings: strict),
        .executableTarget(
            name: "TerminalProbe", dependencies: ["NcursesTerminal", "TerminalScreen", "ProbePictures"],
            path: "Tests/Support/Probe", swiftSettings: strict),
        .executableTarget(
            name: "Faulty", dependencies: ["TabTermUI"], path: "Tests/Support/Faulty", swiftSettings: strict),
        .executableTarget(
            name: "ManyTabs", dependencies: ["TabTermUI"], path: "Tests/Benchmarks/ManyTabs", swiftSettings: strict),
        .executableTarget(
            name: "Floor", path: "Tests/Benchmarks/Floor", exclude: ["pager.c", "names.c"],
            linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
        .executableTarget(
            name: "Bench", dependencies: ["TestSupport", "TerminalScreen", "TabNavigation"],
            path: "Tests/Benchmarks/Bench", swiftSettings: strict),
        .target(
            name: "FuzzTargets", dependencies: ["tabterm", "TabTermUI", "TestSupport"], path: "Tests/Fuzz/Targets",
            swiftSettings: strict),
        tests("TabNavigationTests", ["TabNavigation", "TestSupport"]),
        tests("NavigationStoreTests", ["NavigationStore", "TabNavigation", "TestSupport"]),
        tests("TerminalScreenTests", ["TerminalScreen", "TestSupport"]),
        tests(
            "NcursesTerminalTests",
            ["NcursesTerminal", "TerminalScreen", "TestSupport", "ProbePictures", "TerminalProbe"]),
        tests("MarkdownTextTests", ["MarkdownText", "TerminalScreen", "TestSupport"]),
        tests(
            "TabViewsTests",
            [
                "TabViews", "TabNavigation", "NavigationStore", "TerminalScreen", "TestSupport", "InterfaceSupport",
                "CResources",
            ]),
        tests("TabKitTests", ["TabKit", "TabViews", "TabNavigation", "TerminalScreen", "InterfaceSupport"]),
        tests("TabtermTests", ["tabterm", "TabTermUI", "MarkdownText", "NavigationStore", "TestSupport"]),
        tests("ExampleTests", exampleDependencies + ["TabTermUI", "InterfaceSupport"]),
        tests("FuzzTests", ["FuzzTargets", "tabterm", "TestSupport"]),
        tests(
            "EndToEndTests",
            ["KitchenExample", "CustomizationExample", "ReaderExample", "Faulty"]
                + ["tabterm", "ManyTabs", "Floor", "TestSupport", "TerminalScreen"]),
    ] + exampleTargets,
    swiftLanguageModes: [.v6]
)

// `make fuzz` alone builds this: it links libFuzzer, and the program's own objects, which an executable doesn't get from
// another one by depending on it; `make fuzz` puts them into a library first.
if Context.environment["FUZZ"] != nil {
    package.targets += [
        .target(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
        .executableTarget(
            name: "Fuzz", dependencies: ["FuzzTargets", "CFuzzer"], path: "Tests/Fuzz/Fuzz", swiftSettings: strict,
            linkerSettings: [
                .unsafeFlags(["-L\(Context.packageDirectory)/.build/fuzz", "-lprogram", "-lsqlite3", "-lyaml"])
            ]),
    ]
}
