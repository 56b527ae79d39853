internal import Dispatch
internal import Sharing

/// A queue of limited length between threads. `nil` tells one receiver that nothing more comes.
internal final class Channel<Element: Sendable>: Sendable {
  private let elements = Lock<[Element?]>([])
  private let free = DispatchSemaphore(value: 0)
  private let filled = DispatchSemaphore(value: 0)

  init(capacity: Int) {
    // A semaphore must not end below the value that it began with.
    for _ in 0..<capacity { free.signal() }
  }

  /// Puts `element` behind those that wait, once there is room.
  func send(_ element: Element?) {
    free.wait()
    elements.withLock { $0.append(element) }
    filled.signal()
  }

  /// Takes the element that has waited longest, once there is one.
  func receive() -> Element? {
    filled.wait()
    let element = elements.withLock { $0.removeFirst() }
    free.signal()
    return element
  }
}
