import { createHash } from 'node:crypto';
import { AuthorFault } from '../model/author-fault.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { ExpectedCall, Playing, Reference } from '../model/assignment/reference.ts';
import { type Transcript, typedInput } from '../model/assignment/transcript.ts';
import { type Value, formatTyped, maxStringBytes } from '../model/assignment/value.ts';
import { endOf } from '../model/program/ended-outcome.ts';
import { hasEnded } from '../model/program/run-end.ts';
import type { Outcome } from '../model/program/run-outcome.ts';
import type { Job, JobLimits, Program } from '../toolchain/contract/toolchain.ts';
import { askTogether } from './ask-together.ts';
import { howItEnded } from './how-it-ended.ts';
import { maxTimeOuts, runAlone } from './run-alone.ts';
import { type SolutionSource, buildSolution } from './build-solution.ts';
import { conditionsOf } from './conditions.ts';
import { printedText, transcriptOfRun } from './transcript-of-run.ts';

/** Keeps answers from one run of Verbatim to the next, so that a class waits for them only once. */
export interface KeptAnswers {
  get(key: string): Promise<readonly Answer[] | undefined>;
  put(key: string, answers: readonly Answer[]): Promise<void>;
}

export interface TruthSource extends SolutionSource {
  readonly kept?: KeptAnswers;
  /** Stands for the code of Verbatim in the keys of kept answers. */
  readonly version: string;
  /** What a solution alone cannot give: generators in TypeScript, other dialects, interactive programs. */
  readonly written?: Partial<Pick<Reference, 'interactive' | 'sessions' | 'calls' | 'inDialect'>>;
}

export interface SolutionReference extends Reference {
  /** Builds the sample solution now; rejects with an AuthorFault if it does not compile. */
  build(): Promise<void>;
  /** Removes what the build left. */
  close(): Promise<void>;
}

/** A whole program with this input, or a call of a function: a required one, or a condition. */
type Question =
  | (Playing & { readonly kind: 'session'; readonly typed: readonly string[] })
  | { readonly kind: 'call'; readonly function: string; readonly args: readonly Value[] };

export type Answer =
  | { readonly kind: 'session'; readonly transcript: Transcript }
  | { readonly kind: 'call'; readonly call: ExpectedCall };

/** Questions in batches of at least this size are kept; smaller ones come from shrinking and rarely come again. */
const leastKept = 16;
/** The solution decides how much output is right, so its own limit is generous. */
const mostOutputBytes = 4 << 20;

/** The sample solution as the reference: it answers through the same runner as students' programs. */
export function solutionReference(source: TruthSource): SolutionReference {
  const { assignment, kept, written = {} } = source;
  const conditions = conditionsOf(assignment);
  const conditionOf = new Map(conditions.map(({ property, prototype }) => [property, prototype.name]));
  let building: Promise<Program> | undefined;
  const program = () => (building ??= buildSolution(source, conditions));
  const key = keyOf(source);

  const askOne = askTogether(async (questions: readonly Question[]): Promise<readonly (Answer | AuthorFault)[]> => {
    const batch = questions.length < leastKept || kept === undefined ? undefined : digest([key, textOf(questions)]);
    const known = batch === undefined ? undefined : await kept?.get(batch);
    if (known?.length === questions.length) return known;
    const answers = await answerAll(await program(), questions, assignment);
    const sound = answers.filter((answer): answer is Answer => !(answer instanceof AuthorFault));
    if (batch !== undefined && sound.length === answers.length) await kept?.put(batch, sound);
    return answers;
  });

  /** A question that the solution cannot answer takes no answer from those that are asked together with it. */
  async function ask(question: Question): Promise<Answer> {
    const answer = await askOne(question);
    if (answer instanceof AuthorFault) throw answer;
    return answer;
  }

  async function call(name: string, args: readonly Value[]): Promise<ExpectedCall> {
    const answer = await ask({ kind: 'call', function: name, args });
    if (answer.kind !== 'call') throw new Error('A call has the answer of a call');
    return answer.call;
  }

  return {
    sessions: written.sessions ?? {},
    calls: written.calls ?? {},
    ...(written.interactive === undefined ? {} : { interactive: written.interactive }),
    ...(written.inDialect === undefined ? {} : { inDialect: written.inDialect }),
    async play(typed, how = {}) {
      const answer = await ask({ kind: 'session', ...how, typed });
      if (answer.kind !== 'session') throw new Error('A session has the answer of a session');
      return answer.transcript;
    },
    call,
    async allows(property, args) {
      const condition = conditionOf.get(property);
      return condition === undefined || (await call(condition, args)).returns === true;
    },
    async build() {
      await program();
    },
    async close() {
      const built = await building?.catch(() => undefined);
      await built?.dispose();
    },
  };
}

/** A fault is the reply to its own question only, so that `verbatim bless` can say which cases have one. */
async function answerAll(
  program: Program,
  questions: readonly Question[],
  assignment: Assignment,
): Promise<readonly (Answer | AuthorFault)[]> {
  const { cpuSeconds, wallSeconds, memoryMiB, outputKiB } = assignment.limits;
  const limits: JobLimits = {
    cpuSeconds,
    wallSeconds,
    memoryMiB,
    outputBytes: Math.max(outputKiB * 1024, mostOutputBytes),
  };
  const jobs = questions.map((question) => jobOf(question, limits));
  const convinces = (_job: number, outcome: Outcome) => hasEnded(endOf(outcome), 'itself');
  const together = await program.run(jobs, { convinces });
  const open = together.flatMap((outcome, index) => (endOf(outcome).kind === 'postponed' ? [index] : []));
  const later = await runAlone(program, jobs, open);
  return questions.map((question, index) => {
    const outcome = later.get(index) ?? together[index];
    if (outcome === undefined) throw new Error('The toolchain lost an outcome of the sample solution');
    if (endOf(outcome).kind === 'postponed') return tooManyTimeOuts(question, assignment);
    return replyTo(question, outcome, assignment);
  });
}

function tooManyTimeOuts(question: Question, assignment: Assignment): AuthorFault {
  return new AuthorFault(
    `the sample solution did not end in ${maxTimeOuts} other cases, so it was not run again (${shown(question, assignment)})`,
  );
}

function replyTo(question: Question, outcome: Outcome, assignment: Assignment): Answer | AuthorFault {
  try {
    return answerOf(question, outcome, assignment);
  } catch (error) {
    if (error instanceof AuthorFault) return error;
    throw error;
  }
}

function jobOf(question: Question, limits: JobLimits): Job {
  if (question.kind === 'call') return { ...question, limits };
  const { typed, program, closesInput } = question;
  return {
    kind: 'session',
    ...(program === undefined ? {} : { program }),
    ...(closesInput === undefined ? {} : { closesInput }),
    input: typedInput(typed),
    limits,
  };
}

function answerOf(question: Question, outcome: Outcome, assignment: Assignment): Answer {
  const end = endOf(outcome);
  if (end.kind === 'not-run') throw new Error(end.reason);
  if (!hasEnded(end, 'itself') || (question.kind === 'call' && end.kind !== 'finished')) {
    throw new AuthorFault(`${blamed(question, assignment)} ${howItEnded(end)} (${shown(question, assignment)})`);
  }
  if (question.kind === 'session' && outcome.kind === 'session') {
    return { kind: 'session', transcript: transcriptOfRun(question.typed, outcome) };
  }
  if (outcome.kind !== 'call') throw new Error('The toolchain mixed up outcomes of the sample solution');
  const { returned, after, printed } = outcome;
  const long = [returned, ...after].find(
    (value) => typeof value === 'string' && Buffer.byteLength(value) > maxStringBytes,
  );
  if (long !== undefined) {
    throw new AuthorFault(
      `the sample solution answers with a text of more than ${maxStringBytes} bytes, which cannot be compared (${shown(question, assignment)})`,
    );
  }
  const prints = printedText(printed);
  return { kind: 'call', call: { ...(returned === undefined ? {} : { returns: returned }), after, prints } };
}

/** What ended in another way than it should. */
function blamed(question: Question, assignment: Assignment): string {
  const condition =
    question.kind === 'call' && conditionsOf(assignment).find(({ prototype }) => prototype.name === question.function);
  return condition ? `only-if of ${condition.property}` : 'the sample solution';
}

function shown(question: Question, { functions }: Assignment): string {
  if (question.kind === 'session') {
    const typed = question.typed.slice(0, 20).map((line) => JSON.stringify(line));
    const more = question.typed.length > 20 ? ', ...' : '';
    return typed.length === 0 ? 'nothing typed' : `typed: ${typed.join(', ')}${more}`;
  }
  const prototype = functions.find(({ name }) => name === question.function);
  const values = question.args.map((value, index) => formatTyped(value, prototype?.parameters[index]?.type ?? 'int'));
  return prototype === undefined ? values.join(', ') : `${question.function}(${values.join(', ')})`;
}

/** Everything that the answers depend on. */
function keyOf({ assignment, solution, toolchain, version }: TruthSource): string {
  const { id: _id, title: _title, calls: _calls, sessions: _sessions, scheme: _scheme, ...rest } = assignment;
  const files = solution.map(({ name, bytes }) => [name, digest(bytes)]);
  return digest([version, textOf(toolchain.facts), textOf(rest), textOf(files)]);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? { whole: String(one) } : one));
}

function digest(content: Uint8Array | readonly string[]): string {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) return hash.update(content).digest('hex');
  for (const part of content) hash.update(`${part.length}\0${part}\0`);
  return hash.digest('hex');
}
