import type { Grading } from '../../../harness/model/result/grading.ts';
import type { RosterCheck } from '../../../harness/model/submission/intake.ts';
import type { LookIntake } from '../../summary/to-look-at.ts';
import { count } from '../../phrases/count.ts';
import type { Cluster } from '../../summary/clusters/clusters.ts';
import { type Markup, markup } from '../escape.ts';
import { pageText } from '../page.ts';
import { provenance } from '../provenance.ts';
import { classScript } from './class-script.ts';
import { classStyle } from './class-style.ts';
import { clustersSection } from './clusters-section.ts';
import { rulesTable, verdictsTable } from './counts-tables.ts';
import { hardestTable } from './hardest-table.ts';
import { histogram } from './histogram.ts';
import { lookAtSection } from './look-at-section.ts';
import { rosterSection } from './roster-section.ts';
import { submissionsTable } from './submissions-table.ts';
import { tally } from './tally.ts';

export interface ClassPageOptions {
  /** Title of the assignment. */
  readonly title: string;
  /** `CSCI1120 Introduction to Computing Using C++, 2021` */
  readonly course?: string;
  /** Folder of the student pages, relative to this page; each is named by `fileNameFor`. */
  readonly studentFolder?: string;
  /** The clusters of this run; absent if they were not looked for. */
  readonly clusters?: readonly Cluster[];
  /** Absent if there is no roster. */
  readonly roster?: RosterCheck | undefined;
  /** What was found in the download; absent if only a part of the class was graded. */
  readonly intake?: LookIntake | undefined;
}

/** The class on one page: its marks, the hardest cases, who made the same mistake, and a row for each submission. */
export function renderClassPage(gradings: readonly Grading[], options: ClassPageOptions): string {
  const { title, course, roster } = options;
  const [first] = gradings;
  const empty = gradings.length === 0 && (roster?.missing ?? []).length === 0;
  return pageText({
    title: `${title}: ${count(gradings.length, 'submission')}`,
    header: markup`<div class="masthead">
<div>
${course === undefined ? undefined : markup`<p class="eyebrow">${course}</p>\n`}<h1>${title}</h1>
</div>
<p class="score"><strong>${gradings.length}</strong> <span>${listLink(gradings.length, empty)}</span></p>
</div>
`,
    main: empty ? markup`<p>No submissions: nothing was graded.</p>\n` : classMain(gradings, options),
    footer: first === undefined ? undefined : markup`<h2>How it was graded</h2>\n${provenance(first)}`,
    ...(empty ? {} : { extraStyle: classStyle, script: classScript }),
  });
}

/** A link to the list, which is far down on the page and is what most readers look for. */
function listLink(number: number, empty: boolean): Markup {
  const words = number === 1 ? 'submission' : 'submissions';
  return empty ? markup`${words}` : markup`<a href="#submissions">${words}</a>`;
}

function classMain(
  gradings: readonly Grading[],
  { studentFolder = 'students', clusters = [], roster, intake }: ClassPageOptions,
): Markup {
  return markup`${tally(gradings, roster?.missing.length)}${lookAtSection(gradings, intake ?? rosterOnly(roster), studentFolder)}<div class="columns">
${histogram(gradings)}${hardestTable(gradings)}</div>
${clustersSection(clusters, studentFolder)}<div class="columns">
${verdictsTable(gradings)}${rulesTable(gradings)}</div>
${roster === undefined ? undefined : rosterSection(roster)}${submissionsTable(gradings, roster?.missing ?? [], studentFolder)}`;
}

function rosterOnly(roster: RosterCheck | undefined): LookIntake | undefined {
  return roster === undefined ? undefined : { files: [], roster, withoutTime: [], zoneDoubts: [] };
}
