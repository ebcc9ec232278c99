import { Markup } from '../escape.ts';

/**
 * The style of the class page. Its rows are grids, because browsers skip drawing rows out of sight only if their height
 * does not depend on other rows. For screen readers they are still rows of a table.
 */
export const classStyle = new Markup(`
.clusters { list-style: none; margin: 0; padding: 0; }
.clusters li { padding: 1rem 0 .75rem; border-top: 1px solid var(--line); }
.clusters p { margin: .25rem 0; }
.clusters .who { font-size: .9375rem; max-width: none; }
.clusters li:target { outline: 3px solid var(--link); outline-offset: 2px; }
.clusters + details { margin-top: 1rem; }

.controls { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; margin-bottom: 1rem; }
.controls[hidden] { display: none; }
.controls p { margin: 0; }
.controls input, .controls select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--aside);
  border-radius: 4px; padding: .25rem .5rem; max-width: 100%; }
.controls [role=status] { color: var(--faint); font-variant-numeric: tabular-nums; }
.class button { font: inherit; color: inherit; text-align: inherit; background: none; border: 0; padding: 0; cursor: pointer;
  text-decoration: underline dotted; text-underline-offset: .25em; }
.class button:hover { color: var(--link); }
.class [aria-sort] button { color: var(--ink); font-weight: 600; }
.class [aria-sort=ascending] button::after { content: "\\a0▲" / ""; font-size: .75em; }
.class [aria-sort=descending] button::after { content: "\\a0▼" / ""; font-size: .75em; }

.class { display: block; --figures: 0; --columns: minmax(8rem, 4fr) 5.5rem repeat(var(--figures), 5.75rem) minmax(10rem, 5fr); }
.class.groups-1 { --figures: 1; } .class.groups-2 { --figures: 2; } .class.groups-3 { --figures: 3; } .class.groups-4 { --figures: 4; }
.class.groups-0 { --columns: minmax(8rem, 4fr) 5.5rem minmax(10rem, 5fr); }
.class thead, .class tbody { display: block; }
.class tr { display: grid; grid-template-columns: var(--columns); align-items: baseline; }
.class tr[hidden] { display: none; }
.class thead tr { align-items: end; border-bottom: 1px solid var(--line); }
.class thead th { border: 0; }
.class tbody tr { content-visibility: auto; contain-intrinsic-size: auto 2.625rem; }
.class tbody tr + tr { border-top: 1px solid var(--line); }
.class tbody tr + tr > * { border: 0; }
.class tr > * { min-width: 0; overflow-wrap: anywhere; }
.class thead .figure { white-space: normal; }

@media (max-width: 48rem) {
  .counts tr > * { padding-right: .5rem; } .counts tr > :last-child { padding-right: 0; } .counts .tag { white-space: normal; }
  .class { --columns: minmax(6.5rem, 2fr) 5rem minmax(7rem, 3fr) !important; }
}
@media print {
  .controls { display: none; }
  .class tbody tr { content-visibility: visible; }
  .class [aria-sort] button::after { content: none; }
  .class button { text-decoration: none; }
}
`);
