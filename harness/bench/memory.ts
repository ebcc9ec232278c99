import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../process/start-process.ts';
import { programFolder, projectFolder, referenceFolder } from '../prepare/home.ts';
import { generateClass } from './submissions.ts';

const smallClass = 100;
const seed = 1121;

/** The peak memory of `verbatim grade` for a class of the usual size and, unless its size is 0, for a large class. */
export async function measureClasses(options: {
  readonly class: number;
  readonly folder: string;
  readonly workers: number;
  readonly say: (text: string) => void;
}): Promise<Readonly<Record<string, number>>> {
  const peaks: Record<string, number> = {};
  for (const size of options.class === 0 ? [smallClass] : [smallClass, options.class]) {
    options.say(`measuring the memory for a class of ${size}`);
    peaks[`classOf${size}`] = await peakOfClass(size, options.folder, options.workers);
  }
  return peaks;
}

async function peakOfClass(size: number, folder: string, workers: number): Promise<number> {
  const home = join(folder, `class-of-${size}`);
  for (const { id, files } of await generateClass(referenceFolder(), size, seed)) {
    await mkdir(join(home, 'class', id), { recursive: true });
    await Promise.all(files.map(({ name, bytes }) => writeFile(join(home, 'class', id, name), bytes)));
  }
  const dist = join(projectFolder(), 'dist', 'harness');
  const peak = join(home, 'peak');
  const grading = [
    'grade',
    join(home, 'class'),
    '--out',
    join(home, 'out'),
    '--workers',
    String(workers),
    '--no-cache',
  ];
  await startProcess(
    process.execPath,
    ['--import', join(dist, 'bench', 'peak-memory.js'), join(programFolder(), 'main.js'), ...grading],
    {
      env: { VERBATIM_PEAK_FILE: peak },
      stdout: 'ignore',
    },
  );
  return Number(await readFile(peak, 'utf8'));
}
