import { relative } from 'node:path';
import { referenceFolder } from '../prepare/home.ts';
import { writeWrongProgram } from './write-wrong-program.ts';

try {
  const [name, folder] = process.argv.slice(2);
  process.stdout.write(await writeWrongProgram(relative('.', referenceFolder()), name, folder));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
