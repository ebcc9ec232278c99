import { type AccountedFile, type Intake, fileFates, isRefusal } from '../../harness/model/submission/intake.ts';
import { count, listed } from '../phrases/count.ts';
import { fateCounts } from '../explain/class/file-fate.ts';
import { rosterSentence, studentText } from '../explain/class/roster.ts';
import type { Screen } from './screen.ts';

/** Longer lists are in files.csv and marks.csv. */
const maxListed = 12;

/** What was found in the source, and what became of it. Every file is in one of the numbers. */
export function intakeLines({ files, roster, withoutTime, zoneDoubts }: Intake, screen: Screen): string[] {
  const refused = files.filter(({ fate }) => isRefusal(fate));
  return [
    ...screen.sentence(countSentence(files, amount(refused)), { indent: 0, most: 6 }),
    ...guessedLines(files, screen),
    ...(roster === undefined ? [] : screen.sentence(rosterSentence(roster), { indent: 0 })),
    ...list('No submission:', (roster?.missing ?? []).map(studentText), screen),
    ...(withoutTime.length === 0
      ? []
      : screen.sentence(
          `${count(withoutTime.length, 'submission has', 'submissions have')} no submission time: only the course site knows whether ${withoutTime.length === 1 ? 'it was' : 'they were'} late.`,
          { indent: 0 },
        )),
    ...(zoneDoubts.length === 0
      ? []
      : screen.sentence(
          `How late ${count(zoneDoubts.length, 'submission is', 'submissions are')} depends on an unknown time zone, and the least counts: add --zone, such as --zone Asia/Hong_Kong.`,
          { indent: 0, most: 3 },
        )),
  ];
}

function countSentence(files: readonly AccountedFile[], refused: number): string {
  const counted = fileFates.flatMap((fate) => {
    const words = fateCounts[fate];
    const number = amount(files.filter((file) => file.fate === fate));
    return words === undefined || number === 0 ? [] : [`${number} ${words}`];
  });
  const all = [...counted, ...(refused === 0 ? [] : [`${refused} refused`])];
  return all.length === 0 ? 'No files were found.' : `${count(amount(files), 'file')}: ${all.join(', ')}.`;
}

/** Guessed encodings are reported, because a wrong guess gives a wrong name, and perhaps a wrong student. */
function guessedLines(files: readonly AccountedFile[], screen: Screen): string[] {
  const guessed = files.filter(({ guessedName }) => guessedName !== undefined && guessedName !== 'UTF-8');
  if (guessed.length === 0) return [];
  const encodings = [...new Set(guessed.map(({ guessedName = '' }) => guessedName))].toSorted();
  const sentence = `The encoding of ${count(guessed.length, 'name')} was guessed: ${listed(encodings)}.`;
  return screen.sentence(sentence, { indent: 0 });
}

function amount(files: readonly AccountedFile[]): number {
  return files.reduce((sum, { more = 1 }) => sum + more, 0);
}

function list(title: string, entries: readonly string[], screen: Screen): string[] {
  if (entries.length === 0) return [];
  const left = entries.length - maxListed;
  return [
    `${screen.sign('nearly')} ${title}`,
    ...entries.slice(0, maxListed).flatMap((entry) => screen.sentence(entry, { indent: 4, most: 3 })),
    ...(left <= 0 ? [] : screen.sentence(`and ${left} more`, { indent: 4 })),
  ];
}
