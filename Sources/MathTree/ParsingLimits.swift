/// How deep the elements of MathML may stand inside one another: enough for what is written of any formula.
package let maximumElementDepth = 250

/// How deep the parts of a formula may stand inside one another, in every syntax but MathML. Formulas of people stay
/// below 30; this many fit into the 512 kilobytes of stack that a thread of an app has on Apple's platforms.
package let maximumFormulaDepth = 100

/// How many problems one formula may have. Behind the last, the formula as a whole is what cannot be read.
package let maximumProblemCount = 100

/// How many groups of three digits a number may have, as in `1,000,000`: a longer row is a list of numbers.
package let maximumDigitGroups = 100
