import Testing

@testable import SayableCatalogs

@Suite struct SpokenMarkTests {
  @Test(arguments: [
    ("distance_content_description", "distance"), ("distance.accessibilityLabel", "distance"),
    ("a11y_label_distance", "distance"), ("DISTANCE_SPOKEN", "DISTANCE"), ("distance-s-p-o-k-e-n", "distance"),
    ("aria-label.distance", "distance"), ("distance_c_d", "distance"), ("TTS_distance", "distance"),
  ])
  func `A mark is found with signs between its letters or none`(key: String, stem: String) {
    #expect(SpokenMark.marks(in: key).contains { $0.stem == stem })
  }

  @Test(arguments: ["", "a", "_", "distance", "spoken", "respoken", "record", "ng", "cd"])
  func `A key without a mark has none`(key: String) {
    #expect(SpokenMark.marks(in: key).isEmpty)
  }
}
