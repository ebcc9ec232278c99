import type { SourceOutline } from '../../model/submission/source-outline.ts';
import { baseName } from '../name-match.ts';

/**
 * The source with `main` for a program whose expected file has only the functions, such as `main.cpp` beside
 * `domineering.cpp`. It must use what the others define, or include one of them. If they define nothing, any main fits.
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

/** How similar a name is to an expected one: 2 if it contains it, 1 if it contains another word for it, otherwise 0. */
export function nameScore(name: string, expected: string, otherWords: readonly string[]): number {
  const [stem, wanted] = [stemOf(name), stemOf(expected)];
  if (wanted !== '' && stem.includes(wanted)) return 2;
  return otherWords.some((word) => stem.includes(word)) ? 1 : 0;
}

/** Letters and digits only, so that `Score_Four-opponent.cpp` contains `scorefour`. */
function stemOf(name: string): string {
  const base = baseName(name).toLowerCase();
  const dot = base.lastIndexOf('.');
  return (dot > 0 ? base.slice(0, dot) : base).replaceAll(/[^\p{L}\d]/gu, '');
}
