import type { Assignment } from '../model/assignment/assignment.ts';
import type { SortedSubmission } from '../model/submission/sorted-submission.ts';
import { readHere } from '../reading/read-here.ts';
import { readSubmission } from './read-submission.ts';

type Wanted = Partial<Pick<Assignment, 'files' | 'programs' | 'class' | 'provided'>>;

/** A submission of these texts, sorted; the assignment wants `hex.cpp` unless `wanted` says otherwise. */
export async function sorted(texts: Readonly<Record<string, string>>, wanted: Wanted = {}): Promise<SortedSubmission> {
  const files = Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  const assignment = { files: ['hex.cpp'], functions: [], ...wanted } as unknown as Assignment;
  const toolchain = { macros: async () => ({ predefined: '', ofHeaders: {} }) };
  const read = await readSubmission({ assignment, toolchain, reading: readHere }, { id: 's1', files });
  return read.sorted;
}

/** `hex.cpp <- main.cpp`, `board.h: included`, and what each program is made of. */
export async function toldOf(texts: Readonly<Record<string, string>>, wanted: Wanted = {}) {
  const { files, others, links, classSources } = await sorted(texts, wanted);
  return {
    files: files.map(({ expected, submitted }) =>
      expected === submitted.name ? expected : `${expected} <- ${submitted.name}`,
    ),
    others: Object.fromEntries(others.map(({ name, use, as }) => [name, as === undefined ? use : `${use} as ${as}`])),
    links: Object.fromEntries(links),
    ...(classSources === undefined ? {} : { classSources }),
  };
}
