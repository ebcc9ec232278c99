import { expect, test } from 'vitest';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import { resultDigest } from '../run-folder/journal.ts';
import { type Choice, type ChoosingBy, chooseWorks } from './choose-works.ts';

const works = ['full', 'failing', 'ungraded', 'fresh'].map((id): CollectedWork => ({
  id,
  facts: {},
  fileNames: [],
  load: async () => ({ id, files: [] }),
}));
const key = (id: string) => resultDigest(`${id}, as it was`);
const earlier: ChoosingBy['earlier'] = {
  standings: new Map([
    ['full', { kind: 'marks', marks: 100 }],
    ['failing', { kind: 'marks', marks: 10 }],
    ['ungraded', { kind: 'not-graded' }],
  ]),
  failed: new Set(['failing', 'ungraded']),
  journal: new Map([
    ['full', { submission: 'full', key: key('full'), result: key('') }],
    ['failing', { submission: 'failing', key: key('failing'), result: key('') }],
    ['ungraded', { submission: 'ungraded', result: key('') }],
  ]),
};

async function chosenBy(choice: Choice, given: Partial<ChoosingBy> = {}): Promise<string[]> {
  const chosen = await chooseWorks(works, choice, {
    out: 'week-3',
    earlier,
    keyOf: async ({ id }) => key(id),
    ...given,
  });
  return [...chosen].map(({ id }) => id);
}

test('without a choice, every submission is graded', async () => {
  expect(await chosenBy({})).toEqual(['full', 'failing', 'ungraded', 'fresh']);
});

test('--failed chooses those without full marks in the earlier run, and there must be such a run', async () => {
  expect(await chosenBy({ failed: true })).toEqual(['failing', 'ungraded']);
  const none = { standings: new Map(), failed: new Set<string>(), journal: new Map() };
  await expect(chosenBy({ failed: true }, { earlier: none })).rejects.toThrow(
    '--failed needs an earlier run, but week-3 holds none: grade without --failed first',
  );
});

test('--changed chooses what has changed, what is new, and what could not be graded', async () => {
  expect(await chosenBy({ changed: true })).toEqual(['ungraded', 'fresh']);
  const edited = async ({ id }: CollectedWork) => key(id === 'full' ? 'edited' : id);
  expect(await chosenBy({ changed: true }, { keyOf: edited })).toEqual(['full', 'ungraded', 'fresh']);
  expect(await chosenBy({ changed: true }, { keyOf: async () => undefined })).toHaveLength(4);
});

test('choices are combined, and unknown names are reported', async () => {
  expect(await chosenBy({ only: ['full', 'ungraded'], failed: true })).toEqual(['ungraded']);
  await expect(chosenBy({ only: ['ful', 'ungraded', 'x'] })).rejects.toThrow(
    'unknown students ful, x. --roster CLASS.csv adds the ids of the class list',
  );
  await expect(chosenBy({ only: ['s1155000001'] })).rejects.toThrow(
    'unknown student s1155000001. --roster CLASS.csv adds the ids of the class list',
  );
});

test('--only takes any name of the class list, and reports a student without a submission', async () => {
  const listed = [
    { student: { id: 'full' }, submission: 'full', names: ['1155000001', 'f@x.example'] },
    { student: { id: 's1155000002' }, names: [] },
  ];
  expect(await chosenBy({ only: ['s1155000001', 'ungraded'] }, { listed })).toEqual(['full', 'ungraded']);
  expect(await chosenBy({ only: ['F@x.example'] }, { listed })).toEqual(['full']);
  await expect(chosenBy({ only: ['1155000002'] }, { listed })).rejects.toThrow('there is no submission by s1155000002');
});
