#!/usr/bin/env python3
"""chart-page.py PAGE.html [PICTURES]: tries the page of a chart in headless Chromium. Status 1 and a line for each fault.

chart-page.py --check: status 0 where all that it needs is installed. PICTURES is a folder for pictures at three widths,
light and dark.
"""
import pathlib
import sys
import time

sys.dont_write_bytecode = True
from browser import SIZES, axe_faults, driver, is_installed, looks

def try_page(browser, page):
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import Select

    faults = []

    def check(name, holds, shown=""):
        if not holds:
            faults.append("%s: %s" % (name, shown))

    browser.get(page)
    by = lambda name: browser.find_element(By.ID, name)
    slider, play = by("position"), by("play")
    text = lambda: slider.get_attribute("aria-valuetext")
    script = browser.execute_script
    place = lambda: float(script("return document.querySelector('section:not([hidden]) .progress').getAttribute('x1')"))
    clock = lambda: script("return document.getElementById('audio').currentTime")
    check("does not start by itself", script("return document.getElementById('audio').paused"))

    # The walk from point to point.
    first, start = text(), place()
    slider.send_keys(Keys.ARROW_RIGHT)
    check("right goes to the next point", text() != first and " 2 of " in ", " + text().replace(",", " "), text())
    check("the line moves with it", place() > start, place())
    check("the sound moves with it", clock() > 0, clock())
    slider.send_keys(Keys.END)
    last = int(slider.get_attribute("max"))
    check("End goes to the last point", int(slider.get_attribute("value")) == last, slider.get_attribute("value"))
    slider.send_keys(Keys.HOME)
    check("Home goes to the first point", text() == first, text())
    slider.send_keys(Keys.PAGE_UP)
    check("Page goes farther", int(slider.get_attribute("value")) > 2, slider.get_attribute("value"))
    slider.send_keys(Keys.ARROW_DOWN)
    time.sleep(0.2)
    check("down changes the series", by("live").text or script("return document.getElementById('live').textContent"), "nothing said")
    pressed = browser.find_elements(By.CSS_SELECTOR, "[data-choose][aria-pressed=true]")
    check("the series is shown", [b.get_attribute("data-choose") for b in pressed] == ["1"], len(pressed))
    browser.find_element(By.CSS_SELECTOR, "[data-jump=largest]").click()
    time.sleep(0.2)
    said = script("return document.getElementById('live').textContent")
    check("a jump is said", said and said == text(), said)

    # Playing, pausing, going on.
    slider.send_keys(Keys.HOME)
    play.click()
    time.sleep(0.45)
    check("it plays", not script("return document.getElementById('audio').paused") and clock() > 0.1, clock())
    middle = place()
    check("the line follows the sound", middle > start, middle)
    play.click()
    # A busy machine takes its time to stop.
    for _ in range(20):
        held = clock()
        time.sleep(0.2)
        if clock() == held:
            break
    check("it pauses", script("return document.getElementById('audio').paused"))
    check("pausing keeps the place", clock() == held, [held, clock()])
    slider.send_keys(" ")
    time.sleep(0.15)
    check("Space plays from here", not script("return document.getElementById('audio').paused") and clock() >= held, clock())
    script("document.getElementById('audio').pause()")
    Select(by("speed")).select_by_value("2")
    check("the speed changes", script("return document.getElementById('audio').playbackRate") == 2)

    # Another range: table, drawing, sound and text change together.
    Select(by("range")).select_by_index(1)
    time.sleep(0.4)
    shown = browser.find_elements(By.CSS_SELECTOR, "main > section[id]:not([hidden])")
    check("one part is shown", len(shown) == 1 and shown[0].get_attribute("id") == "view-1", len(shown))
    texts = browser.find_elements(By.CSS_SELECTOR, "main > p[id^=text]:not([hidden])")
    check("one text is shown", len(texts) == 1 and texts[0].get_attribute("id") == "text-1", len(texts))
    check("the range is said", script("return document.getElementById('live').textContent") != "", "nothing")
    check("its sound is another", script("return document.getElementById('audio').src").startswith("blob:"))
    length = script("return document.getElementById('audio').duration")
    check("its sound has its length", abs(length - 4) < 0.01, length)
    slider.send_keys(Keys.ARROW_RIGHT)
    check("the walk is in the part", int(slider.get_attribute("max")) != last or "of" in text(), text())
    wide = script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
    check("nothing has to be scrolled sideways", wide <= 0, wide)
    return faults + axe_faults(browser)


def main(arguments):
    if arguments == ["--check"]:
        return 0 if is_installed() else 1
    page = pathlib.Path(arguments[0]).resolve().as_uri()
    faults = []
    browser = driver(*SIZES[2])
    try:
        faults += try_page(browser, page)
    finally:
        browser.quit()
    faults += looks([pathlib.Path(arguments[0])], arguments[1] if len(arguments) > 1 else None)
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
