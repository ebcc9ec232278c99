// @module-tag compiler
import { expect, test } from 'vitest';
import { buildSubmission } from './build-submission.ts';
import { openToolchain, prototype, settings } from '../testing/open-program.ts';
import type { BuildRequest, BuildResult, Toolchain } from '../toolchain/contract/toolchain.ts';
import { readHere } from '../reading/read-here.ts';

const real = await openToolchain();
const name = 'a.cpp';
const text = 'inline int doubled(int n) { return 2 * n; }\nint main() {}\n';
const request: BuildRequest = {
  files: [{ name, bytes: Buffer.from(text) }],
  settings,
  functions: [prototype('int', 'doubled', 'int')],
};

/** The first build is real. The second one, which adds the function that was left out, ends in this way. */
async function buildWith(second: () => Promise<BuildResult>, compileSeconds = 0) {
  let builds = 0;
  let open = 0;
  const toolchain: Toolchain = {
    ...real,
    async build(one) {
      builds += 1;
      if (builds > 1) return second();
      const built = await real.build(one);
      if (built.kind !== 'built') return built;
      open += 1;
      const dispose = () => {
        open -= 1;
        return built.program.dispose();
      };
      return { ...built, compileSeconds, program: { ...built.program, dispose } };
    },
  };
  const result = await buildSubmission({ toolchain, reading: readHere }, request, [
    { name, text, provided: false },
  ]).then(
    ({ built }) => built,
    (problem: unknown) => problem,
  );
  return { result, builds, open };
}

test('if the second build is broken, it is unknown whether a function is missing', async () => {
  const broken = { kind: 'broken', reason: 'the disk is full' } as const;
  expect(await buildWith(async () => broken)).toEqual({ result: broken, builds: 2, open: 0 });
});

test('if the second build throws, nothing of the first one is left', async () => {
  const problem = new Error('no more processes');
  expect(await buildWith(() => Promise.reject(problem))).toEqual({ result: problem, builds: 2, open: 0 });
});

test('if compiling takes half of the time limit, there is no second build', async () => {
  const again = () => Promise.reject(new Error('it was built again'));
  const { result, builds } = await buildWith(again, settings.seconds / 2 + 0.1);
  expect({ kind: (result as BuildResult).kind, builds }).toEqual({ kind: 'built', builds: 1 });
});
