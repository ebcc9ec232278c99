import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { derivation } from '../../prepare/known/derived-program.ts';
import { type ExpectFile, readExpectFile, readKnownProgram } from '../../prepare/known/expect-file.ts';
import type { Graded } from '../../model/result/grading.ts';
import type { SourceFile, Submission } from '../../model/submission/submission.ts';

/** The content of `expect.yaml` of an honest program. */
const honest = z.strictObject({
  assignment: z.string(),
  about: z.string().min(1),
  /** Why a teacher gives it these marks: what the handout says or does not say. */
  handout: z.string().min(1),
  marks: z.number(),
  /** The marks of all findings of a rule together, including those without a deduction. */
  findings: z.record(z.string(), z.number()).default({}),
  /**
   * Cases that are not accepted: the verdict, and for `presentation` its classes. `transcripts/referee/*` stands for
   * all cases that begin with `transcripts/referee/` and have this verdict.
   */
  cases: z.record(z.string(), z.string()).default({}),
  /** A correct program, to which the files of the folder are added; without it, these files are the whole program. */
  program: derivation.optional(),
});
export type Honest = z.infer<typeof honest>;

export function readHonest(folder: string): Promise<ExpectFile<Honest>> {
  return readExpectFile(folder, honest);
}

/** The work as a student would submit it. */
export async function readWork(folder: string, id: string, file: ExpectFile<Honest>): Promise<Submission> {
  return { id, files: await readKnownProgram(file, await filesBelow(folder), 'reference', file.content.assignment) };
}

async function filesBelow(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths
      .map((path) => ({ path, name: relative(folder, path).split(sep).join('/') }))
      .filter(({ name }) => name !== 'expect.yaml')
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async ({ path, name }) => ({ name, bytes: await readFile(path) })),
  );
}

/** The outcome, in the form of `expect.yaml`. */
export function outcomeOf(
  { marks, findings, cases }: Graded,
  expected: Pick<Honest, 'cases'>,
): Pick<Honest, 'marks' | 'findings' | 'cases'> {
  const patterns = Object.keys(expected.cases).filter((key) => key.endsWith('*'));
  const nameOf = (id: string, verdict: string) =>
    patterns.find((key) => id.startsWith(key.slice(0, -1)) && expected.cases[key] === verdict) ?? id;
  const byRule: Record<string, number> = {};
  for (const finding of findings) byRule[finding.rule] = (byRule[finding.rule] ?? 0) + finding.marks;
  return {
    marks,
    findings: byRule,
    cases: Object.fromEntries(
      cases
        .filter(({ verdict }) => verdict.kind !== 'accepted')
        .map(({ id, verdict }) => {
          const told = verdict.kind === 'presentation' ? `presentation: ${verdict.classes.join(', ')}` : verdict.kind;
          return [nameOf(id, told), told];
        }),
    ),
  };
}
