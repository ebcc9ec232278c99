import type { Assignment } from '../model/assignment/assignment.ts';
import type { Transcript } from '../model/assignment/transcript.ts';

/** What a good assignment has and this one lacks, a sentence each; empty if nothing is missing. */
export function thinSpots(assignment: Assignment): readonly string[] {
  return [
    ...withoutSessions(assignment),
    ...withoutRefusal(assignment),
    ...withoutCalls(assignment),
    ...withoutRandomRuns(assignment),
    ...withoutHiddenCases(assignment),
    ...withoutRules(assignment),
  ];
}

function withoutSessions({ programs = [], sessions, conversations }: Assignment): string[] {
  const golden = [...sessions, ...conversations];
  if (golden.length === 0) return ['There is no golden session: add a file such as transcripts/01-sample-run.yaml.'];
  return programs
    .filter(({ id }) => !golden.some(({ program }) => program === id))
    .map(({ id }) => `The program ${id} has no golden session: add one to transcripts.`);
}

/** Only a guess: a program may refuse input in other ways. So the sentence says what was looked for. */
function withoutRefusal({ sessions }: Assignment): string[] {
  const played = sessions.map(({ transcript }) => transcript);
  const isTyped = played.some(({ pieces }) => pieces.some(({ kind }) => kind === 'typed'));
  if (!isTyped || played.some(asksAgain)) return [];
  return [
    'In no golden session does the program ask the same again after a line was typed: if it must refuse some input, add a session that types it.',
  ];
}

/** Whether a typed line gets the question that it answered. A program with one question for everything does this, too. */
function asksAgain({ pieces, ends }: Transcript): boolean {
  const afterwards = ends === 'waiting' ? 'typed' : undefined;
  const questions = pieces.flatMap(({ kind, text }, index) =>
    kind === 'printed' && (pieces[index + 1]?.kind ?? afterwards) === 'typed' ? [lastLine(text)] : [],
  );
  return questions.some((question, index) => index > 0 && question === questions[index - 1]);
}

/** A question may end with a new line. */
function lastLine(text: string): string {
  return text.split('\n').findLast((line) => line !== '') ?? '';
}

function withoutCalls({ functions, calls }: Assignment): string[] {
  return functions
    .filter(({ name }) => !calls.some((call) => call.function === name))
    .map(({ name }) => `The function ${name} has no golden call: add one to functions.yaml.`);
}

function withoutRandomRuns({ properties }: Assignment): string[] {
  return properties.length > 0
    ? []
    : ['There are no random runs, so a program that knows the golden cases by heart is right: add properties.'];
}

function withoutHiddenCases({ sessions, conversations, calls }: Assignment): string[] {
  const golden = [...sessions, ...conversations, ...calls];
  if (golden.length === 0 || golden.some(({ visibility }) => visibility === 'hidden')) return [];
  return ['Students see every golden case: make some of them hidden.'];
}

function withoutRules({ scheme }: Assignment): string[] {
  if (scheme.policy.length === 0) return ['No rule of the course is on: add some under marking.policy.'];
  const reads = Object.keys(scheme.sourceRules ?? {}).length > 0;
  return reads
    ? []
    : ['No rule reads the source: if the handout forbids or demands something, add it under marking.policy.'];
}
