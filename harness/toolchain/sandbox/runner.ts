import {
  type RunnerAnswer,
  type RunnerCase,
  decodeAnswer,
  encodeCases,
  encodePrograms,
  neverStarted,
  unlimited,
} from '../gxx/run/runner-protocol.ts';
import type { Allowance } from '../contract/toolchain.ts';
import { withinAllowance } from '../gxx/run/allowance.ts';
import { ByteReader } from '../../process/bytes.ts';
import type { StartRunner } from '../gxx/run/start-runner.ts';
import { type ServerProcess, type Servers, freshServers } from '../../process/server-process.ts';

/** The most cases in one request: all of their answers are in memory. */
const casesAtOnce = 200;
const usualSlackSeconds = 20;
/** How many wall limits a run may take if it hardly gets a processor (runtime/run/watch.hpp). */
const maxWallLimits = 10;

/**
 * Asks a host for a process when there is something to run, and for more when there is much to run and `concurrency`
 * allows it.
 */
export function createRunner(
  path: string,
  layers: number,
  concurrency: number,
  servers: Servers = freshServers,
  slackSeconds = usualSlackSeconds,
): StartRunner {
  return (programs) => {
    const workers: Worker[] = [];
    const firstWorkers = (count: number) => {
      while (workers.length < count) workers.push(createWorker({ path, layers, servers }, programs, slackSeconds));
      return workers.slice(0, count);
    };
    return {
      async run(cases, { allowance = unlimited, sideBySide = 1 } = {}) {
        const answers: RunnerAnswer[] = [];
        const atOnce = Math.max(concurrency, sideBySide);
        const share = Math.min(casesAtOnce, Math.max(1, Math.ceil(cases.length / atOnce)));
        let next = 0;
        const work = async (worker: Worker) => {
          while (next < cases.length) {
            const from = next;
            next += share;
            const done = await worker.run(cases.slice(from, from + share), allowance);
            for (const [index, answer] of done.entries()) answers[from + index] = answer;
          }
        };
        await Promise.all(firstWorkers(Math.min(atOnce, cases.length)).map(work));
        return allowance === unlimited ? answers : withinAllowance(cases, answers, allowance);
      },
      async end() {
        await Promise.all(workers.map((worker) => worker.end()));
      },
    };
  };
}

interface Worker {
  run(cases: readonly RunnerCase[], allowance: Allowance): Promise<RunnerAnswer[]>;
  end(): Promise<void>;
}

interface Host {
  readonly path: string;
  readonly layers: number;
  readonly servers: Servers;
}

function createWorker({ path, layers, servers }: Host, programs: readonly string[], slackSeconds: number): Worker {
  let current: ServerProcess | undefined;
  // Requests run one after the other, no matter where they come from.
  let before: Promise<unknown> = Promise.resolve();

  async function ready(): Promise<ServerProcess | string> {
    if (current?.alive !== true) {
      current = servers.borrow({ file: path });
      const present = await open(current, programs);
      if (typeof present === 'string') return present;
      const missing = layers & ~present;
      if (missing !== 0) {
        await current.end();
        return `layers of protection are missing that were in force before (${missing})`;
      }
    }
    return current;
  }

  async function ask(
    cases: readonly RunnerCase[],
    allowance: Allowance,
  ): Promise<{ answers: RunnerAnswer[]; problem: string }> {
    const runner = await ready();
    if (typeof runner === 'string') return { answers: [], problem: runner };
    // The time starts again with each answer: otherwise a stopped runner could hold everything up for as long as all
    // cases together may take.
    const seconds = cases.map(({ wallSeconds }) => wallSeconds * maxWallLimits + slackSeconds);
    const messages = await runner.ask(encodeCases(cases, allowance), seconds);
    return { answers: messages.map(decodeAnswer), problem: runner.trouble() };
  }

  /** Asks once more for the answers that a runner still owed when it died. */
  async function run(cases: readonly RunnerCase[], allowance: Allowance): Promise<RunnerAnswer[]> {
    const first = await ask(cases, allowance);
    if (first.answers.length === cases.length) return first.answers;
    const second = await ask(cases.slice(first.answers.length), allowance);
    const answers = [...first.answers, ...second.answers];
    return cases.map((_, index) => answers[index] ?? neverStarted(`the runner ended too early: ${second.problem}`));
  }

  return {
    run(cases, allowance) {
      const result = before.then(() => run(cases, allowance));
      before = result;
      return result;
    },
    async end() {
      await before;
      if (current !== undefined) await close(path, current, servers);
    },
  };
}

/** The layers of protection that this machine has for a run; a text says why nothing can be run at all. */
export async function layersHere(path: string, servers: Servers = freshServers): Promise<number | string> {
  const layers = await askForLayers(path, servers);
  // Retry once, as for cases: the probe may have been killed on a busy machine, and everything depends on it.
  return typeof layers === 'string' ? askForLayers(path, servers) : layers;
}

async function askForLayers(path: string, servers: Servers): Promise<number | string> {
  const probe = servers.borrow({ file: path });
  const layers = await open(probe, []);
  await close(path, probe, servers);
  return layers;
}

/** The layers that are in force, or what went wrong. */
async function open(host: ServerProcess, programs: readonly string[]): Promise<number | string> {
  const [hello] = await host.ask(encodePrograms(programs), [usualSlackSeconds]);
  return hello === undefined ? host.trouble() : new ByteReader(hello).integer32();
}

/** The runner ends, and the host is free for others. */
async function close(path: string, host: ServerProcess, servers: Servers): Promise<void> {
  host.tell(encodeCases([]));
  await servers.giveBack({ file: path }, host);
}
