extension HTMLPage {
  /// Draws the table, a page at a time, and speaks. Strings only ever become text of nodes, never markup.
  internal static let script = #"""
    'use strict';
    (() => {
      const data = JSON.parse(document.getElementById('data').textContent);
      const table = document.getElementById('table');
      if (!table) return;
      const form = document.getElementById('filters');
      const body = table.tBodies[0];
      const severities = ['error', 'warning', 'note'];
      const collator = new Intl.Collator(undefined, { numeric: true });
      const speech = typeof SpeechSynthesisUtterance === 'function' ? window.speechSynthesis : undefined;

      data.findings.forEach((finding, index) => {
        finding.index = index;
        finding.path = data.files[finding.file];
        finding.said = finding.spoken ?? finding.text;
        finding.words = [finding.text, finding.said, finding.key, finding.variant ?? '', finding.message, finding.path]
          .join('\n').toLowerCase();
      });

      const orders = {
        place: (a, b) => a.index - b.index,
        severity: (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)
          || collator.compare(a.check, b.check),
        locale: (a, b) => collator.compare(a.locale, b.locale),
        text: (a, b) => collator.compare(a.text, b.text),
        spoken: (a, b) => collator.compare(a.said, b.said),
      };
      const state = { key: 'place', ascending: true, page: 0, size: 50, found: data.findings };

      function element(name, properties, ...children) {
        const made = document.createElement(name);
        for (const [key, value] of Object.entries(properties)) {
          if (key === 'className') made.className = value; else made.setAttribute(key, value);
        }
        made.append(...children);
        return made;
      }

      // An argument that the app fills in: %1$d, %@, {count}, {{name}}, %{name}, %(name)s, ${name}.
      const argument = new RegExp([/%(?:\d+\$)?[-+ 0,#]*\d*(?:\.\d+)?(?:hh?|ll?|[qjzt])?[@diufFeEgGxXcs]/u,
        /[%$]?\{\{?[^{}]*\}?\}/u, /%\(\w+\)[ds]/u].map(part => part.source).join('|'), 'u');
      // Arguments, words, numbers, white space, and any other character by itself.
      const token = new RegExp(`${argument.source}|\\p{L}[\\p{L}\\p{M}]*|\\p{N}+|\\s+|.`, 'gsu');
      const tokens = text => text.match(token) ?? [];
      // What is heard: a number in place of each argument, as the app would fill in one.
      const filled = text => text.replace(new RegExp(argument.source, 'gu'), '5');

      // Which tokens of each list are not in a longest common subsequence; what both ends share is no matter.
      function changes(a, b) {
        let start = 0;
        while (start < a.length && start < b.length && a[start] === b[start]) start++;
        let ends = [a.length, b.length];
        while (ends[0] > start && ends[1] > start && a[ends[0] - 1] === b[ends[1] - 1]) {
          ends = [ends[0] - 1, ends[1] - 1];
        }
        const [rows, columns] = [ends[0] - start, ends[1] - start];
        const changed = [new Set(), new Set()];
        const width = columns + 1;
        const lengths = rows * columns <= 250000 ? new Uint16Array((rows + 1) * width) : null;
        if (lengths) {
          for (let i = rows - 1; i >= 0; i--) {
            for (let j = columns - 1; j >= 0; j--) {
              lengths[i * width + j] = a[start + i] === b[start + j] ? lengths[(i + 1) * width + j + 1] + 1
                : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
            }
          }
        }
        let [i, j] = [0, 0];
        while (i < rows || j < columns) {
          if (lengths && i < rows && j < columns && a[start + i] === b[start + j]) { i++; j++; }
          else if (i < rows && (j >= columns || !lengths
            || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) changed[0].add(start + i++);
          else changed[1].add(start + j++);
        }
        return changed;
      }

      // White space is marked between two marked words, and where it alone has changed.
      function marked(tokens, changed) {
        const isSpace = index => /^\s+$/u.test(tokens[index] ?? 'x');
        const isWord = index => changed.has(index) && !isSpace(index);
        const isMarked = index => !isSpace(index) ? changed.has(index)
          : isWord(index - 1) && isWord(index + 1)
            || changed.has(index) && !isWord(index - 1) && !isWord(index + 1);
        const nodes = [];
        for (let index = 0; index < tokens.length;) {
          const mark = isMarked(index);
          let text = '';
          while (index < tokens.length && isMarked(index) === mark) text += tokens[index++];
          nodes.push(mark ? element('mark', {}, visible(text)) : visible(text));
        }
        return nodes;
      }

      // A control character, or one that turns the direction of what follows, is named.
      const visible = text => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
        character => 'U+' + character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0'));

      function hear(button, text, locale) {
        const isOn = button.getAttribute('aria-pressed') === 'true';
        speech.cancel();
        for (const other of body.querySelectorAll('[aria-pressed=true]')) other.setAttribute('aria-pressed', 'false');
        if (isOn) return;
        const utterance = new SpeechSynthesisUtterance(filled(text));
        if (locale) {
          utterance.lang = locale;
          const voices = speech.getVoices();
          const tag = voice => voice.lang.replace('_', '-').toLowerCase();
          const language = locale.toLowerCase().split('-')[0];
          utterance.voice = voices.find(voice => tag(voice) === locale.toLowerCase())
            ?? voices.find(voice => tag(voice).split('-')[0] === language) ?? null;
        }
        const stop = () => button.setAttribute('aria-pressed', 'false');
        utterance.onend = stop;
        utterance.onerror = stop;
        button.setAttribute('aria-pressed', 'true');
        speech.speak(utterance);
      }

      function string(kind, text, nodes, locale) {
        const place = element('td', { className: kind });
        place.append(element('div', { className: 'string', dir: 'auto', ...(locale && { lang: locale }) }, ...nodes));
        if (speech) {
          const label = 'Hear as ' + kind;
          const button = element('button',
            { type: 'button', className: 'hear', 'aria-pressed': 'false', 'aria-label': label + ': ' + text },
            '\u25b6\ufe0e ' + label);
          button.addEventListener('click', () => hear(button, text, locale));
          place.append(button);
        }
        return place;
      }

      function row(finding) {
        const place = element('th', { scope: 'row' },
          element('span', { className: 'place' }, visible(`${finding.path}:${finding.line}:${finding.column}`)));
        const key = finding.key + (finding.variant ? ` (${finding.variant})` : '');
        if (key && key !== finding.text) place.append(element('span', { className: 'key' }, visible(key)));
        const what = element('td', {},
          element('span', { className: 'badge ' + finding.severity }, finding.severity), ' ',
          element('code', {}, finding.check),
          element('span', { className: 'message' }, visible(finding.message)));
        if (finding.rules) what.append(element('span', { className: 'rules' }, 'rules: ' + finding.rules.join(', ')));
        const [shown, said] = [tokens(finding.text), tokens(finding.said)];
        const [gone, come] = changes(shown, said);
        const spoken = finding.spoken === undefined
          ? element('td', { className: 'spoken same' }, 'no rule says it otherwise')
          : string('spoken', finding.said, marked(said, come), finding.locale);
        return element('tr', {}, place, what, element('td', {}, finding.locale || 'any'),
          string('shown', finding.text, marked(shown, gone), finding.locale), spoken);
      }

      function draw() {
        speech?.cancel();
        const pages = Math.max(1, Math.ceil(state.found.length / state.size));
        state.page = Math.min(Math.max(state.page, 0), pages - 1);
        const first = state.page * state.size;
        const shown = state.found.slice(first, first + state.size);
        body.replaceChildren(...shown.map(row));
        document.getElementById('status').textContent = shown.length === 0
          ? `None of ${data.findings.length} findings fits.`
          : `Findings ${first + 1} to ${first + shown.length} of ${state.found.length}`
            + (state.found.length < data.findings.length ? `, chosen from ${data.findings.length}.` : '.');
        document.getElementById('page').textContent = `Page ${state.page + 1} of ${pages}`;
        for (const button of document.querySelectorAll('[data-step]')) {
          const back = ['first', 'previous'].includes(button.dataset.step);
          button.disabled = back ? state.page === 0 : state.page === pages - 1;
        }
        for (const head of table.tHead.rows[0].cells) {
          if (head.dataset.key !== state.key) head.removeAttribute('aria-sort');
          else head.setAttribute('aria-sort', state.ascending ? 'ascending' : 'descending');
        }
      }

      function choose() {
        const wanted = Object.fromEntries(new FormData(form));
        const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
        state.found = data.findings.filter(finding => words.every(word => finding.words.includes(word))
          && (!wanted.check || finding.check === wanted.check)
          && (!wanted.severity || finding.severity === wanted.severity)
          && (!wanted.locale || finding.locale === wanted.locale.slice(1))
          && (!wanted.file || finding.file === Number(wanted.file)));
        const order = orders[state.key];
        const turn = state.ascending ? 1 : -1;
        state.found.sort((a, b) => turn * order(a, b) || a.index - b.index);
        state.page = 0;
        draw();
      }

      function offer(name, values) {
        const select = form.elements[name];
        for (const [value, label] of values) select.append(element('option', { value }, visible(label)));
      }
      const distinct = key => [...new Set(data.findings.map(finding => finding[key]))].sort(collator.compare);
      offer('check', distinct('check').map(id => [id, id]));
      offer('severity', severities.filter(name => distinct('severity').includes(name)).map(name => [name, name]));
      // The space keeps the empty locale apart from no choice.
      offer('locale', distinct('locale').map(tag => [' ' + tag, tag || 'any']));
      offer('file', data.files.map((path, index) => [String(index), path]));

      let wait;
      form.addEventListener('input', () => { clearTimeout(wait); wait = setTimeout(choose, 120); });
      form.addEventListener('submit', event => { event.preventDefault(); choose(); });
      form.addEventListener('reset', () => setTimeout(choose));
      table.tHead.addEventListener('click', event => {
        const head = event.target.closest('th');
        if (!head) return;
        state.ascending = head.dataset.key === state.key ? !state.ascending : true;
        state.key = head.dataset.key;
        choose();
      });
      document.getElementById('pages').addEventListener('click', event => {
        const step = event.target.dataset?.step;
        if (!step) return;
        state.page = { first: 0, previous: state.page - 1, next: state.page + 1, last: Infinity }[step];
        draw();
        document.getElementById('findings').focus();
      });
      document.getElementById('size').addEventListener('change', event => {
        state.size = Number(event.target.value);
        state.page = 0;
        draw();
      });
      window.addEventListener('pagehide', () => speech?.cancel());

      for (const id of ['filters', 'table', 'pages']) document.getElementById(id).hidden = false;
      document.getElementById('silence').hidden = Boolean(speech);
      choose();
    })();
    """#
}
