import type { Kind } from './attempt.ts';
import { kinds } from './attempt.ts';
import { demands } from './demands/breach.ts';
import { generators } from './generators.ts';

interface Row {
  readonly recipes: Set<string>;
  tried: number;
  found: number;
  slowest: number;
  slowestName: string;
}

export interface Tried {
  readonly kind: Kind;
  readonly recipe: string;
  readonly name: string;
  readonly seconds: number;
  readonly found: boolean;
}

/** Counts the attempts of a run, for its final table. */
export class Tally {
  readonly #rows = new Map<Kind, Row>();

  add({ kind, recipe, name, seconds, found }: Tried): void {
    const row = this.#rows.get(kind) ?? { recipes: new Set(), tried: 0, found: 0, slowest: 0, slowestName: '' };
    row.recipes.add(recipe);
    row.tried += 1;
    if (found) row.found += 1;
    if (seconds > row.slowest) [row.slowest, row.slowestName] = [seconds, name];
    this.#rows.set(kind, row);
  }

  get tried(): number {
    return [...this.#rows.values()].reduce((sum, { tried }) => sum + tried, 0);
  }

  get found(): number {
    return [...this.#rows.values()].reduce((sum, { found }) => sum + found, 0);
  }

  table(): string {
    const header = ['kind', 'tried', 'recipes', 'found', 'slowest', ''];
    const rows = kinds.flatMap((kind) => {
      const row = this.#rows.get(kind);
      if (row === undefined) return [];
      const recipes = `${row.recipes.size} of ${generators[kind].recipes.length}`;
      return [
        [kind, `${row.tried}`, recipes, `${row.found}`, `${row.slowest.toFixed(1)} s`, row.slowestName.slice(0, 60)],
      ];
    });
    const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
    const line = (cells: readonly string[]) =>
      cells
        .map((cell, column) =>
          column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd();
    return [
      ...[header, ...rows].map(line),
      '',
      'demands on each attempt:',
      ...Object.values(demands).map((one) => `  ${one}`),
      '',
    ].join('\n');
  }
}
