import { tmpdir } from 'node:os';
import { runProcess } from './process.ts';
import { type RunnerAnswer, type RunnerCase, decodeAnswers, encodeCases, neverStarted } from './runner-protocol.ts';

/** Runs cases and answers each of them, in their order. Never throws. */
export type Runner = (cases: readonly RunnerCase[]) => Promise<RunnerAnswer[]>;

/** So many for one process: an answer holds what was printed, and a whole answer is in memory. */
const casesAtOnce = 200;
/** The end of standard error, numbers and lengths. */
const otherAnswerBytes = 8192;
const slackSeconds = 20;

export function createRunner(path: string, concurrency: number): Runner {
  return async (cases) => {
    const answers: RunnerAnswer[] = [];
    const share = Math.min(casesAtOnce, Math.max(1, Math.ceil(cases.length / concurrency)));
    let next = 0;
    const work = async () => {
      while (next < cases.length) {
        const from = next;
        next += share;
        const done = await runChunk(path, cases.slice(from, from + share));
        for (const [index, answer] of done.entries()) answers[from + index] = answer;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return answers;
  };
}

/** Asks once more for what a runner that died left unanswered. */
async function runChunk(path: string, cases: readonly RunnerCase[]): Promise<RunnerAnswer[]> {
  const first = await askRunner(path, cases);
  if (first.answers.length === cases.length) return first.answers;
  const second = await askRunner(path, cases.slice(first.answers.length));
  const answers = [...first.answers, ...second.answers];
  return cases.map((_, index) => answers[index] ?? neverStarted(`the runner ended too early: ${second.trouble}`));
}

async function askRunner(
  path: string,
  cases: readonly RunnerCase[],
): Promise<{ readonly answers: RunnerAnswer[]; readonly trouble: string }> {
  const { end, stdout, stderr } = await runProcess({
    file: path,
    args: [],
    folder: tmpdir(),
    input: encodeCases(cases),
    seconds: cases.reduce((sum, { wallSeconds }) => sum + wallSeconds, slackSeconds),
    outputBytes: cases.reduce((sum, one) => sum + one.printedBytes + one.recordBytes + otherAnswerBytes, 0),
  });
  const said = Buffer.from(stderr).toString().trim();
  return { answers: decodeAnswers(stdout).slice(0, cases.length), trouble: said === '' ? end.kind : said };
}
