"""The pages of the site that Scripts/site makes: from Markdown and help texts to HTML, with a menu and checked links."""
import html
import html.parser
import posixpath
import re
import shutil
import string
import urllib.parse

from markdown_it import MarkdownIt


def slug(heading):
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


class Page:
    def __init__(self, section, name, title, body, source=None):
        self.section, self.name, self.title, self.body, self.source = section, name, title, body, source
        self.in_menu = True


class Site:
    def __init__(self, root, folder, version):
        self.root, self.folder, self.version = root, folder, version
        self.pages = []
        self.made = []
        self.faults = []
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        # What is wider than a phone is scrolled by itself, with keys, too.
        self.markdown.add_render_rule("table_open", lambda *_: '<div class="wide" tabindex="0"><table>\n')
        self.markdown.add_render_rule("table_close", lambda *_: "</table></div>\n")
        for block in ("fence", "code_block"):
            self.markdown.add_render_rule(block, lambda _, tokens, at, *__: self.code(tokens[at].content))

    @staticmethod
    def code(text):
        return f'<pre tabindex="0"><code>{html.escape(text)}</code></pre>\n'

    def add_document(self, section, name, file, title=None, in_menu=True):
        text = (self.root / file).read_text()
        if ".docc/" in file:
            text = text.partition("\n## Topics\n")[0].replace("\n## Overview\n", "\n")
        page = Page(section, name, title or re.search(r"^# (.*)", text, re.MULTILINE)[1].strip("`"), text, source=file)
        page.in_menu = in_menu
        self.pages.append(page)

    def add_list(self, section, name, title, listed, documents):
        """A page that lists documents, a line of `listed` for each: its name, a word and what it is about."""
        items = []
        for line, (child, file) in zip(listed.splitlines(), documents):
            self.add_document(section, child, file, in_menu=False)
            word, level, about = line.split(None, 2)
            items.append(f'<dt><a href="{child}.html">{word}</a>, {level}</dt><dd>{html.escape(about)}</dd>\n')
        self.pages.append(Page(section, name, title, f"<h1>{title}</h1>\n<dl>\n{''.join(items)}</dl>\n"))

    def add_commands(self, section, name, helps):
        """A page with the help of every command."""
        parts = ["<h1>Commands</h1>\n<ul>\n"]
        parts += [f'<li><a href="#{slug(command)}">{command}</a></li>\n' for command, _ in helps]
        parts.append("</ul>\n")
        for command, text in helps:
            parts.append(f'<h2 id="{slug(command)}">{command}</h2>\n{self.code(text)}')
        self.pages.append(Page(section, name, "Commands", "".join(parts)))

    def add_made(self, name, title, text):
        """A page that the program has written; it stays as it is."""
        (self.folder / f"{name}.html").write_text(text)
        self.made.append((name, title))

    def add_start(self, readme, rows):
        """The page that is opened first: how the README begins, and what its labels sound like."""
        title, lead = re.match(r"# (.*?)\n\n(.*?)\n\n", readme, re.DOTALL).groups()
        parts = [
            f"<h1>{title}</h1>\n<p class=\"lead\">{html.escape(lead)}</p>\n",
            '<p><a href="overview.html#install">Install it</a>, read the <a href="overview.html">overview</a>, '
            'or see what the linter <a href="report.html">reports on these labels</a>.</p>\n',
            '<h2 id="hear-it">Hear it</h2>\n<p>A voice, espeak-ng, says each label as it is written, and then what Sayable '
            "makes of it.</p>\n" if any(sounds for *_, sounds in rows) else '<h2 id="hear-it">What it does</h2>\n',
            '<ul class="labels">\n',
        ]
        for locale, written, said, sounds in rows:
            language = f'lang="{locale}"'
            parts.append(
                f'<li><span class="locale">{locale}</span><code {language}>{html.escape(written)}</code>'
                f"<span {language}>{html.escape(said)}</span>")
            for when, file in sounds:
                words = {"before": "As written", "after": "With Sayable"}[when]
                heard = html.escape({"before": written, "after": said}[when])
                parts.append(
                    f'<a class="sound" href="{file}">{words}<span class="unseen">: <span {language}>{heard}</span></span></a>')
            parts.append("</li>\n")
        parts.append("</ul>\n<script>\nconst audio = new Audio()\nfor (const link of document.querySelectorAll('.sound')) {\n"
                     "  link.addEventListener('click', event => {\n    event.preventDefault()\n"
                     "    audio.src = link.href\n    audio.play()\n  })\n}\n</script>\n")
        self.pages.insert(0, Page("Start", "index", "Hear it", "".join(parts)))

    def write(self):
        lib = self.root / "Scripts/lib"
        shutil.copy(lib / "site.css", self.folder)
        shell = string.Template((lib / "site.html").read_text())
        by_source = {page.source: page for page in self.pages if page.source}
        for page in self.pages:
            body = self.rendered(page, by_source) if page.source else page.body
            title = "Sayable" if page.name == "index" else f"{page.title} – Sayable"
            text = shell.substitute(title=html.escape(title), body=body, menu=self.menu(page), version=self.version)
            (self.folder / f"{page.name}.html").write_text(text)

    def menu(self, current):
        parts = []
        for section in dict.fromkeys(page.section for page in self.pages):
            parts.append(f"<h2>{section}</h2>\n<ul>\n")
            for page in self.pages:
                if page.section == section and page.in_menu:
                    here = ' aria-current="page"' if page is current else ""
                    parts.append(f'<li><a href="{page.name}.html"{here}>{html.escape(page.title)}</a></li>\n')
            parts.append("</ul>\n")
        parts.append("<h2>Made by the program</h2>\n<ul>\n")
        parts += [f'<li><a href="{name}.html">{title}</a></li>\n' for name, title in self.made]
        return "".join(parts) + "</ul>\n"

    def rendered(self, page, by_source):
        text = page.body
        # DocC's links: to articles, and to symbols, which the site has no pages for.
        articles = {posixpath.basename(source)[:-3]: source for source in by_source}
        text = re.sub(r"<doc:([\w-]+)>", lambda link: "[%s](/%s)" % (
            by_source[articles[link[1]]].title if link[1] in articles else link[1], articles.get(link[1], link[1])), text)
        text = re.sub(r"(?<!`)``/?([^`\s]+)``(?!`)", lambda link: "`%s`" % re.sub(
            r"^Sayable\w*/", "", link[1]).replace("/", "."), text)
        tokens = self.markdown.parse(text)
        anchors = {}
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                anchor = slug(tokens[at + 1].content)
                anchors[anchor] = anchors.get(anchor, -1) + 1
                token.attrSet("id", anchor if not anchors[anchor] else f"{anchor}-{anchors[anchor]}")
            for child in token.children or ():
                name = {"link_open": "href", "image": "src"}.get(child.type)
                if name:
                    child.attrSet(name, self.address(child.attrGet(name), page, by_source))
        return self.markdown.renderer.render(tokens, self.markdown.options, {})

    def address(self, link, page, by_source):
        """Where a link of a document leads on the site: to a page, else to a copy of the file."""
        parts = urllib.parse.urlsplit(link)
        if parts.scheme or not parts.path:
            return link
        start = "" if parts.path.startswith("/") else posixpath.dirname(page.source)
        path = posixpath.normpath(posixpath.join(start, parts.path.lstrip("/")))
        fragment = f"#{parts.fragment}" if parts.fragment else ""
        if path in by_source:
            return f"{by_source[path].name}.html{fragment}"
        if not (self.root / path).is_file():
            self.faults.append(f"{page.source}: there is no {path}")
            return link
        # Browsers show a text under this name, whatever it is.
        copy = f"files/{path}" if path.endswith(".svg") else f"files/{path}.txt"
        (self.folder / copy).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(self.root / path, self.folder / copy)
        return copy

    def dead_links(self):
        """What is wrong with the links of the pages as they were written; other sites are not asked."""
        names = [page.name for page in self.pages] + [name for name, _ in self.made]
        pages = {name: Links((self.folder / name).with_suffix(".html").read_text()) for name in names}
        for name, page in pages.items():
            for link in page.links:
                parts = urllib.parse.urlsplit(link)
                if parts.scheme:
                    # Of another site, nothing but its name can be wrong here.
                    if parts.scheme != "data" and (parts.scheme != "https" or "." not in parts.netloc):
                        self.faults.append(f"{name}.html: {link} is no address of another site")
                    continue
                target = urllib.parse.unquote(parts.path) or f"{name}.html"
                if not (self.folder / target).is_file():
                    self.faults.append(f"{name}.html: dead link to {link}")
                elif parts.fragment and parts.fragment not in pages[target[:-5]].anchors:
                    self.faults.append(f"{name}.html: {target} has no part {parts.fragment}")
        return sorted(set(self.faults))


class Links(html.parser.HTMLParser):
    """Where the links of a page lead, and its anchors."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.links.append(value)
            elif name == "id":
                self.anchors.add(value)
