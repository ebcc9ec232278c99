import type { FileUse } from '../../../harness/model/submission/file-use.ts';
import type { Graded } from '../../../harness/model/result/grading.ts';
import { listed } from '../../phrases/count.ts';
import { plain } from '../../phrases/quote.ts';

type Files = Pick<Graded, 'files' | 'missingFiles' | 'furtherFiles' | 'programs'>;

/** Which files are missing, and what could not be run without them; undefined if all or no files are there. */
export function missingWords({ files, missingFiles = [], programs = [] }: Files): string | undefined {
  if (missingFiles.length === 0 || files.length === 0) return undefined;
  const stopped = programs.filter(({ studentFiles }) => studentFiles.some((name) => missingFiles.includes(name)));
  const without =
    stopped.length === 0 ? '' : `, so ${listed(stopped.map(({ about }) => plain(about, 80)))} could not be run`;
  return `${missingShort(missingFiles)}${without}.`;
}

/** The same in a few words, for a table. */
export function missingShort(missing: readonly string[]): string {
  return `${listed(missing.map((name) => plain(name, 80)))} ${missing.length === 1 ? 'was' : 'were'} not handed in`;
}

const whyNotUsed: Partial<Readonly<Record<FileUse, readonly [one: string, several: string]>>> = {
  'own-main': ['it has a main function of its own', 'each has a main function of its own'],
  'same-file': ['it is the same as another file', 'each is the same as another file'],
  'not-needed': ['nothing in the program uses it', 'nothing in the program uses them'],
  'too-many': ['there are too many files', 'there are too many files'],
};

/** At most so many names are shown; the others are in files.csv. */
const maxNames = 6;

/** A sentence for each reason why files are not part of what was graded. */
export function notUsedWords({ furtherFiles = [] }: Pick<Files, 'furtherFiles'>): string[] {
  return Object.entries(whyNotUsed)
    .map(([use, [one, several]]): string => {
      const names = furtherFiles.filter((file) => file.use === use).map(({ name }) => plain(name, 80));
      const more = names.length - maxNames;
      const told = more <= 0 ? names : [...names.slice(0, maxNames), `${more} more`];
      if (names.length === 0) return '';
      return `${listed(told)} ${names.length === 1 ? 'was' : 'were'} not used: ${names.length === 1 ? one : several}.`;
    })
    .filter((words) => words !== '');
}

/** What is missing, and what was left out. */
export function filesWords(graded: Files): string[] {
  const missing = missingWords(graded);
  return [...(missing === undefined ? [] : [missing]), ...notUsedWords(graded)];
}
