import { siteTime } from '../time/site-time.ts';
import type { SiteTime } from '../time/site-time.ts';

/** What Blackboard's text file about one attempt says. */
export interface Receipt {
  readonly name?: string;
  readonly username?: string;
  readonly submittedAt?: SiteTime;
  /** The student has typed something into the text box of the site, perhaps the program itself. */
  readonly typed: boolean;
  /** Blackboard changes file names; these are the original ones, by the name in the zip. */
  readonly originalNames: ReadonlyMap<string, string>;
}

export function readReceipt(text: string): Receipt {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const after = (label: string) =>
    lines
      .find((line) => line.startsWith(label))
      ?.slice(label.length)
      .trim();
  const named = after('Name:') ?? '';
  const user = /\(([^()]+)\)$/.exec(named);
  const name = named.slice(0, user?.index ?? 0).trimEnd();
  const submitted = siteTime(after('Date Submitted:') ?? '');
  return {
    ...(name === '' ? {} : { name }),
    ...(user?.[1] ? { username: user[1].trim() } : {}),
    ...(submitted === undefined ? {} : { submittedAt: submitted }),
    typed: hasTypedText(lines),
    originalNames: originalNames(lines),
  };
}

function hasTypedText(lines: readonly string[]): boolean {
  const start = lines.findIndex((line) => line.startsWith('Submission Field:'));
  const end = lines.lastIndexOf('Comments:');
  if (start === -1 || end < start) return false;
  const text = lines
    .slice(start, end)
    .join(' ')
    .slice('Submission Field:'.length)
    .replace(/<[^<>]*>/g, '')
    .trim();
  return text !== '' && !text.startsWith('There is no student submission text data');
}

/** The list comes after text that the student may have typed, so only lines below the last `Files:` count. */
function originalNames(lines: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const start = lines.findLastIndex((line) => line.trim() === 'Files:');
  if (start === -1) return names;
  let original: string | undefined;
  for (const line of lines.slice(start)) {
    const [, label, named = ''] = /^\s*(Original filename|Filename):(.*)/.exec(line) ?? [];
    const value = named.trim();
    if (label === 'Original filename') original = value;
    if (label !== 'Filename' || original === undefined) continue;
    if (original !== '') names.set(value, original);
    original = undefined;
  }
  return names;
}
