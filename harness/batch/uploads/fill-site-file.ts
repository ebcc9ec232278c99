import { readFile } from 'node:fs/promises';
import { explainFilling, explainWithoutProgram } from '../../../reports/explain/sites/fill-report.ts';
import { explainFillProblem } from '../../../reports/explain/sites/fill-trouble.ts';
import { explainDecided } from '../../../reports/explain/sites/decisions.ts';
import { absentSentences, feedbackSentences } from '../../../reports/explain/sites/feedback.ts';
import { type FillOptions, fillTemplate } from '../../sites/gradebook/fill-template.ts';
import { type Sheet, readSheet } from '../../sites/gradebook/sheet.ts';
import type { SiteId } from '../../model/result/grade-file.ts';
import { siteOf, sites } from '../../sites/sites.ts';
import { errorCode, explainUnreadable } from '../../collect/open/file-trouble.ts';
import type { AbsentMark } from '../../model/result/overrides.ts';
import type { Decided } from '../decisions/decide.ts';
import { UsageError } from '../../model/usage-error.ts';

/** Excel workbooks begin like this, too. */
const zipStart = Buffer.from('PK\x03\x04', 'latin1');

/** A grade file of the course site, read and recognised before anything takes long. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly site: SiteId;
  readonly sheet: Sheet;
}

/** Reads the file. It is treated as a file of `site`; without `site`, its header shows where it is from. */
export async function openSiteFile(path: string, site: SiteId | undefined): Promise<SiteFile> {
  const bytes = await readFile(path).catch(async (error: unknown) => {
    throw new UsageError(await explainUnreadable(path, errorCode(error)));
  });
  if (zipStart.equals(bytes.subarray(0, zipStart.length))) {
    throw new UsageError(`${path} is a zip or an Excel workbook: name the CSV file with the grades, or save it as CSV`);
  }
  const read = readSheet(bytes);
  if (read.kind === 'refused') throw new UsageError(`${path} ${explainFillProblem(read.problem)}`);
  const { header } = read.sheet.texts;
  const recognised = site ?? siteOf(header);
  if (recognised === undefined) throw new UsageError(`${path} ${explainFillProblem({ kind: 'unknown-site', header })}`);
  return { path, bytes, site: recognised, sheet: read.sheet };
}

export interface Filled {
  readonly bytes: Uint8Array;
  /** What was done: one line for each thing that a person may have to check. */
  readonly says: readonly string[];
}

/** Checks that the file is the site's and has one column for the marks, before an hour of grading. */
export function assertColumn(file: SiteFile, options: FillOptions): void {
  filled(file, { all: [], absent: [] }, options);
}

/** The site's own file with the marks in it. The gradings must be redacted, because students read the feedback. */
export function fillSiteFile(file: SiteFile, decided: Decided, options: FillOptions): Filled {
  const { bytes, report } = filled(file, decided, options);
  return {
    bytes,
    says: [
      ...explainFilling(report),
      ...explainWithoutProgram(decided.all),
      ...explainDecided([...decided.all, ...decided.absent.map(alone)]),
    ],
  };
}

function filled({ path, bytes, site }: SiteFile, { all, absent }: Decided, options: FillOptions) {
  const graded = all.flatMap((adjusted) =>
    adjusted.students.map((student) => ({
      student,
      mark: adjusted.mark,
      outOf: adjusted.automatic.outOf,
      feedback: feedbackSentences(adjusted),
    })),
  );
  const marks = [
    ...graded,
    ...absent.map((one) => ({ ...one, absent: true as const, feedback: absentSentences(one) })),
  ];
  const filling = fillTemplate(bytes, sites[site], marks, options);
  if (filling.kind === 'refused') throw new UsageError(`${path} ${explainFillProblem(filling.problem)}`);
  return filling;
}

function alone({ student, ...decided }: AbsentMark) {
  return { ...decided, students: [student] };
}
