import { execa } from 'execa';

/** The built command, from the root of the repository. */
export const main = 'dist/program/main.js';

export interface Ran {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the command that `npm test` has just built, as a user would, but grades everything anew: a cached result of an
 * earlier test run would prove nothing.
 */
export async function verbatim(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const anew = args[0] === 'check' || args[0] === 'grade' ? [...args, '--no-cache'] : args;
  return verbatimWithCache(anew, environment);
}

export async function verbatimWithCache(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [main, ...args], {
    reject: false,
    stdin: 'ignore',
    stripFinalNewline: false,
    env: { NO_COLOR: '1', ...environment },
  });
  return { exitCode, stdout, stderr };
}

/** Never called. The import tells "vitest --changed" which sources the command in dist is made of. */
export const commandSources = () => import('../cli/main.ts');
