import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { usualWorkers } from '../batch/class/usual-workers.ts';
import { tuneEngine } from '../reading/engine.ts';
import { wholeNumber } from '../cli/options.ts';
import { projectFolder } from '../prepare/home.ts';
import { type BenchOptions, bench } from './bench.ts';
import { type Figures, formatFigures } from './figures.ts';
import { keepsHostileBars, measureHostile } from './hostile-class.ts';
import { withTable } from './readme.ts';
import { measureStarting } from './starting/measure-starting.ts';
import { rounded, writeJson } from './write-json.ts';

const published = join(projectFolder(), 'harness', 'bench', 'results.json');

interface Options extends Omit<BenchOptions, 'folder' | 'say'> {
  readonly out: string;
  readonly hostile: boolean;
}

await new Command('bench')
  .description(
    'Compares grading with bare g++, in one interleaved run, and writes the figures and the machine to a file.',
  )
  .option('--submissions <number>', 'size of the class of a round', wholeNumber(10), 100)
  .option('--workers <number>', 'how many to grade at once', wholeNumber(1), usualWorkers())
  .option('--class <number>', 'size of the large class for measuring memory; 0 for none', wholeNumber(0), 1000)
  .option('--no-hostile', 'leave out the submissions that loop, sleep or flood')
  .option('--out <file>', 'file for the figures', published)
  .action(async ({ out, hostile, ...options }: Options) => {
    tuneEngine();
    const folder = await mkdtemp(join(tmpdir(), 'verbatim-bench-'));
    try {
      const all = { ...options, folder, say: (text: string) => void process.stderr.write(`${text}\n`) };
      // First, while nothing else of Verbatim is in memory.
      const starting = await measureStarting(all);
      const costs = { ...(await bench(all)), starting };
      const measured: Figures = hostile ? { ...costs, hostile: await measureHostile(all) } : costs;
      // Rounded first, so that the ratios agree with the file.
      const figures = rounded(measured);
      process.stdout.write(formatFigures(figures));
      if (measured.hostile !== undefined && !keepsHostileBars(measured.hostile)) process.exitCode = 1;
      await writeJson(out, figures);
      if (out === published) await publish(figures);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  })
  .parseAsync();

/** Writes the last figures into the README of this folder. */
async function publish(figures: Figures): Promise<void> {
  const path = join(projectFolder(), 'harness', 'bench', 'README.md');
  const text = withTable(await readFile(path, 'utf8'), figures);
  if (text !== undefined) await writeFile(path, text);
}
