import { describe, expect, test } from 'vitest';
import { listAssignments } from '../harness/assignment/list-assignments.ts';
import { loadAssignment } from '../harness/assignment/load-assignment.ts';
import { formatProblems } from '../harness/assignment/yaml/author-problem.ts';
import { formatSession } from '../harness/assignment/sessions/session.ts';
import type { Assignment } from '../harness/model/assignment/assignment.ts';
import { playSession } from '../harness/model/assignment/play-session.ts';
import { typedLines } from '../harness/model/assignment/transcript.ts';
import { references } from './index.ts';

// The golden cases were worked out by hand and with other programs; here the reference has to agree with every byte.
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

describe.each(assignments)('$id', async (assignment) => {
  const createReference = await references[assignment.id]?.();
  const reference = createReference?.(assignment.dialect);
  if (reference === undefined) return;

  // Not test.each, which shortens long ids: a failure has to name the file.
  for (const { id, transcript } of assignment.sessions) {
    test(`${id} is what the reference plays`, async () => {
      const { closesInput } = transcript;
      const played = await playSession(reference, typedLines(transcript.pieces), { closesInput });
      // As the author writes it, so that a failure reads like the file.
      expect(formatSession(transcript)).toBe(formatSession(played));
      expect(transcript).toEqual(played);
    });
  }

  for (const golden of assignment.conversations) {
    test(`${golden.id} is what the reference computes`, () => {
      const interactive = reference.interactive?.[golden.program];
      if (golden.kind === 'answering' && interactive?.kind === 'answering') {
        expect(golden.transcript).toEqual(interactive.transcript(typedLines(golden.transcript.pieces)));
      } else if (golden.kind === 'commanding' && interactive?.kind === 'commanding') {
        expect(golden.right).toEqual(interactive.rightRun(golden.script));
      } else {
        expect.unreachable('the reference has no program of this kind');
      }
    });
  }

  for (const { id, function: name, args, returns, after, prints } of assignment.calls) {
    test(`${id} is what the reference answers`, () => {
      const golden = { ...(returns === undefined ? {} : { returns }), after, prints };
      expect(golden).toEqual(reference.call(name, args));
    });
  }

  test('each of its programs has random sessions', () => {
    const programs = assignment.programs?.map(({ id }) => id) ?? [undefined];
    const played = assignment.properties.flatMap(({ target }) => (target.kind === 'sessions' ? [target.program] : []));
    expect(programs.filter((program) => !played.includes(program))).toEqual([]);
  });

  for (const { id, target } of assignment.properties) {
    test(`${id} has random runs in the reference`, () => {
      const { sessions, calls, interactive } = reference;
      const scripts = target.kind === 'sessions' ? (interactive?.[target.program ?? '']?.scripts ?? sessions) : {};
      expect(target.kind === 'sessions' ? scripts[target.generator ?? ''] : calls[target.function]).toBeDefined();
    });
  }
});
