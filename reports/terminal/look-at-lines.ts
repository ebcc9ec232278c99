import type { Grading } from '../../harness/model/grading.ts';
import { lookAtReason, lookAtTitle } from '../explain/look-at.ts';
import { plain } from '../explain/quote.ts';
import { toLookAt } from '../summary/to-look-at.ts';
import type { Screen } from './screen.ts';

/** The class page lists all of them. */
const maxListed = 12;

/** Submissions whose source the rules could not check. */
export function lookAtLines(gradings: readonly Grading[], screen: Screen): string[] {
  const all = toLookAt(gradings);
  if (all.length === 0) return [];
  const more = all.length - maxListed;
  return [
    `${screen.sign('nearly')} ${lookAtTitle}:`,
    ...all
      .slice(0, maxListed)
      .flatMap(({ submission, reason }) =>
        screen.sentence(`${plain(submission, 60)}: ${lookAtReason(reason)}`, { indent: 4, most: 3 }),
      ),
    ...(more <= 0 ? [] : screen.sentence(`and ${more} more, on the class page`, { indent: 4 })),
  ];
}
