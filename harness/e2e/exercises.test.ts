// @module-tag compiler
import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { plainPalette } from '../../reports/terminal/palette.ts';
import { renderProof } from '../../reports/terminal/render-proof.ts';
import { proveAssignment } from '../author/prove/prove-assignment.ts';
import { grade } from '../grade/grade.ts';
import { findAssignment } from '../prepare/assignments/find-assignment.ts';
import { placeOfFolder } from '../prepare/assignments/place.ts';
import { readSources } from '../prepare/known-programs.ts';
import { readHere } from '../reading/read-here.ts';
import { openToolchain } from '../testing/open-program.ts';

const folder = 'harness/e2e/exercises';
const exercises = (await readdir(folder)).toSorted();

// A program with functions, a program alone, one that reads to the end of its input, and a class.
test('there are exercises of four kinds', () => {
  expect(exercises).toEqual(['account', 'average', 'largest', 'tictactoe']);
});

test.each(exercises)('%s is proven, and each of its known-bad programs loses marks', async (name) => {
  const place = placeOfFolder(`${folder}/${name}`);
  const proof = await proveAssignment(place, { toolchain: openToolchain, reading: readHere, workers: 2 });
  const text = renderProof(proof, { width: 80, palette: plainPalette });
  expect(
    proof.checks.map(({ kind, state }) => `${kind} ${state}`),
    text,
  ).toEqual(['files proven', 'build proven', 'golden proven', 'random proven', 'solution proven', 'wrong proven']);
});

/** The smallest counterexample of a property. */
async function smallest(name: string, wrong: string, property: string): Promise<unknown> {
  const place = placeOfFolder(`${folder}/${name}`);
  const { assignment, solution, loadReference } = await findAssignment(place);
  const toolchain = await openToolchain();
  const reference = await loadReference({ toolchain, reading: readHere });
  try {
    const graded = await grade({
      ...{ assignment, solution, reference, toolchain, reading: readHere, seed: assignment.seed },
      submission: { id: wrong, files: await readSources(`${folder}/${name}/wrong/${wrong}`) },
      wanted: (id) => id === `properties/${property}`,
    });
    const evidence = graded.status === 'graded' ? graded.cases[0]?.evidence : undefined;
    const found = evidence?.kind === 'property' ? evidence.smallest.evidence : undefined;
    return found?.kind === 'session' ? found.typed : found?.kind === 'call' ? found.call : graded;
  } finally {
    await reference.close?.();
  }
}

test.each([
  ['average', 'no-trailing-zeros', 'lists', ['1', '0']],
  ['average', 'whole-numbers', 'lists', ['1', '0']],
  ['average', 'rounds-halves-up', 'lists', ['8', '0', '0', '0', '0', '0', '0', '0', '1']],
  ['largest', 'starts-with-zero', 'lists', ['-1']],
  ['largest', 'always-plural', 'lists', ['0']],
  ['tictactoe', 'missing-diagonal', 'hasWon', 'hasWon(1010100, 1)'],
  ['tictactoe', 'zero-accepted', 'games', ['0']],
  ['account', 'negative-withdrawal', 'withdraw', 'withdraw(0)'],
  ['account', 'teller-asks-once-more', 'counter', ['-1', '0']],
] as const)('in %s, the mistake of %s is reduced to its smallest example', async (name, wrong, property, example) => {
  expect(await smallest(name, wrong, property)).toEqual(example);
});

test('the files name their schemas by a path that holds in the repository', async () => {
  for (const name of exercises) {
    const text = await readFile(`${folder}/${name}/assignment.yaml`, 'utf8');
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/\.\.\/cases\/schemas\/assignment\.schema\.json\n/,
    );
    expect(parse(text)).toHaveProperty('title');
  }
});
