/** Replaces the text from `from` up to `to`; if these are equal, inserts. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Everything outside the edits stays as it is, byte for byte. Insertions at one place keep their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.from - other.from)) {
    if (edit.from < at || edit.to < edit.from) throw new Error('Two edits of one file overlap');
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at);
}

/** The beginning of the next line; the end of the text if there is none. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** How many characters are before this one on its line. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** Lines to insert at the beginning of a line, with the line ends that the text has. */
export function insertLines(text: string, at: number, lines: readonly string[]): TextEdit {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const isInsideLine = at > 0 && text[at - 1] !== '\n';
  const inserted = lines.map((line) => line + lineBreak).join('');
  return { from: at, to: at, text: (isInsideLine ? lineBreak : '') + inserted };
}
