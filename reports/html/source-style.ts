/** The style of code with remarks between its lines. Line numbers come from the style, so they are not copied. */
export const sourceStyle = `
.program { margin-bottom: 2.5rem; }
.code { margin: 0; padding: .0625rem .75rem .0625rem 4.5rem; background: var(--raised); font-family: var(--code); font-size: .9em; line-height: 1.55;
  white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
.code span::before { content: attr(data-line) / ""; display: inline-block; width: 3rem; margin-left: -4rem; margin-right: 1rem;
  text-align: right; white-space: nowrap; color: var(--faint); user-select: none; }
.code span[id]::before { color: var(--ink); font-weight: 700; }
.code mark { background: var(--actual-mark); }
.code :target, .remarks :target, tr:target, li:target { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.remarks { list-style: none; margin: .25rem 0 .75rem; padding: 0 0 0 4.5rem; }
.remarks li { margin: .25rem 0; padding-left: .75rem; border-left: 3px solid var(--line); max-width: 46rem; overflow-wrap: anywhere; }
.remarks .tag { margin-right: .5rem; }
.fold > summary { padding: .125rem 0 .125rem 4.5rem; font-size: .875rem; }
.fold > summary + * { margin-top: 0; }
`;

export const sourceStyleNarrow = `
  .code { padding-left: 3rem; } .code span::before { width: 2.25rem; margin-left: -2.75rem; margin-right: .5rem; }
  .remarks { padding-left: 1rem; } .fold > summary { padding-left: 3rem; }
  .findings thead { display: none; } .findings tbody tr { display: grid; grid-template-columns: 1fr auto; padding: .5rem 0; }
  .findings tbody tr > * { border: 0; padding: 0 1rem 0 0; white-space: normal; overflow-wrap: anywhere; }
  .findings td:nth-child(2) { grid-row: 2; grid-column: 1 / -1; } .findings tbody tr + tr { border-top: 1px solid var(--line); }
`;

/** In print, folded lines stay folded, because they would take much paper. */
export const sourceStylePrint = `
  .code, .code mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .remarks li { break-inside: avoid; } .remarks { break-before: avoid; }
  .fold:not([open])::details-content { content-visibility: hidden; block-size: 0; }
`;
