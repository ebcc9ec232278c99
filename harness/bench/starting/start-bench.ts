import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../machine.ts';
import { measureStarting, startLines, startRatios } from './measure-starting.ts';

/* `npm run bench:start`: only the part of `npm run bench` that measures the start of a check. */

const folder = await mkdtemp(join(tmpdir(), 'verbatim-start-'));
try {
  const { processor, cores, node, loadBefore } = describeMachine('');
  process.stdout.write(`${processor}, ${cores} cores, Node ${node}, load before ${loadBefore.toFixed(1)}\n`);
  const figures = await measureStarting({ folder, say: () => {} });
  process.stdout.write(`${startLines(figures).join('\n')}\n`);
  if (startRatios(figures).some(({ ratio, bar }) => ratio > bar)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
