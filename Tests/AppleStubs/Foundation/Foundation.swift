// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the add-ons for Apple platforms use of Foundation, as Apple's interface declares it.

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol {
  public init() {}
}

public struct Notification {
  public struct Name: Hashable, Sendable {
    public init(_ name: String) {}
  }
}

public final class OperationQueue: @unchecked Sendable {
  public static let main = OperationQueue()
}

public final class NotificationCenter: @unchecked Sendable {
  public static let `default` = NotificationCenter()
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  public func removeObserver(_ observer: Any) {}
}

public final class NSHashTable<ObjectType: AnyObject> {
  public class func weakObjects() -> NSHashTable<ObjectType> { fatalError() }
  public func add(_ object: ObjectType?) {}
  public var allObjects: [ObjectType] { [] }
}
