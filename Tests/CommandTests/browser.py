"""Headless Chromium with axe, for the tests of pages."""
import pathlib
import shutil

SIZES = [(320, 640), (768, 1024), (1280, 900)]


def driver(width, height, dark=False):
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    for argument in ["headless=new", "no-sandbox", "disable-gpu", "autoplay-policy=no-user-gesture-required"]:
        options.add_argument("--" + argument)
    options.binary_location = shutil.which("chromium")
    browser = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": scheme})
    return browser


def axe_faults(browser):
    from axe_selenium_python import Axe

    axe = Axe(browser)
    axe.inject()
    found = axe.run()
    return ["axe: %s: %s" % (v["id"], v["nodes"][0]["html"][:120]) for v in found["violations"]]


def is_installed():
    try:
        import axe_selenium_python  # noqa: F401
        import selenium  # noqa: F401
    except ImportError:
        return False
    return bool(shutil.which("chromium") and shutil.which("chromedriver"))


def looks(pages, pictures=None):
    """What is wrong with pages on a phone, in light and dark; at all widths where pictures are taken, into a folder."""
    faults = []
    for width, height in SIZES if pictures else SIZES[:1]:
        for dark in (False, True):
            scheme = "dark" if dark else "light"
            browser = driver(width, height, dark)
            try:
                for page in pages:
                    where = "%s at %d, %s" % (page.name, width, scheme)
                    browser.get(page.resolve().as_uri())
                    wide = browser.execute_script("return document.documentElement.scrollWidth")
                    if wide > width:
                        faults.append("%s: it is %d wide" % (where, wide))
                    faults += ["%s: %s" % (where, fault) for fault in axe_faults(browser)]
                    if pictures:
                        # axe has moved on to the last element.
                        browser.execute_script("scrollTo(0, 0)")
                        name = "%s-%d-%s.png" % (page.stem, width, scheme)
                        browser.save_screenshot(str(pathlib.Path(pictures) / name))
            finally:
                browser.quit()
    return faults
