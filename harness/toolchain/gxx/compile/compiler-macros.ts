import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import {
  type CompilerMacros,
  everyHeader,
  existenceMark,
  featureOfKey,
  headersOfKey,
} from '../../../model/program/compiler-macros.ts';
import { commonArgs } from './compile.ts';
import { type ForcedHeaders, flagsOf } from './lenience-flags.ts';
import type { Lenience } from '../../../model/program/lenience.ts';
import { digest } from '../pieces/compile-once.ts';
import { isWhole, keepPiece } from '../pieces/kept-piece.ts';
import { askedLines, macroLines } from './macro-lines.ts';
import { runTool } from '../../../process/run-tool.ts';
import type { ToolSeal } from '../../../process/run-tool.ts';
import { makeWorkFolder, writeFiles } from '../work-folder/work-folder.ts';

export interface AskedCompiler {
  readonly command: string;
  readonly cacheFolder: string;
  /** Changes with the compiler. */
  readonly version: string;
  readonly forced: ForcedHeaders;
  /** Sources choose the headers, so the compiler is sealed as when it compiles them. */
  readonly seal?: (folder: string) => ToolSeal;
}

/** Finds what the compiler defines with these settings, and what these lists of headers define (`headerListKey`). */
export type AskMacros = (
  settings: BuildSettings,
  lists: readonly string[],
  leniences?: readonly Lenience[],
) => Promise<CompilerMacros>;

const secondsToAsk = 20;
/** Each list takes up to 0.3 MB. */
const maxInMemory = 40;

/** Asks once for each compiler, settings and list, and keeps the answer in the cache; a refusal, only in memory. */
export function createAskMacros(compiler: AskedCompiler): AskMacros {
  const answers = new Map<string, Promise<string>>();

  function answer(args: readonly string[], key: string): Promise<string> {
    const id = JSON.stringify([args, key]);
    const before = answers.get(id);
    if (before !== undefined) return before;
    const made = keptAnswer(compiler, args, key);
    // What failed once may work the next time.
    made.catch(() => answers.delete(id));
    answers.set(id, made);
    for (const oldest of answers.keys()) {
      if (answers.size <= maxInMemory) break;
      answers.delete(oldest);
    }
    return made;
  }

  return async (settings, lists, leniences = []) => {
    const args = [...commonArgs(settings), ...macroFlags(leniences, compiler.forced)];
    const keys = [everyHeader, ...lists].filter(
      (key) => headersOfKey(key) !== undefined || featureOfKey(key) !== undefined,
    );
    const [predefined = '', ...texts] = await Promise.all(['', ...keys].map((key) => answer(args, key)));
    if (predefined === '') throw new Error(`${compiler.command} does not say which macros it defines`);
    return { predefined, ofHeaders: Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? ''])) };
  };
}

/** Without the flags for forced headers, which the rules take into account by themselves. */
function macroFlags(leniences: readonly Lenience[], forced: ForcedHeaders): string[] {
  return flagsOf(
    leniences.filter((one) => one !== 'headers-forced-in'),
    forced,
  );
}

async function keptAnswer(compiler: AskedCompiler, args: readonly string[], key: string): Promise<string> {
  const name = digest([compiler.version, ...args, key].join('\n'));
  const path = join(compiler.cacheFolder, `${name}-macros.txt`);
  if (await isWhole(path)) return readFile(path, 'utf8');
  const text = await ask(compiler, args, key);
  if (text === '') return text;
  const unfinished = await mkdtemp(`${path}.tmp`);
  try {
    const made = join(unfinished, 'macros.txt');
    await writeFile(made, text);
    await keepPiece(made, path);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return text;
}

/** Empty if the compiler refuses it. */
async function ask({ command, seal }: AskedCompiler, args: readonly string[], key: string): Promise<string> {
  const folder = await makeWorkFolder(seal);
  try {
    await writeFiles(folder.source, [{ name: source, bytes: Buffer.from(sourceOf(key)) }]);
    const preprocessed = async (...how: readonly string[]): Promise<string | undefined> => {
      const made = join(folder.objects, `said${how.join('')}.txt`);
      const { end } = await runTool({
        file: command,
        args: [...args, '-E', ...how, '-x', 'c++', source, '-o', made],
        folder: folder.source,
        scratch: folder.scratch,
        seal: folder.seal,
        seconds: secondsToAsk,
        outputBytes: 1 << 20,
      });
      return end.kind === 'exited' && end.code === 0 ? readFile(made, 'utf8') : undefined;
    };
    if (key === '') return (await preprocessed('-dM')) ?? '';
    if (featureOfKey(key) !== undefined) return numberIn((await preprocessed()) ?? '');
    if (key.startsWith(existenceMark)) return (await preprocessed()) === undefined ? '' : 'yes';
    const [defined, used] = await Promise.all([preprocessed('-dD'), preprocessed('-dU')]);
    return defined === undefined || used === undefined ? '' : `${macroLines(defined)}\n${askedLines(used)}`;
  } finally {
    await folder.remove();
  }
}

const source = 'headers.cpp';
const answerMark = 'verbatim_answer';

/** Empty if the compiler did not replace the question by a number. */
function numberIn(text: string): string {
  const answer = text.slice(text.lastIndexOf(answerMark) + answerMark.length).trim();
  return /^\d{1,18}L?$/.test(answer) ? answer : '';
}

function sourceOf(key: string): string {
  if (key === '') return '\n';
  const feature = featureOfKey(key);
  if (feature !== undefined) return `${answerMark} ${feature}\n`;
  const names = headersOfKey(key) ?? [];
  if (!key.startsWith(existenceMark)) return names.map((name) => `#include <${name}>\n`).join('');
  return `#if !__has_include(<${names.join('')}>)\n#error there is no such header\n#endif\n`;
}
