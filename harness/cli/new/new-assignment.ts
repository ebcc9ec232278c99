import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { count } from '../../../reports/phrases/count.ts';
import { cannotWrite } from '../../author/cannot-write.ts';
import { type NewClass, assignmentText, titleOf } from '../../author/new/assignment-text.ts';
import { implementsClass, readClassText } from '../../author/new/class-text.ts';
import { type ReadPrototype, wantedPrototypes } from '../../author/new/wanted-prototypes.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { UsageError } from '../../model/usage-error.ts';
import { hasAssignment } from '../../prepare/assignments/place.ts';
import { schemaPath } from '../../prepare/assignments/schema-path.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { readApart } from '../../reading/read-apart.ts';

export interface NewOptions {
  readonly solution: readonly string[];
  readonly functions?: string;
  readonly class?: string;
  readonly title?: string;
}

const settings = { standard: 'c++17', flags: ['-Wall', '-Wextra'], seconds: 30 };

/** Makes the folder of an assignment from a sample solution. */
export async function newAssignment(path: string, options: NewOptions): Promise<number> {
  const { solution, functions = '', title } = options;
  const folder = resolve(path);
  const id = basename(folder);
  if (!/^[A-Za-z0-9][\w-]*$/.test(id)) {
    throw new UsageError(`"${id}" cannot be the name of an assignment: use letters, digits, - and _`);
  }
  if (await hasAssignment(folder)) {
    throw new UsageError(`${path} already has an assignment.yaml: choose another name, or change that file`);
  }
  const files = await Promise.all(solution.map(readSolutionFile));
  const wanted = functions
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const prototypes = await prototypesOf(files, wanted);
  const headers = files.map(({ name }) => name).filter(isHeader);
  const sources = files.map(({ name }) => name).filter((name) => !headers.includes(name));
  const text = assignmentText({
    title: title ?? titleOf(id),
    files: sources,
    provided: headers,
    prototypes: prototypes.map((one) => one.text),
    parameters: prototypes.flatMap((one) => one.parameters),
    class: options.class === undefined ? undefined : classOf(files, options.class),
    schema: schemaPath('assignment', folder),
  });
  await writeFolder(folder, text, files, headers);
  const from = files.map(({ name }) => name).join(', ');
  const ofClass = options.class === undefined ? '' : ` and the class ${options.class}`;
  const read =
    options.class !== undefined && prototypes.length === 0
      ? `the class ${options.class} read from ${from}`
      : prototypes.length === 0
        ? 'a program without required functions'
        : `${count(prototypes.length, 'prototype')}${ofClass} read from ${from}`;
  const shown = (name: string) => relative(process.cwd(), join(folder, name));
  const width = Math.max(
    ...['assignment.yaml', ...files.map(({ name }) => `solution/${name}`)].map((name) => shown(name).length),
  );
  process.stdout.write(`${shown('assignment.yaml').padEnd(width)}   ${read}; limits, marks and rules have defaults\n`);
  for (const { name } of files) process.stdout.write(`${shown(`solution/${name}`)}\n`);
  for (const name of headers)
    process.stdout.write(`${shown(`handout/${name}`).padEnd(width)}   students are given this file\n`);
  return exitCodes.ok;
}

async function readSolutionFile(path: string): Promise<SourceFile> {
  const bytes = await readFile(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new UsageError(`there is no file ${path}: name the files of the sample solution`);
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder: name the files in it, such as ${path}/*.cpp`);
    throw new UsageError(`cannot read the solution: ${error instanceof Error ? error.message : String(error)}`);
  });
  const name = basename(path);
  if (!/\.(?:cpp|cc|cxx|h|hpp|hh)$/i.test(name)) {
    throw new UsageError(
      `${path} is not C++: name the files of the sample solution, such as ${name.split('.')[0]}.cpp`,
    );
  }
  return { name, bytes };
}

/** The class that is graded member by member; it is declared in one of the headers. */
function classOf(files: readonly SourceFile[], name: string): NewClass {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new UsageError(`"${name}" cannot be the name of a class`);
  const texts = files.map((file) => ({ name: file.name, text: Buffer.from(file.bytes).toString() }));
  for (const header of texts.filter((file) => isHeader(file.name))) {
    const read = readClassText(header.text, name);
    if (read === undefined) continue;
    const file = texts.find((one) => !isHeader(one.name) && implementsClass(one.text, name));
    if (file === undefined)
      throw new UsageError(`no source of the solution implements ${name}: name it after --solution`);
    if (read.members.length === 0 || read.state.length === 0) {
      const why = read.leftOut.length === 0 ? '' : ` (${read.leftOut.join('; ')})`;
      throw new UsageError(`${name} has no public members, or no private fields, that can be graded${why}`);
    }
    for (const one of read.leftOut) process.stderr.write(`left out of the class: ${one}\n`);
    return { name, header: header.name, file: file.name, state: read.state, members: read.members };
  }
  throw new UsageError(`no header of the solution declares the class ${name}: name the header after --solution, too`);
}

function isHeader(name: string): boolean {
  return /\.(?:h|hpp|hh)$/i.test(name);
}

/** Compiles the solution, which shows which functions there are; their heads come from the sources. */
async function prototypesOf(
  files: readonly SourceFile[],
  wanted: readonly string[],
): Promise<readonly ReadPrototype[]> {
  const toolchain = await prepareToolchain({ reading: readApart() });
  const built = await toolchain.build({ files, settings, functions: [] });
  if (built.kind === 'broken') throw new Error(built.reason);
  if (built.kind === 'built') await built.program.dispose();
  const { diagnostics, functions, failedFiles = [] } = built.report;
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (built.kind === 'failed' || failedFiles.length > 0) {
    const where = error === undefined ? '' : `: ${error.file}:${error.line}: ${error.message}`;
    throw new UsageError(`the solution does not compile${where}`);
  }
  if (built.report.leniences.length > 0 && error !== undefined) {
    process.stderr.write(
      `the solution compiles only by the looser rules of other compilers, so it will lose marks: ${error.file}:${error.line}: ${error.message}\n`,
    );
  }
  const texts = files.map((file) => ({ name: file.name, text: Buffer.from(file.bytes).toString() }));
  const { prototypes, problems } = wantedPrototypes(wanted, functions, texts);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return prototypes;
}

/** The whole folder or nothing: it appears when it is complete. */
async function writeFolder(
  folder: string,
  text: string,
  files: readonly SourceFile[],
  headers: readonly string[],
): Promise<void> {
  const unfinished = join(dirname(folder), `.${basename(folder)}.${process.pid}.new`);
  const isThere = await readFile(folder).then(
    () => true,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EISDIR',
  );
  const target = isThere ? folder : unfinished;
  try {
    await mkdir(join(target, 'solution'), { recursive: true });
    if (headers.length > 0) await mkdir(join(target, 'handout'), { recursive: true });
    for (const { name, bytes } of files) {
      await writeFile(join(target, 'solution', name), bytes);
      if (headers.includes(name)) await writeFile(join(target, 'handout', name), bytes);
    }
    await writeFile(join(target, 'assignment.yaml'), text, { flag: 'wx' });
    if (!isThere) await rename(unfinished, folder);
  } catch (error) {
    if (!isThere) await rm(unfinished, { recursive: true, force: true });
    const told = cannotWrite(relative(process.cwd(), folder), error);
    if (told instanceof UsageError) throw told;
    throw new UsageError(`cannot write ${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
