import type { Graded, SharedCode } from '../../harness/model/result/grading.ts';
import { count } from '../phrases/count.ts';

/** The most stretches that are named; more would drown the first. */
const maxNamed = 3;

/** How much of their code two programs have in common, in sentences; nothing where nobody asked. */
export function sharedCodeWords({ sharedCode }: Graded): string | undefined {
  if (sharedCode === undefined || sharedCode.lines === 0) return undefined;
  const { programs, lines, shared } = sharedCode;
  const percent = Math.round((100 * shared) / lines);
  const both = `Shared code: ${programs.join(' and ')} have ${count(lines, 'line')} of code together, and ${shared} of them (${percent} %) are compiled into both.`;
  return `${both}${twiceWords(sharedCode)}`;
}

function twiceWords({ twice }: SharedCode): string {
  if (twice.length === 0) return '';
  const total = twice.reduce((sum, { lines }) => sum + lines, 0);
  const longest = twice.toSorted((one, other) => other.lines - one.lines).slice(0, maxNamed);
  const named = longest.map(
    ({ lines, places }) => `${lines} from ${places.map(({ file, line }) => `${file}:${line}`).join(' and ')} on`,
  );
  const more = twice.length > longest.length ? ', and more' : '';
  return ` ${count(total, 'line')} ${total === 1 ? 'stands' : 'stand'} twice: ${named.join(', ')}${more}.`;
}
