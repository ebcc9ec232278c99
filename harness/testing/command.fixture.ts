import { execa } from 'execa';

/** The built command, from the root of the repository. */
export const main = 'dist/program/main.js';

export interface Ran {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the built command, as `npm test` has just built it, the way a user would; but everything is graded anew, since
 * a result of the last test run would prove nothing.
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

/** Never called: it tells "vitest --changed" what the command is made of, which runs from dist. */
export const commandSources = () => import('../cli/main.ts');
