import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type SiteId, siteIds } from '../../model/result/grade-file.ts';
import { loadAssignment } from '../../assignment/load-assignment.ts';
import { type Adjusted, type MissingMarks, missingMarks } from '../../model/result/overrides.ts';
import { type Person, peopleOf } from '../../model/submission/people.ts';
import type { Audience } from '../../model/result/redact.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { casesFolder } from '../../prepare/home.ts';
import { clustersOf } from '../../batch/decisions/clusters.ts';
import { type Decided, decide } from '../../batch/decisions/decide.ts';
import { feedbackArchive } from '../../batch/uploads/feedback-archive.ts';
import { fillSiteFile, openSiteFile } from '../../batch/uploads/fill-site-file.ts';
import { gradescopeFiles } from '../../batch/uploads/gradescope-files.ts';
import { latePolicyOf } from '../../batch/decisions/late-policy.ts';
import { peopleOfRun } from '../../batch/decisions/people-of-run.ts';
import { readRun } from '../../batch/run-folder/read-run.ts';
import { textFormats, textReport } from '../../batch/uploads/text-report.ts';
import { type SimilarityOptions, demandFitting as demandSimilarity } from '../../batch/similarity/similarity-files.ts';
import { reportSimilarity } from '../../batch/similarity/report-similarity.ts';
import { knownPeople } from '../../prepare/known-people.ts';
import { percent } from '../options.ts';
import { Trouble } from '../../model/trouble.ts';

const formats = [...textFormats, 'gradescope', 'similarity', ...siteIds] as const;

interface ReportOptions extends SimilarityOptions {
  readonly format: (typeof formats)[number];
  readonly template?: string;
  readonly out?: string;
  readonly column?: string;
  readonly scale?: true;
  readonly comments?: true;
  readonly missing?: MissingMarks;
  readonly feedback?: string;
  readonly overrides?: string;
  readonly only?: readonly string[];
  readonly showHidden?: true;
}

export function reportCommand(): Command {
  return new Command('report')
    .summary('write the marks of a run for the course site or another program')
    .description('Writes what "verbatim grade" has found in another format, with the decisions of overrides.yaml.')
    .argument('<folder>', 'what "verbatim grade --out" has written')
    .addOption(new Option('-f, --format <format>', 'what to write').choices(formats).makeOptionMandatory())
    .option('-o, --out <file>', 'where it goes; without it, to the terminal')
    .option('--template <file>', 'the grade file that the course site gave; it is filled in and not changed itself')
    .option('--column <name>', 'the column for the marks, where the file has several: title, number or whole header')
    .option('--scale', 'scale the marks where the column has other full marks')
    .option('--comments', 'write short reasons into the feedback column, where the file has one')
    .addOption(
      new Option('--missing <marks>', 'for who handed in nothing, with --roster: 0, or blank (the default)').choices(
        missingMarks,
      ),
    )
    .option('--feedback <zip>', 'write a zip of feedback for the students, too, named as the site takes it back')
    .option('--overrides <file>', 'decisions about marks (YAML or CSV); usually overrides.yaml in the folder')
    .option('--only <student...>', 'only these')
    .option('--similarity-threshold <percent>', 'with --format similarity: list pairs from this similarity on', percent)
    .option('--similarity-ignore <file...>', 'with --format similarity: code that everybody was given')
    .option('--show-hidden', 'show what hidden cases expect in junit and sarif (not for students)')
    .addHelpText(
      'after',
      `
Examples:
  verbatim report week-3 --format csv --out marks.csv
  verbatim report week-3 --format canvas --template export.csv --column Domineering --out upload.csv
  verbatim report week-3 --format moodle --template worksheet.csv --out upload.csv --feedback feedback.zip
  verbatim report week-3 --format gradescope --out results/
  verbatim report week-3 --format junit --out junit.xml
  verbatim report week-3 --format similarity           writes week-3/similarity.html, .csv and .json

Decisions, in week-3/overrides.yaml (the automatic marks stay in the results):
  - student: s1155000001
    case: transcripts/01-sample-run
    marks: 1.5
    comment: The blank at the end of the line was in the handout, too.
  - students: [s1155000002, s1155000003]
    total: 80
  - student: s1155000004         (also who handed in nothing, and by any id of the class list)
    excuse: true
  - cluster: c3f9a2c1b7d4e
    comment: A name from the class page, for all whose programs print the same there.

Exit code: 0 everything was written, 2 nothing was (the reason is told).
`,
    )
    .action(async (folder: string, options: ReportOptions) => {
      process.exitCode = await report(folder, options);
    });
}

async function report(folder: string, options: ReportOptions): Promise<number> {
  demandFitting(options);
  await demandSimilarity(options.format === 'similarity', options);
  const { format, only, overrides, out, missing } = options;
  if (format === 'similarity') return reportSimilarity(folder, options);
  const gradings = await readRun(folder);
  const late = await latePolicyOf(folder);
  const listed = await peopleOfRun(folder);
  if (missing !== undefined && listed.length === 0) {
    throw new Trouble('--missing needs the list of the class: grade again with --roster CLASS.csv');
  }
  const run = {
    folder,
    gradings,
    listed,
    clusters: () => clustersOf(gradings),
    ...(late === undefined ? {} : { late }),
    ...(missing === undefined ? {} : { missing }),
  };
  // Decisions may name anybody of the run, whoever is chosen now.
  const decided = chosen(await decide(run, overrides, audienceOf(options)), only, peopleOf(gradings, listed));
  if (format === 'gradescope') await writeGradescope(decided.all, out);
  else if (isSite(format)) await writeSite(folder, decided, format, options);
  else await write(out, textReport(format, decided));
  return exitCodes.ok;
}

/** The table of marks is the staff's. Everything else may reach students. */
function audienceOf({ format, showHidden }: ReportOptions): Audience {
  return format === 'csv' || showHidden === true ? 'staff' : 'student';
}

function demandFitting(options: ReportOptions): void {
  const { format, template, out, feedback, showHidden, column, scale, comments, only, overrides } = options;
  if (showHidden === true && (format === 'gradescope' || isSite(format))) {
    throw new Trouble(`--show-hidden does not go with --format ${format}: students read it`);
  }
  if (isSite(format)) {
    if (template === undefined) {
      throw new Trouble(`--format ${format} needs the grade file that the course site gave: add --template FILE`);
    }
    for (const written of [out, feedback]) {
      if (written !== undefined && resolve(written) === resolve(template)) {
        throw new Trouble(`${written} is what the course site gave; choose another name for what is written`);
      }
    }
    return;
  }
  if (format === 'similarity') {
    const extra = Object.entries({ out, only, overrides }).find(([, value]) => value !== undefined);
    if (extra !== undefined) {
      throw new Trouble(`--${extra[0]} does not go with --format similarity: it writes about the whole run, beside it`);
    }
  }
  const extra = Object.entries({ template, column, scale, comments, feedback }).find(
    ([, value]) => value !== undefined,
  );
  if (extra !== undefined) throw new Trouble(`--${extra[0]} goes with --format ${siteIds.join(', ')} only`);
}

/** Of a group, the id of the submission means all of it, and that of a member only what is about the member. */
function chosen(decided: Decided, only: readonly string[] | undefined, people: readonly Person[]): Decided {
  if (only === undefined) return decided;
  const submissions = new Set(decided.all.map(({ automatic }) => automatic.submission));
  const others = knownPeople(
    only.filter((name) => !submissions.has(name)),
    people,
  );
  const named = new Set([...only.filter((name) => submissions.has(name)), ...others.map(({ student }) => student.id)]);
  return {
    all: decided.all.filter(({ automatic, students }) =>
      [automatic.submission, ...students.map(({ id }) => id)].some((name) => named.has(name)),
    ),
    absent: decided.absent.filter(({ student }) => named.has(student.id)),
  };
}

async function writeGradescope(all: readonly Adjusted[], out: string | undefined): Promise<void> {
  const { files, without, alone } = gradescopeFiles(all);
  for (const id of without) process.stderr.write(`no results.json for ${id}: there are no marks to give\n`);
  for (const id of alone) {
    process.stderr.write(`nothing for ${id} alone: Gradescope has one result for a whole group\n`);
  }
  const [first, second] = files;
  if (out !== undefined) {
    for (const { path, text } of files) await write(join(out, path), text);
  } else if (second !== undefined) {
    throw new Trouble('Gradescope takes a file for each student: name a folder with --out, or one student with --only');
  } else if (first !== undefined) {
    await write(undefined, first.text);
  }
}

async function writeSite(
  folder: string,
  decided: Decided,
  site: SiteId,
  { template = '', out, column, scale, comments, feedback }: ReportOptions,
): Promise<void> {
  const file = await openSiteFile(template, site);
  const filled = fillSiteFile(file, decided, {
    ...(column === undefined ? {} : { column }),
    scale: scale === true,
    feedback: comments === true,
  });
  await write(out, filled.bytes);
  for (const line of filled.says) process.stderr.write(`${line}\n`);
  if (feedback === undefined) return;
  const archive = await feedbackArchive(file, folder, decided, await titleOf(decided.all));
  await write(feedback, archive.bytes);
  for (const line of archive.says) process.stderr.write(`${line}\n`);
}

/** The title stands with the cases; where they are gone, the id does. */
async function titleOf([first]: readonly Adjusted[]): Promise<string> {
  if (first === undefined) return '';
  const { assignment: id } = first.automatic;
  const loaded = await loadAssignment(join(casesFolder(), id)).catch(() => undefined);
  return loaded?.kind === 'loaded' ? loaded.assignment.title : id;
}

async function write(path: string | undefined, content: string | Uint8Array): Promise<void> {
  if (path === undefined) {
    process.stdout.write(content);
    return;
  }
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  } catch (error) {
    throw new Trouble(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isSite(format: (typeof formats)[number]): format is SiteId {
  return siteIds.some((site) => site === format);
}
