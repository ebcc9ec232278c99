import { runProcess } from '../../../process/process.ts';

/** The commands that g++ would start: the compiler proper and the assembler, without output files. */
export interface CompilerCommands {
  readonly compiler: readonly string[];
  readonly assembler: readonly string[];
}

/** Undefined if g++ works in an unknown way. */
export async function compilerCommands(
  args: readonly string[],
  source: string,
  folder: string,
): Promise<CompilerCommands | undefined> {
  // The name of the object does not matter: each compilation names its own files.
  const all = [...args, '-###', '-x', 'c++', '-c', source, '-o', 'object.o'];
  const { end, stderr } = await runProcess({ file: 'g++', args: all, folder, seconds: 10, outputBytes: 1 << 20 });
  if (end.kind !== 'exited' || end.code !== 0) return undefined;
  return parseCommands(Buffer.from(stderr).toString());
}

/** In the output of `g++ -###`, the commands are the lines that begin with a space. */
export function parseCommands(said: string): CompilerCommands | undefined {
  const commands = said
    .split('\n')
    .filter((line) => line.startsWith(' '))
    .map(wordsOf);
  const [compiler = [], assembler = []] = commands;
  const known =
    commands.length === 2 && compiler[0]?.endsWith('/cc1plus') === true && /(?:^|\/)as$/.test(assembler[0] ?? '');
  if (!known) return undefined;
  const result = { compiler: withoutOutput(compiler), assembler: withoutOutput(assembler)?.slice(0, -1) };
  return result.compiler === undefined || result.assembler === undefined
    ? undefined
    : { compiler: result.compiler, assembler: result.assembler };
}

/** The words of a command, without the quotes that a shell would need. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"?|[^\s"]+/g)].map(([word, quoted]) =>
    quoted === undefined ? word : quoted.replaceAll(/\\(.)/g, '$1'),
  );
}

function withoutOutput(words: readonly string[]): readonly string[] | undefined {
  const at = words.indexOf('-o');
  return at < 0 ? undefined : [...words.slice(0, at), ...words.slice(at + 2)];
}
