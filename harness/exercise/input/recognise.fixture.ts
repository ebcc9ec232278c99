import type { CountRange, NamedCount, SessionInput } from '../../model/assignment/input.ts';

/** Where a part can end, and the integers that have a name by then. */
interface End {
  readonly at: number;
  readonly names: ReadonlyMap<string, number>;
}

/** Whether the lines are what the input describes. It knows nothing of how lines are drawn; no text has a space. */
export function recognises(input: SessionInput, lines: readonly string[]): boolean {
  return endsOf(input, lines, { at: 0, names: new Map() }).some(({ at }) => at === lines.length);
}

function endsOf(input: SessionInput, values: readonly string[], begin: End): readonly End[] {
  const value = values[begin.at];
  const after = (fits: boolean): readonly End[] => (fits ? [{ ...begin, at: begin.at + 1 }] : []);
  switch (input.kind) {
    case 'one-of':
      return distinct(input.alternatives.flatMap((alternative) => endsOf(alternative.input, values, begin)));
    case 'sequence':
      return endsOfAll(input.parts, values, begin);
    case 'repeated': {
      const { least, most } = timesOf(input.count, begin);
      let ends: readonly End[] = [begin];
      const found: End[] = [];
      for (let times = 0; times <= most && ends.length > 0; times += 1) {
        if (times >= least) found.push(...ends);
        ends = distinct(ends.flatMap((end) => endsOf(input.part, values, end)));
      }
      return distinct(found);
    }
    default:
  }
  if (value === undefined) return [];
  switch (input.kind) {
    case 'fixed':
      return after(value === input.text);
    case 'integer': {
      if (!/^(0|-?[1-9]\d*)$/.test(value) || BigInt(value) < input.least || BigInt(value) > input.most) return [];
      const { name } = input;
      const names = name === undefined ? begin.names : new Map([...begin.names, [name, Number(value)]]);
      return [{ at: begin.at + 1, names }];
    }
    case 'decimal': {
      if (!new RegExp(`^-?(0|[1-9]\\d*)\\.\\d{${input.places}}$`).test(value)) return [];
      const inUnits = BigInt(value.replace('.', ''));
      return after(inUnits >= input.least && inUnits <= input.most);
    }
    case 'word': {
      const { least, most } = input.length;
      return after(value.length >= least && value.length <= most && consistsOf(value, input.characters));
    }
    case 'digits':
      return after(value.length === input.count && consistsOf(value, input.characters));
    case 'line': {
      const inLine = value === '' ? [] : value.split(' ');
      const ends = endsOfAll(input.parts, inLine, { ...begin, at: 0 }).filter(({ at }) => at === inLine.length);
      return ends.map(({ names }) => ({ at: begin.at + 1, names }));
    }
  }
}

function endsOfAll(parts: readonly SessionInput[], values: readonly string[], begin: End): readonly End[] {
  return parts.reduce<readonly End[]>(
    (ends, part) => distinct(ends.flatMap((end) => endsOf(part, values, end))),
    [begin],
  );
}

function timesOf(count: CountRange | NamedCount, { names }: End): CountRange {
  if (!('name' in count)) return count;
  const times = names.get(count.name) ?? NaN;
  return { least: times, most: times };
}

function consistsOf(text: string, characters: readonly string[]): boolean {
  return [...text].every((character) => characters.includes(character));
}

function distinct(ends: readonly End[]): readonly End[] {
  return [...new Map(ends.map((end) => [JSON.stringify([end.at, [...end.names]]), end])).values()];
}
