import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startSpending, withinAllowance } from '../gxx/run/allowance.ts';
import { killGroup } from '../../process/process.ts';
import { type RunnerAnswer, type RunnerCase, neverStarted, notTried } from '../gxx/run/runner-protocol.ts';
import type { StartRunner } from '../gxx/run/start-runner.ts';
import { cleanUpOnSuddenExit } from '../../process/sudden-exit.ts';
import { type Ended, endingOf } from './plain-ending.ts';

const errorTailBytes = 4096;
const blockBytes = 512;
/** The same as in the native runner (runtime/protocol/shared.hpp). */
const errorBytes = 64 << 10;

/** Runs each case in its own process, with its streams as files in a folder below `place`. */
export function createPlainRunner(place: string, concurrency: number): StartRunner {
  let runs = 0;
  return (programs) => ({
    async run(cases, { allowance, sideBySide = 1 } = {}) {
      const answers: RunnerAnswer[] = [];
      const spending = startSpending<number | undefined>(allowance);
      let next = 0;
      const work = async () => {
        while (next < cases.length) {
          const index = next;
          next += 1;
          const one = cases[index];
          if (one === undefined) continue;
          if (spending.isSpent(one.subject)) {
            answers[index] = notTried;
            continue;
          }
          runs += 1;
          const answer = await runAlone(programs[one.program], one, join(place, `run-${runs}`));
          spending.add(one.subject, answer);
          answers[index] = answer;
        }
      };
      await Promise.all(Array.from({ length: Math.max(concurrency, sideBySide) }, work));
      return allowance === undefined ? answers : withinAllowance(cases, answers, allowance);
    },
    async end() {},
  });
}

const manyRuns: ReadonlySet<RunnerCase['inputKind']> = new Set(['games', 'closedGames', 'apart']);

async function runAlone(program: string | undefined, one: RunnerCase, folder: string): Promise<RunnerAnswer> {
  // An ordinary program cannot make many runs in one process; the caller then requests each run alone.
  if (program === undefined || manyRuns.has(one.inputKind)) return neverStarted('the plain runner has no such program');
  try {
    await mkdir(folder);
    return await runIn(folder, program, one);
  } catch (problem) {
    return neverStarted(
      `the program could not be run: ${problem instanceof Error ? problem.message : String(problem)}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

const streams = ['printed', 'errors', 'records'] as const;

async function runIn(folder: string, program: string, one: RunnerCase): Promise<RunnerAnswer> {
  const path = (name: string) => join(folder, name);
  await writeFile(path('input'), one.input);
  const handles: FileHandle[] = [];
  try {
    for (const name of streams) handles.push(await open(path(name), 'w'));
    handles.push(await open(path('input'), 'r'));
    const ended = await runLimited(program, one, folder, handles);
    const [printed, errors, records] = await Promise.all(streams.map((name) => readFile(path(name))));
    return answerOf(one, ended, { printed, errors, records });
  } finally {
    await Promise.all(handles.map((handle) => handle.close()));
  }
}

/** The shell sets the limits that this system has. Standard input is empty; the typed input is descriptor 4. */
function runLimited(program: string, one: RunnerCase, folder: string, files: readonly FileHandle[]): Promise<Ended> {
  const running = spawn('/bin/sh', ['-c', `${limitsOf(one)} exec "$0"`, program], {
    cwd: folder,
    // runtime/console.cpp removes the second variable.
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', ...(one.inputKind === 'closed' && { VERBATIM_CLOSED_INPUT: '1' }) },
    stdio: ['ignore', ...files.map(({ fd }) => fd)],
    // Its own process group, so that all its processes can be killed together.
    detached: true,
  });
  const emergency = cleanUpOnSuddenExit(() => killGroup(running.pid));
  return new Promise((resolve, reject) => {
    let outOfTime = false;
    const timer = setTimeout(() => {
      outOfTime = true;
      killGroup(running.pid);
    }, one.wallSeconds * 1000);
    const settle = () => {
      clearTimeout(timer);
      emergency.forget();
      // Kills processes that the program started and did not wait for.
      killGroup(running.pid);
    };
    running.on('error', (problem) => {
      settle();
      reject(problem);
    });
    // Not `close`: a background process may keep the streams open.
    running.on('exit', (code, signal) => {
      settle();
      resolve({ outOfTime, code, signal });
    });
  });
}

/** The soft limit of processor time sends SIGXCPU; a program that ignores it is killed a second later. */
function limitsOf({ cpuSeconds, memoryMiB, printedBytes, recordBytes }: RunnerCase): string {
  const blocks = Math.ceil((Math.max(printedBytes, recordBytes, errorBytes) + 1) / blockBytes);
  const seconds = Math.ceil(cpuSeconds);
  const limits = [`-S -t ${seconds}`, `-H -t ${seconds + 1}`, `-f ${blocks}`, '-c 0', `-v ${memoryMiB * 1024}`];
  return limits.map((limit) => `ulimit ${limit} 2>/dev/null || :;`).join(' ');
}

type Written = Readonly<Record<(typeof streams)[number], Buffer | undefined>>;

function answerOf(one: RunnerCase, ended: Ended, { printed, errors, records }: Written): RunnerAnswer {
  const nothing = Buffer.alloc(0);
  const errorTail = (errors ?? nothing).subarray(-errorTailBytes).toString('latin1');
  const began = (records ?? nothing).length > 0;
  return {
    ...endingOf(ended, { began, errorTail, cpuSeconds: one.cpuSeconds }),
    waitSeconds: ended.outOfTime ? one.wallSeconds : 0,
    forbidden: 0,
    printedSize: printed?.length ?? 0,
    errorSize: errors?.length ?? 0,
    printed: (printed ?? nothing).subarray(0, one.printedBytes),
    errorTail,
    records: (records ?? nothing).subarray(0, one.recordBytes),
  };
}
