// Work off the main actor runs in order on one thread that is not the system's.

import Glibc
import NcursesTerminal
import Testing

@Suite("Background work") struct BackgroundExecutorTests {
    @Test("Tasks run on one and the same thread, and give their values back")
    func oneThread() async {
        let executor = BackgroundExecutor()
        var threads: Set<UInt> = []
        for number in 0..<20 {
            let (thread, value) = await Task(executorPreference: executor) {
                await Task.yield()
                return (UInt(pthread_self()), number * 2)
            }.value
            threads.insert(thread)
            #expect(value == number * 2)
        }
        #expect(threads.count == 1)
    }

    @Test("Many tasks at once all come to their end")
    func many() async {
        let executor = BackgroundExecutor()
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 0..<1000 { group.addTask(executorPreference: executor) { number } }
            return await group.reduce(0, +)
        }
        #expect(sum == 499_500)
    }
}
