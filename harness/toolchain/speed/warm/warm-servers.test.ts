// @module-tag compiler
import { afterAll, beforeEach, expect, test } from 'vitest';
import { descendants } from '../../../process/descendants.fixture.ts';
import { endIdleServers } from '../servers/server-pool.ts';
import type { WarmCompilers, WarmRequest } from '../../gxx/compile/quick-compile.ts';
import { compilePlainly, compileWarm, readyCompilers } from './warm.fixture.ts';

beforeEach(endIdleServers);
afterAll(endIdleServers);

const hello = '#include <iostream>\nint main() { std::cout << "Hello\\n"; }\n';
/** Processes of waiting compilers, including copies that are compiling. */
const waiting = () => descendants().filter(({ name }) => name === 'cc1plus');

test('one compiler serves many submissions, several at a time', async () => {
  const compilers = await readyCompilers();
  const expected = await compilePlainly({ 'game.cpp': hello });
  await compileWarm(compilers, { 'game.cpp': hello });
  const done = await Promise.all(Array.from({ length: 8 }, () => compileWarm(compilers, { 'game.cpp': hello })));
  expect(done).toEqual(done.map(() => ({ result: expected, events: ['compiled'] })));
  expect(waiting()).toHaveLength(1);
});

test('a compiler that was killed is started again, and results stay the same', async () => {
  const compilers = await readyCompilers();
  const expected = await compileWarm(compilers, { 'game.cpp': hello });
  for (const { pid } of waiting()) process.kill(pid, 'SIGKILL');
  await expect.poll(waiting).toEqual([]);
  expect(await compileWarm(compilers, { 'game.cpp': hello })).toEqual(expected);
});

test('a compiler that does harm goes on without templates, and stops if it does harm again', async () => {
  const compilers = await readyCompilers();
  const expected = await compilePlainly({ 'game.cpp': hello });
  const requests: WarmRequest[] = [];
  const watched: WarmCompilers = {
    ...compilers,
    compile(request, compileCold) {
      requests.push(request);
      return compilers.compile(request, compileCold);
    },
  };
  const compile = () => compileWarm(watched, { 'game.cpp': hello });
  const distrust = (from: number) => requests.slice(from).forEach((request) => compilers.distrust(request));
  expect(await Promise.all([compile(), compile()])).toEqual(
    [1, 2].map(() => ({ result: expected, events: ['compiled'] })),
  );
  distrust(0);
  expect(await compile()).toEqual({ result: expected, events: ['compiled'] });
  distrust(2);
  expect(await compile()).toEqual({ result: expected, events: ['left'] });
});

test.each([
  ['includes', '#include "/etc/passwd"\n'],
  ['lets the assembler include', 'asm(".incbin \\"/etc/passwd\\"");\n'],
])('a source that %s a file of the machine gets nothing from it', async (_about, line) => {
  const compilers = await readyCompilers();
  const { result, events } = await compileWarm(compilers, { 'game.cpp': hello + line });
  expect(events).toEqual(['compiled']);
  expect(result.compiled.kind).toBe('refused');
  expect(JSON.stringify(result)).not.toContain('root:');
});

test('only the source that takes too long is stopped', async () => {
  const compilers = await readyCompilers();
  const deep = Array.from({ length: 200 }, (_, index) => `S<${890 - index}>::x x${index};`);
  const endless =
    '#include <iostream>\ntemplate <int N, class... T> struct S { typedef typename S<N - 1, T..., int[N]>::x x; };\n' +
    `template <class... T> struct S<0, T...> { typedef int x; };\n${deep.join('\n')}\n`;
  const settings = { standard: 'c++17', flags: ['-Wall', '-Wextra'], seconds: 0.2 };
  const [slow, quick] = await Promise.all([
    compileWarm(compilers, { 'game.cpp': endless }, { settings }),
    compileWarm(compilers, { 'game.cpp': hello }),
  ]);
  expect(slow.result.compiled).toMatchObject({ kind: 'refused', timedOut: true });
  expect(quick.result.compiled.kind).toBe('compiled');
  expect(waiting()).toHaveLength(1);
});
