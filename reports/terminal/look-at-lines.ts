import type { Grading } from '../../harness/model/result/grading.ts';
import { lookAtReasons, lookAtTitle } from '../explain/class/look-at.ts';
import { plain } from '../phrases/quote.ts';
import { type LookIntake, type ToLookAt, toLookAt } from '../summary/to-look-at.ts';
import type { Screen } from './screen.ts';

/** The class page lists all of them. */
const maxListed = 12;

/** The submissions and files that a person should look at. */
export function lookAtLines(gradings: readonly Grading[], intake: LookIntake | undefined, screen: Screen): string[] {
  const all = toLookAt(gradings, intake);
  if (all.length === 0) return [];
  const more = all.length - maxListed;
  return [
    `${screen.sign('nearly')} ${lookAtTitle}:`,
    ...all.slice(0, maxListed).flatMap((one) =>
      screen.sentence(`${whose(one)}${lookAtReasons(one)}`, {
        indent: 4,
        most: 3,
      }),
    ),
    ...(more <= 0 ? [] : screen.sentence(`and ${more} more, on the class page`, { indent: 4 })),
  ];
}

function whose({ submission, names }: ToLookAt): string {
  if (submission === undefined) return '';
  const called = names.length === 0 ? '' : ` (${plain(names.join(', '), 60)})`;
  return `${plain(submission, 60)}${called}: `;
}
