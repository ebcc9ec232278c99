import { describe, expect, test } from 'vitest';
import { listAssignments } from '../harness/assignment/list-assignments.ts';
import { loadAssignment } from '../harness/assignment/load-assignment.ts';
import { formatProblems } from '../harness/assignment/author-problem.ts';
import { formatSession } from '../harness/assignment/session.ts';
import type { Assignment } from '../harness/model/assignment.ts';
import { typedLines } from '../harness/model/transcript.ts';
import { references } from './index.ts';

// The golden cases were worked out by hand and by other programs; here the reference has to agree with every byte.
const ids = await listAssignments('cases');
const assignments = await Promise.all(ids.map(load));

async function load(id: string): Promise<Assignment> {
  const loaded = await loadAssignment(`cases/${id}`);
  if (loaded.kind === 'invalid') throw new Error(formatProblems(loaded.problems, 'cases/'));
  if (loaded.kind !== 'loaded') throw new Error(`${id}: ${loaded.kind}`);
  return loaded.assignment;
}

test('every assignment has a reference, and every reference an assignment', () => {
  expect(Object.keys(references).toSorted()).toEqual(ids);
});

describe.each(assignments)('$id', (assignment) => {
  const reference = references[assignment.id]?.(assignment.dialect);
  if (reference === undefined) return;

  test.each(assignment.sessions)('$id is what the reference plays', ({ transcript }) => {
    const played = reference.play(typedLines(transcript.pieces));
    // As the author writes it, so that a failure reads like the file.
    expect(formatSession(transcript)).toBe(formatSession(played));
    expect(transcript).toEqual(played);
  });

  test.each(assignment.calls)(
    '$id is what the reference answers',
    ({ function: name, args, returns, after, prints }) => {
      const golden = { ...(returns === undefined ? {} : { returns }), after, prints };
      expect(golden).toEqual(reference.call(name, args));
    },
  );

  test.each(assignment.properties)('$id has random runs in the reference', ({ target }) => {
    const known = target.kind === 'sessions' ? reference.sessions[target.generator] : reference.calls[target.function];
    expect(known).toBeDefined();
  });
});
