import { type Announcements, type ResultProblem, announcedResults, resultProblem } from './announced-results.ts';
import type { Result } from '../board.ts';
import { type TraceProblem, compareTrace } from './compare-trace.ts';
import type { CommandingRun } from '../../../harness/model/assignment/interactive.ts';
import { type RefereeScript, type RightReferee, rightReferee } from './right-referee.ts';
import { readTrace } from './trace.ts';

export type RefereeProblem =
  | TraceProblem
  | ResultProblem
  /** A command that was not flushed in time: the referee already waited for the answer to it. */
  | { readonly kind: 'command-kept-back'; readonly late: string }
  /** The referee goes on after `quit`, or after the end of its input. */
  | { readonly kind: 'did-not-end'; readonly typedQuit: boolean };

/**
 * At most one problem of each sort. The rest of a trace after its first problem is ignored, because what is wrong there
 * is often only a consequence.
 */
export function checkReferee(script: RefereeScript, run: CommandingRun, said?: Announcements): RefereeProblem[] {
  const right = rightReferee(script);
  const { problem, sent } = compareTrace(readTrace(run.trace), right);
  if (problem !== undefined) {
    const isKeptBack = run.late !== '' && compareTrace(readTrace(run.trace + run.late), right).sent > sent;
    const first: RefereeProblem = isKeptBack ? { kind: 'command-kept-back', late: run.late } : problem;
    return [first, ...resultProblemsBefore(right, sent, announcedResults(run.output, said))];
  }
  const result = resultProblem(right.results, announcedResults(run.output, said));
  const end: RefereeProblem = { kind: 'did-not-end', typedQuit: script.typed.includes('quit') };
  return [...(result === undefined ? [] : [result]), ...(run.hasEnded ? [] : [end])];
}

/** Only games that had ended before the problem count. */
function resultProblemsBefore(right: RightReferee, sent: number, announced: readonly Result[]): ResultProblem[] {
  const ended = right.commands.slice(0, sent).filter(({ ends }) => ends).length;
  const due = right.results.filter(({ isNeedless }) => !isNeedless).slice(0, ended);
  const problem = resultProblem(due, announced, 'anything');
  return problem === undefined ? [] : [problem];
}
