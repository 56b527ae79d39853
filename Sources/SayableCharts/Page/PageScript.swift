/// What makes a page play, walk and switch. It joins no words: all that is said was said by the program.
internal enum PageScript {
  static let text = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);
    const audio = byId("audio"), play = byId("play"), slider = byId("position"), live = byId("live");
    const whole = audio.src, still = matchMedia("(prefers-reduced-motion: reduce)");
    let view = 0, series = 0, index = 0, context = null, frame = 0;
    const now = () => data.views[view];
    const stops = () => now().series[series].stops;
    const section = () => byId("view-" + view);

    // One message at a time; the newest wins, and none disturbs the sound.
    let saying = 0;
    const say = (text) => {
      clearTimeout(saying);
      live.textContent = "";
      if (audio.paused) saying = setTimeout(() => { live.textContent = text; }, 60);
    };
    const draw = (place) => {
      for (const end of ["x1", "x2"]) section().querySelector(".progress").setAttribute(end, place);
    };
    const show = () => {
      const stop = stops()[index];
      slider.max = stops().length - 1;
      slider.value = index;
      slider.setAttribute("aria-valuetext", stop.text);
      byId("readout").textContent = stop.text;
      draw(stop.place);
    };
    // The tone of one point.
    const sound = () => {
      const stop = stops()[index];
      if (stop.hz === null || !audio.paused) return;
      context = context || new AudioContext();
      context.resume();
      const tone = context.createOscillator(), gain = context.createGain(), pan = context.createStereoPanner();
      const start = context.currentTime + 0.02;
      tone.frequency.value = stop.hz;
      if (stop.low) tone.type = "sawtooth";
      pan.pan.value = stop.pan;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(stop.low ? 0.15 : 0.35, start + 0.02);
      gain.gain.setValueAtTime(stop.low ? 0.15 : 0.35, start + 0.15);
      gain.gain.linearRampToValueAtTime(0, start + 0.2);
      tone.connect(gain).connect(pan).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.22);
    };
    const go = (to, spoken) => {
      index = Math.min(Math.max(to, 0), stops().length - 1);
      audio.currentTime = stops()[index].t;
      show();
      sound();
      if (spoken) say(stops()[index].text);
    };

    // The line follows the clock of the sound; where motion is unwelcome it goes from point to point.
    const follow = () => {
      const t = audio.currentTime;
      const list = now().series;
      for (let s = list.length - 1; s > 0 && !now().together; s--) {
        if (t >= list[s].stops[0].t) { if (series !== s) choose(s, false); break; }
        if (s === 1 && series !== 0) choose(0, false);
      }
      const all = stops();
      let low = 0, high = all.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (all[middle].t <= t) low = middle; else high = middle - 1;
      }
      index = low;
      const here = all[low], next = all[Math.min(low + 1, all.length - 1)];
      const share = next.t > here.t ? Math.min(1, Math.max(0, (t - here.t) / (next.t - here.t))) : 0;
      slider.value = low;
      draw(still.matches ? here.place : here.place + share * (next.place - here.place));
      if (!audio.paused) frame = requestAnimationFrame(follow);
    };
    const toggle = () => { if (audio.paused) { live.textContent = ""; audio.play(); } else audio.pause(); };
    audio.addEventListener("play", () => { play.textContent = data.pause; frame = requestAnimationFrame(follow); });
    audio.addEventListener("pause", () => { play.textContent = data.play; cancelAnimationFrame(frame); follow(); show(); });
    audio.addEventListener("ended", () => { index = stops().length - 1; show(); });
    play.addEventListener("click", toggle);
    byId("speed").addEventListener("change", (event) => { audio.playbackRate = Number(event.target.value); });

    slider.addEventListener("input", () => go(Number(slider.value), false));
    slider.addEventListener("keydown", (event) => {
      if (event.key === " ") { event.preventDefault(); toggle(); }
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step && now().series.length > 1) {
        event.preventDefault();
        choose((series + step + now().series.length) % now().series.length, true);
      }
    });
    const choose = (to, spoken) => {
      series = to;
      index = Math.min(index, stops().length - 1);
      document.querySelectorAll("[data-choose]").forEach((button, number) => {
        button.setAttribute("aria-pressed", String(number === series));
      });
      if (spoken) { show(); sound(); say(stops()[index].named); }
    };
    document.querySelectorAll("[data-choose]").forEach((button, number) => {
      button.addEventListener("click", () => choose(number, true));
    });
    document.querySelectorAll("[data-jump]").forEach((button) => {
      button.addEventListener("click", () => {
        const places = now().series[series][button.dataset.jump];
        if (!places.length) return;
        const later = places.find((place) => place > index);
        go(later === undefined ? places[0] : later, true);
      });
    });

    // The sound of a part is made here, from the pitches and times that the program gave.
    const wave = (part) => {
      const rate = 44100, frames = Math.round(part.length * rate), out = new DataView(new ArrayBuffer(44 + 4 * frames));
      const left = new Float32Array(frames), right = new Float32Array(frames);
      const level = 0.6 / (part.together ? part.series.length : 1);
      const add = (from, to, fade) => {
        const first = Math.round(from[0].t * rate), last = Math.min(frames, Math.round(to * rate));
        let phase = 0, k = 0;
        for (let n = first; n < last; n++) {
          const t = n / rate;
          while (k + 1 < from.length && from[k + 1].t <= t) k++;
          const a = from[k], b = from[Math.min(k + 1, from.length - 1)];
          const u = b.t > a.t ? Math.min(1, (t - a.t) / (b.t - a.t)) : 0;
          const hz = a.hz * Math.pow(b.hz / a.hz, u), angle = ((a.pan + u * (b.pan - a.pan) + 1) * Math.PI) / 4;
          phase += hz / rate;
          let value = Math.sin(2 * Math.PI * phase);
          if (a.low) for (let h = 2; h < 6; h++) if (h * hz < 7000) value += Math.sin(2 * Math.PI * phase * h) / h;
          const edge = Math.min((n - first) / (0.02 * rate), (last - n) / (0.03 * rate), 1);
          value *= level * (a.low ? 0.6 : 1) * (0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, edge / fade)));
          left[n] += value * Math.cos(angle);
          right[n] += value * Math.sin(angle);
        }
      };
      for (const one of part.series) {
        let run = [];
        for (const stop of one.sound.concat([{ hz: null }])) {
          if (part.note && stop.hz !== null) add([stop], stop.t + part.note, 1);
          else if (stop.hz !== null) run.push(stop);
          else { if (run.length) add(run, Math.max(run[run.length - 1].t, run[0].t + 0.1), 1); run = []; }
        }
      }
      const text = (at, word) => [...word].forEach((c, n) => out.setUint8(at + n, c.charCodeAt(0)));
      text(0, "RIFF"); out.setUint32(4, 36 + 4 * frames, true); text(8, "WAVEfmt "); out.setUint32(16, 16, true);
      out.setUint16(20, 1, true); out.setUint16(22, 2, true); out.setUint32(24, rate, true);
      out.setUint32(28, 4 * rate, true); out.setUint16(32, 4, true); out.setUint16(34, 16, true);
      text(36, "data"); out.setUint32(40, 4 * frames, true);
      for (let n = 0; n < frames; n++) {
        out.setInt16(44 + 4 * n, Math.max(-1, Math.min(1, left[n])) * 29000, true);
        out.setInt16(46 + 4 * n, Math.max(-1, Math.min(1, right[n])) * 29000, true);
      }
      return URL.createObjectURL(new Blob([out.buffer], { type: "audio/wav" }));
    };
    const range = byId("range");
    if (range) range.addEventListener("change", () => {
      audio.pause();
      section().hidden = byId("text-" + view).hidden = true;
      view = Number(range.value);
      section().hidden = byId("text-" + view).hidden = false;
      if (!now().url) now().url = view === 0 ? whole : wave(now());
      const speed = audio.playbackRate;
      audio.src = now().url;
      audio.playbackRate = speed;
      index = 0;
      show();
      say(now().shown);
    });
    show();
    """#
}
