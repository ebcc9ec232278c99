import { countBelow } from './sorted.ts';

export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/** Offsets of a text to lines and columns, both from 1; columns count characters, as people and editors do. */
export function placesIn(text: string): (offset: number) => LineAndColumn {
  const newlines: number[] = [];
  // The second half of a character that takes two units of a JavaScript string.
  const halves: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a) newlines.push(at);
    if (unit >= 0xdc00 && unit <= 0xdfff) halves.push(at);
  }
  return (offset) => {
    const line = countBelow(newlines, offset, itself) + 1;
    const start = line === 1 ? 0 : (newlines[line - 2] ?? 0) + 1;
    const extra = countBelow(halves, offset, itself) - countBelow(halves, start, itself);
    return { line, column: offset - start - extra + 1 };
  };
}

function itself(offset: number): number {
  return offset;
}
