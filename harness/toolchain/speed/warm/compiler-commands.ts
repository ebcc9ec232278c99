import { runProcess } from '../../../process/process.ts';

/** What g++ would start: the compiler itself and the assembler, without their files. */
export interface CompilerCommands {
  readonly compiler: readonly string[];
  readonly assembler: readonly string[];
}

/** Undefined where g++ works in another way than we know. */
export async function compilerCommands(
  args: readonly string[],
  source: string,
  folder: string,
): Promise<CompilerCommands | undefined> {
  // A name for the object that is seen nowhere: what goes where, each compilation says for itself.
  const all = [...args, '-###', '-x', 'c++', '-c', source, '-o', 'object.o'];
  const { end, stderr } = await runProcess({ file: 'g++', args: all, folder, seconds: 10, outputBytes: 1 << 20 });
  if (end.kind !== 'exited' || end.code !== 0) return undefined;
  return parseCommands(Buffer.from(stderr).toString());
}

/** Of what `g++ -###` says, the commands are the lines that begin with a blank. */
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

/** Quoted where a shell would need it. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"?|[^\s"]+/g)].map(([word, quoted]) =>
    quoted === undefined ? word : quoted.replaceAll(/\\(.)/g, '$1'),
  );
}

function withoutOutput(words: readonly string[]): readonly string[] | undefined {
  const at = words.indexOf('-o');
  return at < 0 ? undefined : [...words.slice(0, at), ...words.slice(at + 2)];
}
