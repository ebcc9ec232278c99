import type { SourceOutline } from '../../model/submission/source-outline.ts';
import { baseName } from '../name-match.ts';

/**
 * The source that starts a program of which the expected file holds the functions only: `main.cpp` beside `domineering.cpp`.
 * It uses what the others define, or includes one of them; where they define nothing at all, any will do.
 */
export function mainFor(
  roots: readonly SourceOutline[],
  mains: readonly SourceOutline[],
  names: readonly string[],
): SourceOutline | undefined {
  const defined = roots.flatMap(({ defines }) => defines);
  const keys = new Set(defined.map(({ key }) => key));
  const fitting = mains.filter(
    ({ mentions, includes, defines }) =>
      roots.some(({ name }) => includes.has(name)) ||
      (!defines.some(({ key }) => keys.has(key)) &&
        (defined.length === 0 || defined.some(({ words }) => words.some((word) => mentions.has(word))))),
  );
  const isNamed = (one: SourceOutline) => names.some((name) => nameScore(one.name, name, []) > 0);
  return fitting.find(isNamed) ?? fitting[0];
}

/** How much a name is like that of an expected file: 2 where it holds it, 1 where it holds another word for it. */
export function nameScore(name: string, expected: string, otherWords: readonly string[]): number {
  const [stem, wanted] = [stemOf(name), stemOf(expected)];
  if (wanted !== '' && stem.includes(wanted)) return 2;
  return otherWords.some((word) => stem.includes(word)) ? 1 : 0;
}

/** Letters and digits only: `Score_Four-opponent.cpp` holds `scorefour`. */
function stemOf(name: string): string {
  const base = baseName(name).toLowerCase();
  const dot = base.lastIndexOf('.');
  return (dot > 0 ? base.slice(0, dot) : base).replaceAll(/[^\p{L}\d]/gu, '');
}
