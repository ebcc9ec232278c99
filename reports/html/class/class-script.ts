import type { PageScript } from '../page.ts';

/**
 * Sorts and searches the list of the class. The page is complete without it, because the script itself shows the
 * controls that need it. The policy of the page has the digest of this script, so browsers run no other one; a test
 * compares the digest.
 */
export const classScript: PageScript = {
  digest: 'sha256-et1bkmgEoG7sow5gfGnkO1AA+sgnSrdx55FdkqvwJF8=',
  text: `
'use strict';
(() => {
  const table = document.getElementById('class');
  const body = table.tBodies[0];
  const rows = Array.from(body.rows, (row, order) => ({ row, order, text: row.textContent.toLowerCase() }));
  const headers = Array.from(table.tHead.rows[0].cells);
  const find = document.getElementById('find');
  const fate = document.getElementById('fate');
  const found = document.getElementById('found');
  const byText = new Intl.Collator('en', { numeric: true });

  function valueOf(row, column) {
    const text = row.cells[column].textContent;
    return headers[column].classList.contains('figure') ? Number.parseFloat(text) : text;
  }

  // Rows without marks are always at the end, in both directions.
  function compare(one, other, sign) {
    if (typeof one === 'string') return sign * byText.compare(one, other);
    if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) - Number.isNaN(other);
    return sign * (one - other);
  }

  function sortBy(column) {
    const header = headers[column];
    const descending = header.getAttribute('aria-sort') === 'ascending';
    for (const other of headers) other.removeAttribute('aria-sort');
    header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
    const values = new Map(rows.map(({ row }) => [row, valueOf(row, column)]));
    const sign = descending ? -1 : 1;
    const sorted = rows.toSorted(
      (one, other) => compare(values.get(one.row), values.get(other.row), sign) || one.order - other.order,
    );
    body.append(...sorted.map(({ row }) => row));
  }

  function choose() {
    const words = find.value.toLowerCase().split(/\\s+/);
    let shown = 0;
    for (const { row, text } of rows) {
      const fits = words.every((word) => text.includes(word)) && (fate.value === '' || row.dataset.fate === fate.value);
      row.hidden = !fits;
      if (fits) shown += 1;
    }
    found.textContent = shown + ' of ' + rows.length + ' shown';
  }

  for (const [column, header] of headers.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...header.childNodes);
    button.addEventListener('click', () => sortBy(column));
    header.append(button);
  }
  headers[0].setAttribute('aria-sort', 'ascending');
  find.addEventListener('input', choose);
  fate.addEventListener('change', choose);
  document.getElementById('controls').hidden = false;
  choose();
})();
`,
};
