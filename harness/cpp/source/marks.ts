/** Marks of more than one character, the longest first, by their first character. */
const longMarks = byFirst([
  ...['%:%:', '<<=', '>>=', '...', '->*', '<=>'],
  ...['::', '->', '++', '--', '<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=', '-=', '*=', '/=', '%=', '&='],
  ...['|=', '^=', '##', '.*', '<:', ':>', '<%', '%>', '%:'],
]);

/** Other spellings of the same marks. */
const digraphs: ReadonlyMap<string, string> = new Map([
  ['<:', '['],
  [':>', ']'],
  ['<%', '{'],
  ['%>', '}'],
  ['%:', '#'],
  ['%:%:', '##'],
]);

export interface Mark {
  readonly end: number;
  readonly text?: string;
  readonly spelled?: string;
}

export function markAt(text: string, at: number, spaceship: boolean): Mark {
  const candidates = longMarks.get(text.charAt(at)) ?? [];
  const mark = candidates.find((one) => text.startsWith(one, at) && isMeant(one, text, at, spaceship));
  if (mark === undefined) return { end: at + 1 };
  const end = at + mark.length;
  const usual = digraphs.get(mark);
  return usual === undefined ? { end } : { end, text: usual, spelled: mark };
}

function isMeant(mark: string, text: string, at: number, spaceship: boolean): boolean {
  if (mark === '<=>') return spaceship;
  // The `<:` in `vector<::Board>` is not a bracket.
  if (mark !== '<:' || text.charAt(at + 2) !== ':') return true;
  return text.charAt(at + 3) === ':' || text.charAt(at + 3) === '>';
}

function byFirst(marks: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const mark of marks) {
    const first = mark.charAt(0);
    lists.set(first, [...(lists.get(first) ?? []), mark]);
  }
  return lists;
}
