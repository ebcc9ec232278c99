import type { Graded, SharedCode } from '../../harness/model/result/grading.ts';
import { count } from '../phrases/count.ts';

/** The maximum number of stretches that are named; more would hide the important ones. */
const maxNamed = 3;

/** How much code two programs share, in sentences; undefined if the assignment does not ask for it. */
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
  return ` ${count(total, 'line')} ${total === 1 ? 'appears' : 'appear'} twice: ${named.join(', ')}${more}.`;
}
