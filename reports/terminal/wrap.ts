import { columnsOf } from '../difference/columns.ts';

/** Breaks text into lines of at most `width` columns, between words where it can. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (columnsOf(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = broken(word, width);
    for (const part of parts.slice(0, -1)) lines.push(part);
    line = parts.at(-1) ?? '';
  }
  return [...lines, line];
}

/** Like `wrap`, but with at most `most` lines; `cut` is at the end if something did not fit. */
export function wrapShort(text: string, width: number, most: number, cut: string): string[] {
  const lines = wrap(text, width);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${clip(lines[most - 1] ?? '', width - columnsOf(cut) - 1, '')} ${cut}`];
}

/** Cuts text to one line; `cut` is at the end if something did not fit. */
export function clip(text: string, width: number, cut: string): string {
  if (columnsOf(text) <= width) return text;
  return `${broken(text, width - columnsOf(cut))[0] ?? ''}${cut}`;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - columnsOf(text))) + text;
}

function broken(word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && columnsOf(part) + columnsOf(character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
