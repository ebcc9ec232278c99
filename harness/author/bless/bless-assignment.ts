import { formatProblems, inReadingOrder } from '../../assignment/yaml/author-problem.ts';
import type { AuthorProblem } from '../../assignment/yaml/author-problem.ts';
import type { Truth } from '../../model/assignment/truth.ts';
import { UsageError } from '../../model/usage-error.ts';
import {
  type FoundAssignment,
  type ReferenceMeans,
  findAssignment,
} from '../../prepare/assignments/find-assignment.ts';
import type { AssignmentPlace } from '../../prepare/assignments/place.ts';
import { askAnswers } from './ask-answers.ts';
import { type BlessedFile, type Golden, planEdits } from './plan-edits.ts';
import { provePlan } from './prove-plan.ts';

export interface Blessing {
  readonly truth: Truth;
  /** Only files that change. */
  readonly files: readonly BlessedFile[];
  /** How many golden calls and sessions were compared. */
  readonly looked: number;
  /** Conversations are left alone: their replies are not one fixed text. */
  readonly conversations: number;
  /** Dialects whose sessions are left alone, because the solution has only the usual wording. */
  readonly otherDialects: readonly string[];
}

/** Compares the golden cases of an assignment with what is right. Writes nothing; throws if it cannot be done. */
export async function blessAssignment(place: AssignmentPlace, means: ReferenceMeans): Promise<Blessing> {
  const usual = await findAssignment(place, { unblessed: 'accepted', purpose: 'written' });
  const { assignment, truth } = usual;
  const others = assignment.dialects.filter((dialect) => dialect !== assignment.dialect.id);
  const goldens = [await goldenOf(place, usual, 'transcripts', means)];
  for (const dialect of truth === 'reference' ? others : []) {
    const found = await findAssignment(place, { dialect, unblessed: 'accepted', purpose: 'written' });
    goldens.push(await goldenOf(place, found, `transcripts/${dialect}`, means));
  }
  const faults = goldens.flatMap(({ answers }) => answers.faults);
  if (faults.length > 0) {
    throw new UsageError(`the assignment "${place.id}" has a fault, and nothing was written:\n${faults.join('\n')}`);
  }
  const plans = await Promise.all(goldens.map(planEdits));
  assertNone(
    plans.flatMap(({ problems }) => problems),
    place,
    'cannot be blessed',
  );
  // The calls are the same in every dialect.
  const files = [...new Map(plans.flatMap((plan) => plan.files).map((file) => [file.name, file])).values()];
  assertNone(await provePlan(goldens, files), place, 'would have mistakes with the answers of the solution');
  const counted = goldens.map(({ assignment: { sessions, conversations } }) => ({ sessions, conversations }));
  return {
    truth,
    files,
    looked: assignment.calls.length + counted.reduce((sum, { sessions }) => sum + sessions.length, 0),
    conversations: counted.reduce((sum, { conversations }) => sum + conversations.length, 0),
    otherDialects: truth === 'reference' ? [] : others,
  };
}

async function goldenOf(
  { folder }: AssignmentPlace,
  { assignment, truth, loadReference }: FoundAssignment,
  transcripts: string,
  means: ReferenceMeans,
): Promise<Golden> {
  const reference = await loadReference(means);
  try {
    return { folder, assignment, transcripts, answers: await askAnswers(assignment, reference, truth) };
  } finally {
    await reference.close?.();
  }
}

function assertNone(problems: readonly AuthorProblem[], { id, prefix }: AssignmentPlace, what: string): void {
  if (problems.length === 0) return;
  const told = formatProblems(inReadingOrder(problems), prefix);
  throw new UsageError(`the files of the assignment "${id}" ${what}; nothing was written.\n\n${told}`);
}
