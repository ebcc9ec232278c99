/** Rows of cells, by RFC 4180 with whatever delimiter the first line uses: comma, semicolon or tab. */
export function readDelimited(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(plain);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = (): void => {
    row.push(cell);
    if (row.some((each) => each.trim() !== '')) rows.push(row.map((each) => each.trim()));
    row = [];
    cell = '';
  };
  for (let index = 0; index < plain.length; index += 1) {
    const character = plain[index] ?? '';
    if (quoted) {
      if (character !== '"') cell += character;
      else if (plain[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (character === delimiter) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}

function delimiterOf(text: string): string {
  const firstLine = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const often = (delimiter: string) => firstLine.split(delimiter).length;
  // Of equals the one that is rarer inside of cells.
  return [';', ','].reduce((best, delimiter) => (often(delimiter) > often(best) ? delimiter : best), '\t');
}

/** Cells of a row by the names of their columns, in lower case and without what stands around letters and digits. */
export function readTable(text: string): {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const [head = [], ...rows] = readDelimited(text);
  return {
    columns: head.map((name) =>
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ),
    rows,
  };
}
