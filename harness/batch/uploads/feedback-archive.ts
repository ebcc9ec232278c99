import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainNowhere } from '../../../reports/explain/sites/feedback.ts';
import { feedbackZip } from '../../sites/feedback/feedback-zip.ts';
import { absentFeedback, studentFeedback } from '../../sites/feedback/student-feedback.ts';
import { isOfGradedAttempt } from '../../model/submission/intake.ts';
import { readTable } from '../../text/table.ts';
import type { Decided } from '../decisions/decide.ts';
import type { SiteFile } from './fill-site-file.ts';
import type { Filled } from './fill-site-file.ts';
import { zipBytes } from './zip-bytes.ts';

/** The zip of feedback for the site. The gradings must already be redacted. */
export async function feedbackArchive(
  { site, sheet }: SiteFile,
  folder: string,
  { all, absent }: Decided,
  title: string,
): Promise<Filled> {
  const feedback = [
    ...all.flatMap((adjusted) =>
      adjusted.students.flatMap((student) => studentFeedback(adjusted, student, title) ?? []),
    ),
    ...absent.flatMap((one) => absentFeedback(one) ?? []),
  ];
  const submitted = site === 'canvas' ? await submittedFiles(folder) : new Map<string, string[]>();
  const { files, ...without } = feedbackZip(site, feedback, { sheet, submitted });
  return { bytes: await zipBytes(files), says: explainNowhere(site, files.length, without) };
}

/** Reads from files.csv the files of the attempts that were graded, by submission. */
async function submittedFiles(folder: string): Promise<Map<string, string[]>> {
  const text = await readFile(join(folder, 'files.csv'), 'utf8').catch(() => '');
  const read = readTable(text);
  const [header = [], ...rows] = read.kind === 'table' ? read.table.rows : [];
  const at = (name: string) => header.findIndex((cell) => cell.text === name);
  const [path, submission, what] = [at('path'), at('submission'), at('what')];
  const submitted = new Map<string, string[]>();
  for (const row of rows) {
    const id = row[submission]?.text;
    const name = row[path]?.text;
    if (id === undefined || name === undefined || !isOfGradedAttempt(row[what]?.text ?? '')) continue;
    submitted.set(id, [...(submitted.get(id) ?? []), name]);
  }
  return submitted;
}
