import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Graded } from '../harness/model/result/grading.ts';
import { redact } from '../harness/model/result/redact.ts';
import { type StudentReport, everyReport } from './every-report.fixture.ts';
import { renderStudentPage } from './html/render-student-page.ts';
import { canary, gradingWithCanaries } from './samples/hidden-canaries.ts';

const forStudents = Object.values(everyReport)
  .flat()
  .filter((report): report is StudentReport => report.readers === 'students');

describe('a hidden case', () => {
  const whole = gradingWithCanaries();
  const redacted = redact(whole, 'student');
  if (redacted.status !== 'graded') throw new Error('it was graded');

  test.each(forStudents)('$name shows a student nothing that is hidden', ({ render }) => {
    expect(render(redacted)).not.toBe('');
    expect(hiddenIn(render(redacted))).toEqual([]);
  });

  test.each(forStudents.filter(({ quotesCases }) => quotesCases))(
    '$name would show it without redaction',
    ({ render }) => {
      expect(hiddenIn(render(whole))).toContain(canary);
    },
  );

  test('the purpose, the hint and the kind of verdict stay', () => {
    const page = renderStudentPage(redacted, { title: 'Domineering' });
    expect(page).toContain('What everybody may know 0 2');
    expect(page).toContain('A hint for everybody 0 2');
    expect(page).toContain('wrong output');
  });

  test('a report that uses the grading from before redaction is caught', () => {
    const forgetful = (_redacted: Graded): string => JSON.stringify(whole);
    expect(hiddenIn(forgetful(redacted))).toEqual([canary, '77777777']);
  });
});

/** The seed is hidden, too, because it reproduces the failing run. */
function hiddenIn(text: string): string[] {
  return [canary, '77777777'].filter((one) => text.includes(one));
}

describe('every report', () => {
  const files = filesOfReports();

  test('is in the table of reports, which says who reads it', () => {
    expect(unregistered(files)).toEqual([]);
  });

  test('is listed there under the file that makes it', () => {
    expect(Object.keys(everyReport).filter((path) => path.startsWith('reports/') && !files.includes(path))).toEqual([]);
  });

  test.each(['reports/markdown/render-markdown.ts', 'reports/markdown/markdown.ts', 'reports/html/render-poster.ts'])(
    'fails that test if it is not registered, like %s',
    (path) => {
      expect(unregistered([...files, path])).toEqual([path]);
    },
  );
});

/** Rooms with parts of reports. A file in one of them is a report only if its name says so. */
const rooms = ['difference', 'drawn', 'explain', 'phrases', 'source', 'summary'];

/** Files that make a report, by their name or because their folder has no other report, and are not in the table. */
function unregistered(paths: readonly string[]): string[] {
  const known = Object.keys(everyReport);
  const folders = new Set([...rooms, ...known.map((path) => path.split('/')[1] ?? '')]);
  return paths.filter((path) => {
    const [, folder = '', ...inside] = path.split('/');
    const isReport = path.includes('/render-') || (inside.length > 0 && !folders.has(folder));
    return isReport && !known.includes(path);
  });
}

function filesOfReports(): string[] {
  return readdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(path) && !path.startsWith('samples/'))
    .map((path) => `reports/${path.replaceAll('\\', '/')}`);
}
