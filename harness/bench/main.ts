import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { wholeNumber } from '../cli/options.ts';
import { projectFolder } from '../cli/home.ts';
import { type BenchOptions, bench } from './bench.ts';
import { formatFigures } from './figures.ts';
import { writeJson } from './write-json.ts';

await new Command('bench')
  .description('Measures grading against bare g++, in one interleaved run, and writes the figures with the machine.')
  .option('--submissions <number>', 'how many to generate', wholeNumber(10), 100)
  .option('--workers <number>', 'how many to grade at once', wholeNumber(1), availableParallelism())
  .option('--class <number>', 'size of the large class for the memory; 0: leave that out', wholeNumber(0), 1000)
  .option('--out <file>', 'where the figures go', join(projectFolder(), 'harness', 'bench', 'results.json'))
  .action(async ({ out, ...options }: Omit<BenchOptions, 'folder' | 'say'> & { readonly out: string }) => {
    const folder = await mkdtemp(join(tmpdir(), 'verbatim-bench-'));
    try {
      const figures = await bench({ ...options, folder, say: (text) => process.stderr.write(`${text}\n`) });
      process.stdout.write(formatFigures(figures));
      await writeJson(out, figures);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  })
  .parseAsync();
