extension Command {
  internal static let baseline = Command(
    name: "baseline", summary: "Compares files of known findings.",
    commands: [
      Command(
        name: "compare", summary: "Shows what has come and gone between two baselines.",
        overview:
          "A line with '+' for each finding that only the newer one has, and one with '-' for each that only the older one "
          + "has. The counts go to standard error.",
        operands: [
          Operand(name: "OLD", summary: "The older baseline.", isRequired: true),
          Operand(name: "NEW", summary: "The newer baseline.", isRequired: true),
        ],
        action: .compareBaselines,
        discussion: [
          Discussion(
            heading: "Exit status",
            paragraphs: [
              "0: nothing has come.", "1: there are new findings.", "2: wrong usage, or a file that is no baseline.",
            ])
        ])
    ])
}
