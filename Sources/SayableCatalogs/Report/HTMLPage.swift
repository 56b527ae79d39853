/// The parts of the page that are the same in every report.
internal enum HTMLPage {
  internal static let findings = """
    <section id="findings" tabindex="-1" aria-labelledby="findings-title">
    <h2 id="findings-title">Findings</h2>
    <noscript><p>The table of findings needs JavaScript.</p></noscript>
    <form id="filters" role="search" aria-label="Filter the findings" autocomplete="off" hidden>
    <label>Text
    <input type="search" name="words" placeholder="shown, spoken, key or message"></label>
    <label>Check <select name="check"><option value="">all</option></select></label>
    <label>Severity <select name="severity"><option value="">all</option></select></label>
    <label>Locale <select name="locale"><option value="">all</option></select></label>
    <label>File <select name="file"><option value="">all</option></select></label>
    <button type="reset">Show all</button>
    </form>
    <p id="silence" hidden>This browser has no speech synthesis, so the strings cannot be heard here.</p>
    <p id="status" role="status"></p>
    <div class="scroll" tabindex="0" role="region" aria-label="Table of findings">
    <table id="table" hidden>
    <caption class="unseen">What was found, with each string as it is shown and as it should be spoken</caption>
    <thead><tr>
    <th scope="col" data-key="place"><button type="button">Place</button></th>
    <th scope="col" data-key="severity"><button type="button">Finding</button></th>
    <th scope="col" data-key="locale"><button type="button">Locale</button></th>
    <th scope="col" data-key="text"><button type="button">Shown</button></th>
    <th scope="col" data-key="spoken"><button type="button">Spoken</button></th>
    </tr></thead>
    <tbody></tbody>
    </table>
    </div>
    <nav id="pages" aria-label="Pages of findings" hidden>
    <button type="button" data-step="first">First</button>
    <button type="button" data-step="previous">Previous</button>
    <span id="page"></span>
    <button type="button" data-step="next">Next</button>
    <button type="button" data-step="last">Last</button>
    <label>Findings a page
    <select id="size"><option>25</option><option selected>50</option><option>200</option></select></label>
    </nav>
    </section>

    """

  /// How it looks, by day and by night.
  internal static let style = """
    :root {
      color-scheme: light dark;
      --back: #fff; --fore: #1c1e21; --faint: #5a6068; --line: #d4d8dd; --edge: #767d85; --soft: #f4f6f8; --link: #0b57d0;
      --gone: #ffdcd6; --said: #d3f2d8; --error: #b3261e; --warning: #7a5200; --note: #00639b;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #15171a; --fore: #e6e8eb; --faint: #a2a9b1; --line: #3a4047; --edge: #8b939c; --soft: #1f2328; --link: #8ab4f8;
        --gone: #5c2520; --said: #1d4a2a; --error: #ff8a80; --warning: #f2c14e; --note: #7cc4f5;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; background: var(--back); color: var(--fore);
      font: 1rem/1.45 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; margin: 0; }
    h2 { font-size: 1.2rem; margin: 2rem 0 0.6rem; }
    header p { margin: 0.3rem 0 0; color: var(--faint); }
    code, .place { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
    .skip, .unseen { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: 0.5rem; background: var(--back); padding: 0.4rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    .checks { width: auto; }
    .checks code { overflow-wrap: normal; }
    th, td { padding: 0.5rem 0.7rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
    thead th { background: var(--soft); white-space: nowrap; }
    th { font-weight: 600; }
    tbody th { font-weight: 400; }
    .number { text-align: end; font-variant-numeric: tabular-nums; }
    thead th button { all: unset; cursor: pointer; font-weight: 600; }
    thead th button::after { content: " \\2195"; content: " \\2195" / ""; color: var(--faint); }
    th[aria-sort=ascending] button::after { content: " \\2191"; content: " \\2191" / ""; color: inherit; }
    th[aria-sort=descending] button::after { content: " \\2193"; content: " \\2193" / ""; color: inherit; }
    #filters { display: flex; flex-wrap: wrap; gap: 0.8rem; align-items: end; padding: 0.8rem;
      background: var(--soft); border-radius: 0.5rem; }
    #filters[hidden] { display: none; }
    #filters label { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 100%; gap: 0.2rem;
      align-content: end; font-size: 0.85rem; color: var(--faint); }
    #filters label:first-child { flex: 1 1 16rem; }
    input, select, button { font: inherit; color: var(--fore); background: var(--back);
      border: 1px solid var(--edge); border-radius: 0.3rem; padding: 0.3rem 0.6rem; max-width: 100%; }
    input { width: 100%; max-width: none; }
    #filters :is(input, select, button) { height: 2.2rem; }
    button { cursor: pointer; }
    button:disabled { color: var(--faint); cursor: default; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
    .hear { margin-block-start: 0.35rem; padding: 0.1rem 0.5rem; font-size: 0.85rem; white-space: nowrap; }
    .hear[aria-pressed=true] { background: var(--link); color: var(--back); }
    .string { white-space: pre-wrap; overflow-wrap: anywhere; }
    .message, .rules, .key { display: block; color: var(--faint); font-size: 0.9rem; overflow-wrap: anywhere; }
    .badge { font-size: 0.8rem; font-weight: 600; border: 1px solid; border-radius: 1rem; padding: 0 0.5rem; }
    .badge.error { color: var(--error); } .badge.warning { color: var(--warning); } .badge.note { color: var(--note); }
    mark { color: inherit; border-radius: 0.2rem; padding: 0 0.1rem; border-bottom: 2px solid; }
    .shown mark { background: var(--gone); border-bottom-style: dotted; } .spoken mark { background: var(--said); }
    .same { color: var(--faint); font-style: italic; }
    #table { table-layout: fixed; min-width: 60rem; }
    #table th:nth-child(1) { width: 20%; } #table th:nth-child(2) { width: 25%; }
    #table th:nth-child(3) { width: 6.5rem; }
    #pages { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: center; margin-block: 1rem; }
    #pages[hidden] { display: none; }
    #pages label { margin-inline-start: auto; color: var(--faint); font-size: 0.85rem; }
    @media (max-width: 45rem) {
      body { padding: 0.8rem; }
      #table { min-width: 0; }
      #table, #table thead, #table tbody, #table tr, #table th, #table td { display: block; width: auto !important; }
      #table thead tr { display: flex; flex-wrap: wrap; }
      #table tbody tr { border-bottom: 2px solid var(--edge); padding-block: 0.4rem; }
      #table tbody :is(th, td) { border: 0; padding: 0.2rem 0; }
      .checks th, .checks td { padding: 0.2rem; font-size: 0.9rem; white-space: normal; }
      .checks code { overflow-wrap: anywhere; }
      .checks tr > :nth-child(5) { display: none; }
      #pages label { margin-inline-start: 0; }
    }
    @media print { #filters, #pages, .hear, .skip { display: none !important; } }
    """
}
