import type { CrashTrace } from '../../../model/program/crash-trace.ts';
import type { Diagnosis } from '../../../model/result/diagnosis.ts';
import { runTool } from '../../../process/run-tool.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

export interface CodeLine {
  readonly function: string;
  readonly file: string;
  readonly line: number;
}

const seconds = 10;
const maxBytes = 1 << 20;

/**
 * The source lines of these places in a program, from the innermost outwards; only those in the student's own files.
 */
export async function findLines(
  program: string,
  places: readonly string[],
  folder: Pick<WorkFolder, 'root' | 'scratch' | 'seal'>,
  files: readonly string[],
): Promise<CodeLine[]> {
  if (places.length === 0) return [];
  const { end, stdout } = await runTool({
    file: 'addr2line',
    args: ['-f', '-C', '-e', program, ...places],
    folder: folder.root,
    scratch: folder.scratch,
    seal: folder.seal,
    seconds,
    outputBytes: maxBytes,
  });
  if (end.kind !== 'exited' || end.code !== 0) return [];
  return readLines(Buffer.from(stdout).toString(), files);
}

/** Two lines for each place: the function, and `…/hex.cpp:41 (discriminator 2)`. */
export function readLines(text: string, files: readonly string[]): CodeLine[] {
  const lines = text.split('\n');
  const found: CodeLine[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const [, path = '', line = '0'] = /^(.*):(\d{1,7})(?: \(discriminator \d+\))?$/.exec(lines[index + 1] ?? '') ?? [];
    const file = files.find((name) => path === name || path.endsWith(`/source/${name}`));
    if (file !== undefined && line !== '0')
      found.push({ function: plainName(lines[index] ?? ''), file, line: Number(line) });
  }
  return found;
}

/** `Game::name[abi:cxx11](int)` is `Game::name`, and `(anonymous namespace)::mark(int)` is `mark`. */
function plainName(signature: string): string {
  const text = signature.replaceAll('(anonymous namespace)::', '');
  return /^([\w:~]+)(?:\[abi:\w+\])?\(/.exec(text)?.[1] ?? text;
}

/** The fault that caused a crash, at its place in the student's own code. */
export function faultAt({ what }: CrashTrace, lines: readonly CodeLine[]): Diagnosis | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const place = { file: first.file, line: first.line, column: 0 };
  switch (what.kind) {
    case 'memory': {
      const { kind: _kind, where, ...facts } = what;
      return { kind: 'memory-fault', ...place, where, ...facts };
    }
    case 'recursion':
      return {
        kind: 'endless-recursion',
        ...place,
        functions: [...new Set(lines.map((one) => one.function))].slice(0, 8),
      };
    case 'stack':
      return { kind: 'stack-overflow', ...place, function: first.function };
    case 'exception':
      return { kind: 'uncaught-exception', ...place, type: exceptionName(what.type) };
    case 'library':
      return { kind: 'library-check', ...place, rule: what.rule };
    case 'signal':
      return { kind: 'crash-place', ...place };
  }
}

/** Makes the compiler's name of a type readable; empty where that is not possible. */
function exceptionName(type: string): string {
  const standard = /^St(\d{1,3})([A-Za-z_]\w*)$/.exec(type);
  if (standard !== null && Number(standard[1]) === (standard[2] ?? '').length) return `std::${standard[2]}`;
  return builtIn.get(type) ?? /^\d+([A-Za-z_]\w*)$/.exec(type)?.[1] ?? '';
}

const builtIn = new Map([
  ['i', 'int'],
  ['c', 'char'],
  ['b', 'bool'],
  ['d', 'double'],
  ['x', 'long long'],
  ['PKc', 'const char*'],
  ['NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE', 'std::string'],
]);
