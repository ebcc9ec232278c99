import { isDeepStrictEqual } from 'node:util';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { answersDiffer, nextSecond } from '../../author/asked-again.ts';
import { cannotWrite } from '../../author/cannot-write.ts';
import { sessionFile } from '../../author/record/session-file.ts';
import { sessionName } from '../../author/record/session-name.ts';
import { typedLinesOf } from '../../author/record/typed-lines.ts';
import { writeNew } from '../../author/record/write-new.ts';
import { AuthorFault } from '../../model/author-fault.ts';
import { playSession } from '../../model/assignment/play-session.ts';
import type { GoldenSession } from '../../model/assignment/assignment.ts';
import { type Transcript, typedInput, typedLines } from '../../model/assignment/transcript.ts';
import { UsageError } from '../../model/usage-error.ts';
import { findCourse } from '../../prepare/assignments/course.ts';
import { findAssignment } from '../../prepare/assignments/find-assignment.ts';
import { type AssignmentPlace, placeOf } from '../../prepare/assignments/place.ts';
import { schemaPath } from '../../prepare/assignments/schema-path.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { count } from '../../../reports/phrases/count.ts';
import { shellWord } from '../../text/shell-word.ts';
import { readApart } from '../../reading/read-apart.ts';
import { type Played, playAtTerminal } from './play-at-terminal.ts';

export interface RecordOptions {
  readonly typed?: string;
  readonly typedFrom?: string;
  readonly program?: string;
  readonly hidden?: true;
  readonly endOfFile?: true;
  readonly points?: number;
}

/** Plays the sample solution, and writes the session into transcripts/. */
export async function record(name: string, about: string, options: RecordOptions): Promise<number> {
  if (about.trim() === '') throw new UsageError('say in a few words what the session tries: students read it');
  const place = await placeOf(name, await findCourse());
  const { assignment, loadReference } = await findAssignment(place, { unblessed: 'accepted', purpose: 'recorded' });
  const { programs } = assignment;
  if (programs !== undefined && options.program === undefined) {
    const ids = programs.map(({ id }) => id).join(', ');
    throw new UsageError(`${place.id} has several programs: choose one with --program (${ids})`);
  }
  assertProgram(options.program, programs?.map(({ id }) => id) ?? [], place.id);
  const reading = readApart();
  const reference = await loadReference({ toolchain: prepareToolchain({ reading }), reading });
  const closesInput = assignment.closesInput ?? options.endOfFile;
  const play = async (typed: readonly string[], closes = closesInput): Promise<Played> => {
    const transcript = await playSession(reference, typed, { program: options.program, closesInput: closes });
    return { transcript, unread: typed.slice(typedLines(transcript.pieces).length) };
  };
  try {
    const given = await givenLines(options);
    const { transcript, unread } = given === undefined ? await playAtTerminal(play) : await play(given);
    assertNew(assignment.sessions, transcript, options.program);
    await assertSteady(transcript, play);
    const { hidden, points, program } = options;
    const text = sessionFile({
      about,
      transcript,
      hidden: hidden === true,
      ...(points === undefined ? {} : { points }),
      ...(program === undefined ? {} : { program }),
      closes: closesInput === true && assignment.closesInput !== true,
      schema: schemaPath('session', join(place.folder, 'transcripts')),
    });
    const written = await writeSession(place, about, text);
    process.stdout.write(`${written}   (${text.split('\n').length - 1} lines; look at it)\n`);
    if (unread.length > 0) {
      const lines = count(unread.length, 'typed line');
      process.stderr.write(`the program had ended before it read the last ${lines}: they are not in the session\n`);
    }
    if (given !== undefined && transcript.ends === 'waiting') {
      process.stderr.write(`${await whatIsMissing(given.length, () => play(given, true), written)}\n`);
    }
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof AuthorFault) throw new UsageError(`nothing was recorded: ${error.message}`);
    throw error;
  } finally {
    await reference.close?.();
  }
}

function assertProgram(program: string | undefined, known: readonly string[], id: string): void {
  if (program === undefined || known.includes(program)) return;
  if (known.length === 0) throw new UsageError(`${id} has one program: leave out --program`);
  throw new UsageError(`${id} has no program ${program}; there are ${known.join(', ')}`);
}

/** A program that ends once its input is closed probably reads to the end of it. */
async function whatIsMissing(lines: number, playClosed: () => Promise<Played>, written: string): Promise<string> {
  const asked = `it asked for more after ${count(lines, 'line')}: the session stops there, at «»`;
  const closed = await playClosed().catch(() => undefined);
  if (closed?.transcript.ends !== 'finished') return asked;
  return `${asked}\nIs the input to be closed? Then the program ends by itself:\nrm ${shellWord(written)}, and record it with --end-of-file`;
}

async function givenLines({ typed, typedFrom }: RecordOptions): Promise<readonly string[] | undefined> {
  if (typed !== undefined) return typedLinesOf(typed);
  if (typedFrom === undefined) return undefined;
  const text = await readFile(typedFrom, 'utf8').catch((error: unknown) => {
    throw new UsageError(`cannot read ${typedFrom}: ${error instanceof Error ? error.message : String(error)}`);
  });
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** What is written must be what the program prints every time. */
async function assertSteady(transcript: Transcript, play: (typed: readonly string[]) => Promise<Played>) {
  await nextSecond();
  const again = await play(typedLines(transcript.pieces));
  if (isDeepStrictEqual(again.transcript, transcript)) return;
  throw new UsageError(`nothing was recorded: the sample solution ${answersDiffer}`);
}

/** A session with the same input tries nothing new, and the loader would refuse it. */
function assertNew(sessions: readonly GoldenSession[], transcript: Transcript, program: string | undefined): void {
  const input = typedInput(typedLines(transcript.pieces));
  const same = sessions.find(
    (one) =>
      one.program === program &&
      one.transcript.closesInput === transcript.closesInput &&
      typedInput(typedLines(one.transcript.pieces)) === input,
  );
  if (same !== undefined) {
    throw new UsageError(
      `nothing was recorded: the same lines are typed in ${same.id} (${same.about}); remove that file first to record them again`,
    );
  }
}

/** Never overwrites a session. What a person has played must not be lost, so it is printed if it cannot be written. */
async function writeSession(place: AssignmentPlace, about: string, text: string): Promise<string> {
  const folder = join(place.folder, 'transcripts');
  const shown = relative(process.cwd(), folder) || '.';
  try {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${sessionName(about, await readdir(folder))}.yaml`);
    await writeNew(path, text);
    return relative(process.cwd(), path);
  } catch (error) {
    process.stdout.write(text);
    throw cannotWrite(shown, error);
  }
}
