import { Markup } from '../escape.ts';

/** The style of the page of similar code. */
export const similarityStyle = new Markup(`
.pairs td, .pairs th { vertical-align: top; }
.pairs tbody tr + tr > * { border-top: 1px solid var(--line); }
.pairs th[scope=row] { white-space: nowrap; }
.pairs .who { display: block; overflow-wrap: anywhere; }
.pair { border-top: 1px solid var(--line); padding-top: 1.25rem; margin-top: 2rem; }
.pair h3 { max-width: none; }
.alike { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .25rem 1rem; margin: 1rem 0 1.5rem; }
.alike figure { margin: 0; min-width: 0; display: flex; flex-direction: column; }
.alike figcaption { margin-bottom: .25rem; overflow-wrap: anywhere; }
.alike .code { padding: .375rem .5rem .375rem 3.25rem; border-radius: 6px; flex: 1; font-size: .8125rem; }
.alike .code span::before { width: 2.25rem; margin-left: -2.75rem; margin-right: .5rem; }
@media (max-width: 48rem) {
  .alike { grid-template-columns: minmax(0, 1fr); gap: .75rem; }
  .pairs .more { display: none; }
}
@media print {
  .pair { break-inside: auto; } .pair h3, .pair h3 + p, .alike figcaption { break-after: avoid; }
}
`);
