// @module-tag compiler
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits, openToolchain } from '../../../testing/open-program.ts';
import type { Received } from '../../../model/assignment/interactive.ts';
import type { Job, Program } from '../../contract/toolchain.ts';
import { childrenOf } from '../../../process/children-of.ts';
import { command, commander, forEachLine } from './commanding.fixture.ts';
import { exchange, listening, openInteractivePrograms, converseWith } from './answering.fixture.ts';
import { endIdleServers } from '../../speed/servers/server-pool.ts';

const toolchain = await openToolchain();
const before = process.env['TMPDIR'];
const temporary = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
let program: Program | undefined;

beforeAll(async () => {
  process.env['TMPDIR'] = temporary;
  program = await openInteractivePrograms(toolchain, {
    answers: `#include <iostream>
#include <string>
int main() { std::string word; while (std::cin >> word) std::cout << "re " << word << std::endl; }`,
    commands: commander(forEachLine('to << line << std::endl;')),
  });
});
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await program?.dispose();
  await rm(temporary, { recursive: true });
});

function opened(): Program {
  if (program === undefined) throw new Error('The programs were not built');
  return program;
}

interface Traces {
  readonly descriptors: number;
  readonly children: readonly number[];
  readonly files: readonly string[];
  readonly listeners: readonly number[];
}

async function traces(): Promise<Traces> {
  const [descriptors, files] = await Promise.all([readdir('/proc/self/fd'), readdir(temporary, { recursive: true })]);
  const listeners = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'].map((event) => process.listenerCount(event));
  return { descriptors: descriptors.length, children: childrenOf(process.pid), files: files.toSorted(), listeners };
}

/** A descriptor that was still open before, and has been closed since, is no difference. */
async function tracesSince({ descriptors }: Traces): Promise<Traces> {
  const now = await traces();
  return { ...now, descriptors: Math.max(now.descriptors, descriptors) };
}

/** After the first conversations, everything that stays open is open. */
async function warmUp(): Promise<void> {
  await converseWith(opened(), 'answers', [exchange('a')]);
  await command(opened(), 'commands', 'a\nquit\n');
  await endIdleServers();
}

test('a hundred conversations leave no process, file, descriptor or listener behind', async () => {
  await warmUp();
  const clean = await traces();
  const received: Received[] = [];
  const jobs = Array.from({ length: 100 }, (_, index): Job => ({
    kind: 'answering',
    program: 'answers',
    // Every third conversation is left early, while its program still runs.
    start: () => listening([exchange(`${index}`), { say: '', read: index % 3 === 0 ? 'line' : 'end' }], received),
    limits,
  }));
  await opened().run(jobs);
  expect(received).toHaveLength(200);
  expect(received.filter(({ kind }) => kind === 'line')).toHaveLength(100);
  // Node closes a descriptor some time after the process at its other end has ended; one that leaks stays.
  await expect.poll(() => tracesSince(clean)).toEqual(clean);
});

test('a hundred runs with pipes leave no process, file, descriptor or listener behind', async () => {
  await warmUp();
  const clean = await traces();
  for (let round = 0; round < 100; round++) {
    const { conversation } = await command(opened(), 'commands', `${round}\nquit\n`);
    expect(conversation).toEqual([
      { kind: 'printed', text: `${round}\n` },
      { kind: 'typed', text: `re ${round}` },
    ]);
  }
  // Node closes a descriptor some time after the process at its other end has ended; one that leaks stays.
  await expect.poll(() => tracesSince(clean)).toEqual(clean);
});

test('conversations that end with an error leave nothing behind either', async () => {
  await warmUp();
  const clean = await traces();
  const job: Job = {
    kind: 'answering',
    program: 'answers',
    *start() {
      yield exchange('a');
      throw new Error('no such peg');
    },
    limits,
  };
  for (let round = 0; round < 10; round++) await expect(opened().run([job])).rejects.toThrow('no such peg');
  // Node closes a descriptor some time after the process at its other end has ended; one that leaks stays.
  await expect.poll(() => tracesSince(clean)).toEqual(clean);
});

test('a program that was disposed of leaves nothing at all', async () => {
  const other = await openInteractivePrograms(toolchain, { only: 'int main() {}' });
  await converseWith(other, 'only', [{ say: '', read: 'end' }]);
  await command(other, 'only', '');
  await other.dispose();
  expect(await readdir(temporary)).toHaveLength(1);
});
