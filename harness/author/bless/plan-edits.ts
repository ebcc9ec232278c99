import { isDeepStrictEqual } from 'node:util';
import type { AuthorProblem, Report } from '../../assignment/yaml/author-problem.ts';
import { parseSession, formatSession } from '../../assignment/sessions/session.ts';
import { placeOfKey } from '../../assignment/yaml/yaml-path.ts';
import type { Assignment, GoldenSession } from '../../model/assignment/assignment.ts';
import { type Transcript, typedLines } from '../../model/assignment/transcript.ts';
import type { Answers } from './ask-answers.ts';
import { editCall } from './call-edits.ts';
import { type GoldenFile, readGoldenFile } from './golden-file.ts';
import { editSession, isDraft } from './session-edits.ts';
import { type TextEdit, applyEdits } from './text/text-edit.ts';

/** A file whose cases say something else than the solution. */
export interface BlessedFile {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly cases: 'calls' | 'session';
  readonly filledIn: number;
  readonly changed: number;
  /** Typed lines that the program does not read, because it ends before. They are not in the session any more. */
  readonly unread: readonly string[];
}

/** The assignment in one dialect, as `verbatim bless` loads it. */
export interface Golden {
  readonly folder: string;
  readonly assignment: Assignment;
  /** `transcripts`, or the folder of another dialect in it. */
  readonly transcripts: string;
  readonly answers: Answers;
}

export interface Plan {
  readonly files: readonly BlessedFile[];
  /** If there are any, nothing may be written. */
  readonly problems: readonly AuthorProblem[];
}

/** How the files of the assignment must change to say what the solution does. */
export async function planEdits(golden: Golden): Promise<Plan> {
  const problems: AuthorProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const calls = await planCalls(golden, report);
  const sessions = await planSessions(golden, report);
  return { files: [...calls, ...sessions], problems };
}

async function planCalls({ folder, assignment, answers }: Golden, report: Report): Promise<BlessedFile[]> {
  const file = await readGoldenFile(folder, assignment.id, 'functions.yaml');
  if (file === undefined) return [];
  const edited = assignment.calls.flatMap((call) => {
    const prototype = assignment.functions.find(({ name }) => name === call.function);
    const answer = answers.calls.get(call.id);
    if (prototype === undefined || answer === undefined) return [];
    return [editCall(file.yaml, pathOf(call.id), { call, prototype, answer }, report)];
  });
  const edits = edited.flatMap((one) => one.edits);
  if (edits.length === 0) return [];
  const countOf = (kind: string) => edited.filter((one) => one.kind === kind).length;
  const counts = { filledIn: countOf('filled-in'), changed: countOf('changed') };
  return [{ ...changedFile(file, edits), cases: 'calls', ...counts, unread: [] }];
}

/** `functions/gridState/3` is the third call under `gridState`. */
function pathOf(id: string): (string | number)[] {
  const [, name = '', number = ''] = id.split('/');
  return [name, Number(number) - 1];
}

async function planSessions(golden: Golden, report: Report): Promise<BlessedFile[]> {
  const { folder, assignment, transcripts } = golden;
  const bySlug = new Map<string, GoldenSession[]>();
  for (const session of assignment.sessions) {
    const slug = session.id.slice(session.id.lastIndexOf('/') + 1);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), session]);
  }
  const files: BlessedFile[] = [];
  for (const [slug, sessions] of [...bySlug].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const file = await readGoldenFile(folder, assignment.id, `${transcripts}/${slug}.yaml`);
    const planned = file === undefined ? undefined : planSession(file, sessions, golden.answers, report);
    if (planned !== undefined) files.push(planned);
  }
  return files;
}

function planSession(
  file: GoldenFile,
  sessions: readonly GoldenSession[],
  answers: Answers,
  report: Report,
): BlessedFile | undefined {
  const [first] = sessions;
  const played = first === undefined ? undefined : answers.sessions.get(first.id);
  if (first === undefined || played === undefined) return undefined;
  const { yaml } = file;
  const draft = isDraft(yaml);
  const problem = (found: string, expected: string, cure: string) =>
    report({ file: yaml.name, place: placeOfKey(yaml, [draft ? 'typed' : 'session']), found, expected, cure });
  const other = sessions.find(({ id }) => !isDeepStrictEqual(answers.sessions.get(id), played));
  if (other !== undefined) {
    const expected = `the same, because both ${first.program ?? ''} and ${other.program ?? ''} play this session`;
    problem('programs that print different things', expected, 'name one of them under programs');
    return undefined;
  }
  if (!draft && isDeepStrictEqual(first.transcript, played)) return undefined;
  if (!canBeShown(played)) {
    problem(
      'a program that prints characters or empty lines that no session can show',
      'printable characters other than « and »',
      'change what is typed, or the solution',
    );
    return undefined;
  }
  const edits = editSession(yaml, played);
  if (edits === undefined) {
    problem('a session between { and }', 'every key on a line of its own', 'a session is a block of lines');
    return undefined;
  }
  const unread = typedLines(first.transcript.pieces).slice(typedLines(played.pieces).length);
  const counts = draft ? { filledIn: 1, changed: 0 } : { filledIn: 0, changed: 1 };
  return { ...changedFile(file, edits), cases: 'session', ...counts, unread };
}

/** Whether the session can be written so that it is read as the same. */
function canBeShown(transcript: Transcript): boolean {
  const text = formatSession(transcript);
  if (text.trim() === '' || /\p{Cc}/u.test(text.replaceAll(/[\t\n]/g, ''))) return false;
  return isDeepStrictEqual(parseSession(text), { kind: 'transcript', transcript });
}

function changedFile({ name, text, mark, yaml }: GoldenFile, edits: readonly TextEdit[]) {
  return { name, before: text, after: mark + applyEdits(yaml.text, edits) };
}
