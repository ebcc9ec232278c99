import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import { startProcess } from '../process/start-process.ts';
import { ZipFile } from 'yazl';
import { usualWorkers } from '../batch/class/usual-workers.ts';
import { programFolder, projectFolder, referenceFolder } from '../prepare/home.ts';
import { wholeNumber } from '../cli/options.ts';
import { describeMachine } from './machine.ts';
import { generateClass, sourceOf } from './submissions.ts';

/* Measures a large class: grades a zip of Blackboard with the usual command, up to the class page. */

const seed = 1121;
const bars = { peakMiB: 300, indexMB: 2 };

interface ClassFigures {
  readonly submissions: number;
  readonly zipMB: number;
  readonly seconds: number;
  /** Only of the Node process, without compilers and students' programs. */
  readonly peakMiB: number;
  readonly indexMB: number;
  readonly pages: number;
}

interface Options {
  readonly sizes: readonly string[];
  readonly workers: number;
}

await new Command('bench:class')
  .description('Grades generated classes from one zip of Blackboard, and measures time, memory and the class page.')
  .option('--sizes <number...>', 'sizes of the classes', ['100', '300', '1000'])
  .option('--workers <number>', 'how many to grade at once', wholeNumber(1), usualWorkers())
  .action(async ({ sizes, workers }: Options) => {
    const { processor, cores, node, loadBefore } = describeMachine('');
    process.stdout.write(`${processor}, ${cores} cores, Node ${node}, load before ${loadBefore.toFixed(1)}\n`);
    process.stdout.write('submissions  zip MB  seconds  each s  peak MiB  index.html MB\n');
    for (const size of sizes.map(wholeNumber(1))) {
      const figures = await measureClass(size, workers);
      process.stdout.write(`${line(figures)}\n`);
      if (figures.pages !== size) throw new Error(`${figures.pages} pages for ${size} submissions`);
      if (figures.peakMiB > bars.peakMiB || figures.indexMB > bars.indexMB) process.exitCode = 1;
    }
  })
  .parseAsync();

function line({ submissions, zipMB, seconds, peakMiB, indexMB }: ClassFigures): string {
  const cells: readonly (readonly [width: number, text: string])[] = [
    [11, String(submissions)],
    [8, zipMB.toFixed(2)],
    [9, seconds.toFixed(1)],
    [8, (seconds / submissions).toFixed(2)],
    [10, peakMiB.toFixed(0)],
    [15, indexMB.toFixed(2)],
  ];
  return cells.map(([width, text]) => text.padStart(width)).join('');
}

async function measureClass(submissions: number, workers: number): Promise<ClassFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-class-'));
  try {
    const [zip, out, peak] = [join(folder, 'gradebook.zip'), join(folder, 'out'), join(folder, 'peak')];
    await writeZip(zip, submissions);
    const dist = join(projectFolder(), 'dist', 'harness');
    const begin = performance.now();
    await startProcess(
      'node',
      [
        ...['--import', join(dist, 'bench', 'peak-memory.js'), join(programFolder(), 'main.js')],
        ...['grade', zip, '--assignment', 'domineering', '--due', '2021-10-25T23:59Z'],
        ...['--out', out, '--workers', String(workers), '--no-cache'],
      ],
      { env: { VERBATIM_PEAK_FILE: peak }, stdout: 'ignore', stderr: 'inherit' },
    );
    return {
      submissions,
      zipMB: (await stat(zip)).size / 1e6,
      seconds: (performance.now() - begin) / 1000,
      peakMiB: Number(await readFile(peak, 'utf8')),
      indexMB: (await stat(join(out, 'index.html'))).size / 1e6,
      pages: (await readdir(join(out, 'students'))).length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every twentieth submission is late, so that the class page reports some late ones. */
async function writeZip(path: string, submissions: number): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  const all = await generateClass(referenceFolder(), submissions, seed);
  for (const [index, submission] of all.entries()) {
    const stamp = index % 20 === 0 ? '2021-10-26-09-00-00' : '2021-10-24-12-00-00';
    const start = `Asg_3 Domineering_${submission.id}_attempt_${stamp}`;
    zip.addBuffer(Buffer.from(sourceOf(submission)), `${start}_domineering.cpp`);
    zip.addBuffer(Buffer.from(`Name: Student ${index} (${submission.id})\r\n`), `${start}.txt`);
  }
  zip.end();
  await written;
}
