import TabKit
import Testing

@Suite struct UIImageTests {
    @Test func keepsTheSymbolsName() {
        #expect(UIImage(systemName: "star")?.systemName == "star")
        #expect(UIImage(systemName: "") == nil)
    }
}
