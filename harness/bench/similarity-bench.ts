import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProcess } from '../process/start-process.ts';
import { z } from 'zod';
import { renderResult } from '../../reports/json/render-result.ts';
import { usualThreshold } from '../similarity/measure.ts';
import { gradedSources } from './graded-sources.ts';
import { disguised, inventedProgram, randomFrom } from './invented-programs.ts';
import { readFile } from 'node:fs/promises';

/** Run from the root of the project: `npm run bench:similarity`. */
const sizes = [300, 1000];
/** One submission in `copies` is a disguised copy of the one before. */
const copies = 20;

const program = fileURLToPath(new URL('../batch/similarity/compare-process.js', import.meta.url));
const peakMemory = fileURLToPath(new URL('./peak-memory.js', import.meta.url));
const answer = z.object({ kind: z.string(), pairs: z.int().optional() });

/** Writes results of a class: different programs with some copies, or (`alike`) slightly edited copies of one. */
async function writeClass(folder: string, size: number, alike: boolean): Promise<{ ids: string[]; lines: number }> {
  await mkdir(folder, { recursive: true });
  const base = inventedProgram(randomFrom(1));
  const ids: string[] = [];
  let lines = 0;
  let before = base;
  for (let number = 0; number < size; number += 1) {
    const random = randomFrom(number + 2);
    const own = alike ? [...base.slice(1), ...inventedProgram(random, 1)] : inventedProgram(random);
    const functions = number % copies === copies - 1 ? disguised(before, random) : own;
    before = own;
    const text = ['#include <iostream>', 'using namespace std;', ...functions].join('\n');
    lines += text.split('\n').length;
    const id = `s${1155000000 + number}`;
    ids.push(id);
    await writeFile(join(folder, `${id}.json`), renderResult(gradedSources(id, [{ name: 'program.cpp', text }])));
  }
  return { ids, lines: Math.round(lines / size) };
}

const folder = await mkdtemp(join(tmpdir(), 'verbatim-similarity-bench-'));
try {
  for (const size of sizes) {
    for (const alike of [false, true]) {
      const results = join(folder, `${size}-${alike}`);
      const { ids, lines } = await writeClass(results, size, alike);
      const request = { results, submissions: ids, template: [], threshold: usualThreshold, title: 'Bench' };
      const peak = join(folder, 'peak');
      const start = performance.now();
      const ran = await startProcess(process.execPath, ['--import', peakMemory, program], {
        input: JSON.stringify(request),
        env: { VERBATIM_PEAK_FILE: peak },
        maxBuffer: 1_000_000_000,
      });
      const seconds = (performance.now() - start) / 1000;
      const { pairs } = answer.parse(JSON.parse(ran.stdout));
      const memory = Math.round(Number(await readFile(peak, 'utf8')));
      const kind = alike ? 'nearly equal' : 'different, 5 % copies';
      process.stdout.write(
        `${size} submissions of ${lines} lines, ${kind}: ${pairs} pairs, ${seconds.toFixed(1)} s, ${memory} MiB, ${(ran.stdout.length / 1e6).toFixed(1)} MB written\n`,
      );
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
