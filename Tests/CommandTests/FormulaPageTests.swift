import Foundation
import Testing

/// The page of formulas in a browser, driven by keys and looked through for barriers, where Chromium, selenium and axe are
/// installed.
@Suite struct FormulaPageTests {
  private static let python = InstalledProgram("python3")
  private static let canDrive: Bool = {
    guard let python, InstalledProgram("chromium") != nil, InstalledProgram("chromedriver") != nil else { return false }
    return (try? python.run(["-c", "import selenium, axe_selenium_python"]).status) == 0
  }()

  private static let script = """
    import sys
    from axe_selenium_python import Axe
    from selenium import webdriver
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    options = webdriver.ChromeOptions()
    for argument in ['--headless=new', '--no-sandbox', '--disable-gpu']: options.add_argument(argument)
    options.binary_location = sys.argv[2]
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(sys.argv[3]))
    try:
        driver.get(sys.argv[1])
        row = driver.find_element(By.CSS_SELECTOR, 'tbody tr')
        walk = row.find_element(By.CSS_SELECTOR, '.walk')
        def report():
            marked = [' '.join(element.text.split()) for element in walk.find_elements(By.CSS_SELECTOR, '.at')]
            print(row.find_element(By.CSS_SELECTOR, '.part').text + ' | ' + '/'.join(marked))
        for key in [Keys.HOME, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_UP]:
            walk.send_keys(key)
            report()
        axe = Axe(driver)
        axe.inject()
        print('barriers:', ' '.join(violation['id'] for violation in axe.run()['violations']))
    finally:
        driver.quit()
    """

  @Test(.enabled(if: canDrive, "Chromium, its driver, or Python's selenium and axe are not installed"))
  func `keys walk through the parts of a formula, which are marked and said`() throws {
    let python = try #require(Self.python)
    let chromium = try #require(InstalledProgram("chromium")).url.path
    let driver = try #require(InstalledProgram("chromedriver")).url.path
    let page = try BuiltProgram.run(["formula", "--html", "--locale", "en"], input: "x^2 + 1/2\n\\\\frac{a}{b}\n")
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("page.html")
      try page.output.write(to: file)
      let seen = try python.run(["-c", Self.script, file.absoluteString, chromium, driver])
      #expect(
        seen.text.split(separator: "\n").suffix(6) == [
          "x squared plus one half | ", "term 1: x squared | x 2", "plus | +", "term 2: one half | 1 2",
          "x squared plus one half | ", "barriers: ",
        ], "\(seen.text)")
    }
  }
}
