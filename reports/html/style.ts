import { Markup } from './escape.ts';
import { sourceStyle, sourceStyleNarrow, sourceStylePrint } from './source-style.ts';

/**
 * One style for all pages, legible in print, on a phone, and in light and dark mode. Colours are named after their
 * meaning. Text has a contrast of at least 4.5 to 1 on each of its backgrounds.
 */
export const style = new Markup(`
:root {
  color-scheme: light dark;
  --ground: #fdfdfc; --raised: #f5f5f2; --line: #dededa; --ink: #1d2023; --faint: #5d646b; --link: #1f4e8c;
  --right: #1c6b3c; --nearly: #7d5400; --wrong: #a8261d; --aside: #5d646b; --ours: #6a3d9a;
  --expected-ground: #e6f3e9; --expected-mark: #b5dfc0; --actual-ground: #fbeae8; --actual-mark: #f4bdb6;
  --text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --code: ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16181b; --raised: #1f2226; --line: #363b41; --ink: #e6e8ea; --faint: #a0a8b0; --link: #8ab8f0;
    --right: #7cc997; --nearly: #e0b45c; --wrong: #f0938a; --aside: #a0a8b0; --ours: #c3a1ea;
    --expected-ground: #1a2b20; --expected-mark: #2c5a3b; --actual-ground: #331d1b; --actual-mark: #71302a;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { font: 100%/1.6 var(--text); color: var(--ink); background: var(--ground); -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 68rem; padding: 0 1.5rem 3rem; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.3; margin: 0; font-weight: 600; text-wrap: pretty; }
h1 { font-size: 1.875rem; letter-spacing: -.01em; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin-bottom: 1rem; }
h3 { font-size: 1.0625rem; max-width: 46rem; overflow-wrap: anywhere; }
p { margin: .5rem 0; max-width: 46rem; }
section, footer.page { margin-top: 3.25rem; }
code, kbd, .lines, .sides .text { font-family: var(--code); font-size: .9em; font-style: normal; }
code { overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: from-font; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 1rem; padding: .25rem .75rem; background: var(--ground); z-index: 1; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.faint { color: var(--faint); }
.note, figcaption { font-size: .875rem; color: var(--faint); }

header.page { padding-top: 2rem; }
header.page nav { margin-bottom: 1.75rem; font-size: .9375rem; }
.masthead { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: .5rem 2.5rem;
  padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
.masthead > div { flex: 1 1 20rem; min-width: 0; }
.masthead p { margin: 0; }
.eyebrow, .files { color: var(--faint); }
.score { white-space: nowrap; color: var(--faint); font-size: 1.125rem; font-variant-numeric: tabular-nums; }
.score strong { font-size: 3.25rem; font-weight: 300; line-height: 1; color: var(--ink); letter-spacing: -.02em; }

table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem 1rem .5rem 0; text-align: left; vertical-align: baseline; }
th:last-child, td:last-child { padding-right: 0; }
thead th { font-size: .875rem; font-weight: 400; color: var(--faint); border-bottom: 1px solid var(--line); vertical-align: bottom; }
tbody th { font-weight: 400; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
.figure { text-align: right; white-space: nowrap; }
.scroll { overflow-x: auto; }

.sign { display: inline-block; width: 1.1em; font-weight: 700; text-align: center; }
.tag { white-space: nowrap; font-weight: 600; }
.right { color: var(--right); } .nearly { color: var(--nearly); } .wrong { color: var(--wrong); }
.aside { color: var(--aside); } .ours { color: var(--ours); }

.groups { max-width: 46rem; }
.strip { display: flex; flex-wrap: wrap; gap: .125rem; list-style: none; margin: 0; padding: 0; }
.strip li { line-height: 1.5; }
.strip a { display: block; border-radius: 3px; text-decoration: none; background: var(--raised); }
.strip a:hover { background: var(--line); }
.strip .sign { width: 1.6em; }
.step { margin-top: 1.25rem; }

.case { margin: 0 0 2.75rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.case .meta { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0 0 .375rem; font-size: .9375rem; max-width: none; }
.case .meta .marks { color: var(--faint); font-variant-numeric: tabular-nums; }
.next { margin: 1rem 0; display: grid; gap: .375rem; }
.next div, .provenance div { display: grid; grid-template-columns: 7.5rem 1fr; gap: 0 1rem; }
.next dt, .provenance dt { color: var(--faint); }
.next dd, .provenance dd { margin: 0; min-width: 0; max-width: 46rem; overflow-wrap: anywhere; }
.command { user-select: all; }

.difference { margin: 1rem 0; }
.difference figcaption { margin-top: .375rem; }
.lines { table-layout: fixed; line-height: 1.55; background: var(--raised); border-radius: 6px; overflow: hidden; }
.lines tr > * { border: 0; padding: .0625rem .75rem; vertical-align: top; }
.lines tr:first-child > * { padding-top: .5rem; } .lines tr:last-child > * { padding-bottom: .5rem; }
.lines col.which { width: 6.5rem; } .lines col.number { width: 3.5rem; }
.lines th { white-space: nowrap; font-family: var(--text); color: var(--faint); }
.lines .number { text-align: right; color: var(--faint); padding-left: 0; }
.lines .text { white-space: pre-wrap; overflow-wrap: anywhere; padding-left: 0; }
.lines tr.expected { background: var(--expected-ground); } .lines tr.actual { background: var(--actual-ground); }
.lines tr.expected th, .lines tr.actual th { color: var(--ink); font-weight: 600; }
mark { color: inherit; background: none; border-radius: 2px; text-decoration: underline 2px; text-underline-offset: .25em; }
mark.expected { background: var(--expected-mark); } mark.actual { background: var(--actual-mark); }
i.blank, i.marker { font-style: normal; color: var(--faint); }
mark i.blank, mark i.marker { color: inherit; }
kbd { color: var(--link); font-weight: 700; border-bottom: 1px dashed currentColor; }
kbd.key { padding: 0 .25em; }

details > summary { cursor: pointer; color: var(--link); width: fit-content; }
details > summary + * { margin-top: .75rem; }
.sides { table-layout: fixed; line-height: 1.5; }
.sides th { border-bottom: 1px solid var(--line); }
.sides tr > * { padding: .0625rem .5rem; border-top: 0; vertical-align: top; }
.sides th:first-child, .sides th:last-child { padding-left: 3.75rem; }
.sides col.number { width: 3.25rem; } .sides col.how { width: 2rem; }
.sides .number { text-align: right; color: var(--faint); font-size: .8125rem; padding-top: .125rem; }
.sides .text { white-space: pre-wrap; overflow-wrap: anywhere; }
.sides .how { text-align: center; font-weight: 700; color: var(--wrong); padding: .0625rem 0; }
.sides thead th:nth-child(2) { padding: 0; }
.changed td.expected, .missing td.expected { background: var(--expected-ground); }
.changed td.actual, .extra td.actual { background: var(--actual-ground); }
.none { background: var(--raised); }

.call { width: auto; margin: 1rem 0; display: block; overflow-x: auto; }
.call code { overflow-wrap: normal; white-space: nowrap; } .call .prints code { overflow-wrap: anywhere; white-space: normal; } .call .board code { white-space: pre; }
.note b { font-family: var(--code); font-weight: 400; }
.call caption { text-align: left; color: var(--faint); padding-bottom: .25rem; }
.call th, .call td { padding-right: 2.5rem; }
.call thead td { border-bottom: 1px solid var(--line); }
.drawn { margin: 1rem 0; } .panels { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin-top: .25rem; }
.panel p { margin: 0; font-size: .875rem; } .panel pre { margin: 0; padding: .375rem .25rem; font: .9em/1.4 var(--code); background: var(--raised); border-radius: 6px; }
.panel.before mark { background: none; } .panel.expected pre { background: var(--expected-ground); } .panel.yours pre { background: var(--actual-ground); }
.messages, .cases { margin: .5rem 0; padding-left: 1.25rem; }
ul.cases { list-style: none; padding: 0; } .cases li, .messages li { margin: .375rem 0; }
.findings th { white-space: nowrap; }

.tally { display: flex; flex-wrap: wrap; gap: 1.5rem 3rem; margin: 2rem 0 0; }
.tally div { display: flex; flex-direction: column-reverse; }
.tally dt { font-size: .9375rem; } .tally dt .sign { width: auto; }
.tally dd { margin: 0; font-size: 2.25rem; font-weight: 300; line-height: 1.2; font-variant-numeric: tabular-nums; color: var(--ink); }
.tally .zero, .tally .zero * { color: var(--faint); }
.tally + section { margin-top: 2rem; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 4rem; }
.histogram { display: flex; gap: .25rem; height: 16rem; list-style: none; margin: 0; padding: 0; }
.histogram li { flex: 1; display: flex; flex-direction: column; justify-content: end; position: relative; min-width: 0; padding-bottom: 1.75rem; }
.histogram .bar { background: var(--faint); border-radius: 2px 2px 0 0; }
.histogram .bar.full { background: var(--right); }
.histogram .amount { text-align: center; font-size: .8125rem; font-variant-numeric: tabular-nums; }
.histogram .range { position: absolute; inset: auto 0 0; height: 1.75rem; padding-top: .375rem; border-top: 1px solid var(--faint); margin: 0 -.125rem;
  text-align: center; font-size: .8125rem; color: var(--faint); font-variant-numeric: tabular-nums; }
.histogram li:last-child { margin-left: .5rem; }
.share { display: inline-block; width: 4rem; height: .5rem; margin-right: .5rem; background: var(--raised); border-radius: 2px; overflow: hidden; }
.share span { display: block; height: 100%; background: var(--wrong); }
.class .total { font-weight: 600; }
.class tbody th { overflow-wrap: anywhere; min-width: 8rem; }

${sourceStyle}
footer.page { border-top: 1px solid var(--line); padding-top: 1.5rem; font-size: .875rem; }
footer.page h2 { font-size: .9375rem; margin-bottom: .5rem; }
.provenance { margin: 0; display: grid; gap: .125rem; } .provenance div { grid-template-columns: 12rem 1fr; }

@media (max-width: 48rem) {
  body { padding: 0 1rem 2rem; }
  section, footer.page { margin-top: 2.5rem; }
  .columns { grid-template-columns: minmax(0, 1fr); }
  .class .group { display: none; }
  .next div, .provenance div { grid-template-columns: 1fr; }
  .lines col.which { width: 5.25rem; } .lines col.number { width: 2.5rem; }
  .call th, .call td { padding-right: 1.25rem; }
  .panel.before { flex-basis: 100%; } .panel.before pre { width: fit-content; }
  ${sourceStyleNarrow}
  .sides thead { display: none; }
  .sides, .sides tbody { display: block; }
  .sides tr { display: grid; grid-template-columns: 2.5rem 1fr; }
  .sides .how, .sides .none, .sides .same .actual { display: none; }
  .sides .number { width: auto; }
  .changed .text.expected::before, .missing .text.expected::before, .unaligned .text.expected::before { content: "expected  "; color: var(--faint); font-family: var(--text); }
  .changed .text.actual::before, .extra .text.actual::before, .unaligned .text.actual::before { content: "yours  "; color: var(--faint); font-family: var(--text); }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  :root { --ground: #fff; --raised: #f4f4f4; --ink: #000; }
  body { max-width: none; padding: 0; }
  html { font-size: 10pt; }
  .skip, header.page nav { display: none; }
  .case, .difference, tr { break-inside: avoid; }
  h2, h3, .case > header { break-after: avoid; }
  mark, .panel pre, .lines, .lines tr, .sides td, .bar, .share span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details::details-content { content-visibility: visible; block-size: auto; }
  ${sourceStylePrint}
  a { color: inherit; }
}
`);
