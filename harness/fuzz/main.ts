import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chmod } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { wholeNumber } from '../cli/options.ts';
import { type Kind, kinds } from './attempt.ts';
import { fuzz } from './fuzz.ts';
import { CannotFuzz } from './run/honest-runs.ts';
import { commandLine } from './run/place.ts';
import { type User, type UserName, canRun, usersFor } from './run/users.ts';

interface Options {
  readonly seed: number;
  readonly minutes?: number;
  readonly only?: readonly Kind[];
  readonly as: UserName | 'both';
  readonly jobs: number;
  readonly start: number;
  readonly count?: number;
  readonly limit: number;
  readonly keep: string;
}

const exitCodes = { nothingFound: 0, found: 1, couldNot: 2, stopped: 130 } as const;
const usualMinutes = 5;

await new Command('fuzz')
  .description(
    'Grades classes of one hostile submission and four honest ones with the built command. Checks that the honest results are the same as without the hostile submission, that every command ends in time with the right exit code, and that nothing is left behind.',
  )
  .option(
    '--seed <number>',
    'the seed; it is printed, and the same seed makes the same attempts',
    wholeNumber(0),
    Date.now() % 1_000_000,
  )
  .option('--minutes <number>', `how long to run (${usualMinutes} unless --count is given)`, wholeNumber(1))
  .addOption(new Option('--only <kinds...>', 'only these kinds of attempts').choices(kinds))
  .addOption(new Option('--as <user>', 'which user grades').choices(['root', 'user', 'both']).default('both'))
  .option('--jobs <number>', 'how many attempts to run at once', wholeNumber(1), 1)
  .option('--start <number>', 'how many attempts to skip', wholeNumber(0), 0)
  .option('--count <number>', 'how many attempts to make', wholeNumber(1))
  .option('--limit <seconds>', 'time limit for a command on a quiet machine', wholeNumber(1), 25)
  .option('--keep <folder>', 'where to keep the input of each finding', join(tmpdir(), 'verbatim-fuzz-findings'))
  .addHelpText(
    'after',
    '\nExit code: 0 no findings, 1 findings, 2 fuzzing was not possible, 130 stopped with Ctrl-C.\n',
  )
  .action(async (options: Options) => {
    process.exitCode = await main(options);
  })
  .parseAsync();

async function main({ only = kinds, minutes, count, as, keep, ...options }: Options): Promise<number> {
  const users = await usersOf(as);
  if (users === undefined) return exitCodes.couldNot;
  const root = await mkdtemp(join(tmpdir(), 'verbatim-fuzz-'));
  // An ordinary user must be able to enter it.
  await chmod(root, 0o755);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const lasts = minutes ?? (count === undefined ? usualMinutes : Infinity);
  try {
    const tally = await fuzz({
      ...options,
      ...{ only, users, root, say, signal: stop.signal, keep: resolve(keep) },
      count: count ?? Infinity,
      until: performance.now() + lasts * 60_000,
    });
    say(`\n${tally.table()}`);
    say(
      tally.found === 0
        ? `${tally.tried} attempts, no findings.`
        : `${tally.found} of ${tally.tried} attempts have findings.`,
    );
    if (tally.found > 0) return exitCodes.found;
    return stop.signal.aborted ? exitCodes.stopped : exitCodes.nothingFound;
  } catch (error) {
    if (stop.signal.aborted) return exitCodes.stopped;
    process.stderr.write(
      `fuzz: ${error instanceof CannotFuzz ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    return exitCodes.couldNot;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function usersOf(as: Options['as']): Promise<readonly User[] | undefined> {
  const users = usersFor(as);
  if (users === undefined) {
    process.stderr.write('fuzz: only root can grade as root; use --as user\n');
    return undefined;
  }
  if (as === 'both' && users.length === 1) say('grading only as an ordinary user; run as root to test both');
  const able = await Promise.all(users.map(async (user) => ({ user, can: await canRun(user, commandLine()) })));
  const unable = able.filter(({ can }) => !can).map(({ user }) => user.name);
  if (unable.length === 0) return users;
  process.stderr.write(`fuzz: ${unable.join(', ')} cannot run ${commandLine()}: build it, and let all users read it\n`);
  return undefined;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
