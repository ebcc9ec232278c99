import type { Prototype } from '../../model/assignment/prototype.ts';
import type { Report } from '../yaml/author-problem.ts';
import { isMisspelt } from '../yaml/read-shape.ts';
import { stateText } from './call-shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, placeAt } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

/** The keys of a golden call that say what is expected, in the order in which they are written. */
export const expectationKeys = ['returns', 'after', 'prints'] as const;
export type ExpectationKey = (typeof expectationKeys)[number];

/**
 * The keys without which a call does not say what is expected; of each group it must have one. A call of a void
 * function that changes and prints nothing says so with `prints: ''` or `after: {}`: it must not look unfinished.
 */
export function neededKeys({ returns, parameters, member }: Prototype): readonly (readonly ExpectationKey[])[] {
  if (member?.kind === 'constructor') return [['after']];
  const isChanging = member === undefined && parameters.some(({ passing }) => passing === 'reference');
  const needed: (readonly ExpectationKey[])[] = [];
  if (returns !== 'void') needed.push(['returns']);
  if (isChanging) needed.push(['after']);
  if (needed.length > 0) return needed;
  return [member === undefined ? ['prints'] : ['prints', 'after']];
}

/** Reports what the call does not say about what is expected; `known` are the keys that it may have. */
export function checkNeededKeys(
  file: YamlFile,
  path: Path,
  prototype: Prototype,
  known: readonly string[],
  report: Report,
): void {
  const given = keysAt(file, path);
  for (const keys of neededKeys(prototype)) {
    if (keys.some((key) => given.includes(key) || isMisspelt(file, path, key, known))) continue;
    report({
      file: file.name,
      place: placeAt(file, path),
      found: `no ${keys.join(' or ')}`,
      expected: meaningOf(keys[0], prototype),
      isUnblessed: true,
    });
  }
}

function meaningOf(key: ExpectationKey | undefined, { name, returns, parameters, member }: Prototype): string {
  if (member?.kind === 'constructor') return stateText;
  switch (key) {
    case 'returns':
      return `the ${returns} that ${name} must return`;
    case 'after': {
      const names = parameters.filter(({ passing }) => passing === 'reference').map((reference) => reference.name);
      return `the new values of reference parameters that ${name} changes (${names.join(', ')}), or {} if it changes none`;
    }
    default:
      return `what ${name} prints, or '' if it prints nothing`;
  }
}
