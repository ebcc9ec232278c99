import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import type { Block, Document } from './markdown.fixture.ts';

/** A command in a document, and the output that the document shows. */
export interface Command {
  readonly line: number;
  readonly command: string;
  readonly shown: string;
}

/** A block that is marked `run`, `run with PATH` or `run with PATH as NAME`. */
export interface RunnableBlock {
  /** Files of the project that are copied into the folder of the commands. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  readonly commands: readonly Command[];
}

export function runnableBlocks({ path, blocks }: Document): RunnableBlock[] {
  return blocks.flatMap((block) => {
    const [word, ...rest] = block.mark.split(' ');
    return word === 'run' ? [{ copies: copiesOf(path, block, rest), commands: commandsIn(path, block) }] : [];
  });
}

function copiesOf(path: string, { line, mark }: Block, words: readonly string[]): RunnableBlock['copies'] {
  if (words.length === 0) return [];
  const [withWord, from, asWord, to, ...more] = words;
  const isRight = withWord === 'with' && from !== undefined && (asWord === undefined || asWord === 'as');
  if (!isRight || more.length > 0)
    throw new Error(`${path}:${line}: the mark "${mark}" must be run, run with PATH, or run with PATH as NAME`);
  return [{ from, to: to ?? basename(from) }];
}

function commandsIn(path: string, { line, lines }: Block): Command[] {
  const commands: { line: number; command: string; shown: string[] }[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.startsWith('$ ')) commands.push({ line: line + index, command: text.slice(2), shown: [] });
    else if (commands.length === 0) throw new Error(`${path}:${line}: the block must begin with a command ("$ ...")`);
    else commands.at(-1)?.shown.push(text);
  }
  return commands.map(({ shown, ...command }) => ({ ...command, shown: shown.join('\n') }));
}

export interface Printed extends Command {
  /** What the command printed on standard output and standard error. */
  readonly printed: string;
}

/**
 * Runs the blocks of a document, one after the other in one empty folder. `npx verbatim` runs the built command there,
 * so that nothing is downloaded.
 */
export async function runBlocks(blocks: readonly RunnableBlock[]): Promise<Printed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-documentation-'));
  try {
    const [place, programs] = [join(folder, 'work'), join(folder, 'bin')];
    await Promise.all([mkdir(place), mkdir(programs)]);
    const run = `exec '${process.execPath}' '${resolve('dist/program/main.js')}' "$@"`;
    await writeFile(join(programs, 'verbatim'), `#!/bin/sh\n${run}\n`, { mode: 0o755 });
    await writeFile(join(programs, 'npx'), `#!/bin/sh\n[ "$1" = verbatim ] || exit 1\nshift\n${run}\n`, {
      mode: 0o755,
    });
    const env = { NO_COLOR: '1', PATH: [programs, process.env['PATH']].join(delimiter) };
    const printed: Printed[] = [];
    for (const { copies, commands } of blocks) {
      await Promise.all(copies.map(({ from, to }) => cp(from, join(place, to), { recursive: true })));
      for (const command of commands) {
        const { all } = await execa(command.command, {
          shell: true,
          cwd: place,
          env,
          all: true,
          reject: false,
          stdin: 'ignore',
        });
        printed.push({ ...command, printed: all });
      }
    }
    return printed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
