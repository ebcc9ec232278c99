import { isDeepStrictEqual } from 'node:util';
import type { RunLimits } from '../model/assignment.ts';
import type { Program } from '../model/toolchain.ts';
import type { Trial, TrialOutcome } from '../model/trial.ts';
import { runAlone, runTogether } from './run-trials.ts';

/** Fewer sessions than that are run alone as quickly. */
const worthSharing = 3;

/**
 * Everything in a process of its own, but for sessions: they are tried together, where the first one of a program is the
 * same alone and in company. What does not pass there is run alone, too, and only that counts.
 */
export async function runGoldens(
  program: Program,
  trials: readonly Trial[],
  limits: RunLimits,
  passes: (trial: Trial, outcome: TrialOutcome) => boolean,
): Promise<TrialOutcome[]> {
  const outcomes = new Map<Trial, TrialOutcome>();
  const groups = sessionGroups(trials);
  const waiting = new Set(groups.flatMap((group) => group.slice(1)));
  await runEachAlone(trials.filter((trial) => !waiting.has(trial)));
  for (const group of groups) await runInCompany(group);
  await runEachAlone(trials.filter((trial) => !outcomes.has(trial)));
  return trials.flatMap((trial) => outcomes.get(trial) ?? []);

  async function runEachAlone(some: readonly Trial[]): Promise<void> {
    if (some.length === 0) return;
    for (const [index, outcome] of (await runAlone(program, some, limits)).entries()) {
      const trial = some[index];
      if (trial !== undefined) outcomes.set(trial, outcome);
    }
  }

  async function runInCompany(group: readonly Trial[]): Promise<void> {
    const [first, ...others] = group;
    const alone = first === undefined ? undefined : outcomes.get(first);
    if (alone === undefined || !endedWell(alone)) return;
    const [same, ...together] = await runTogether(program, group, limits);
    if (!isDeepStrictEqual(same, alone)) return;
    for (const [index, trial] of others.entries()) {
      const outcome = together[index];
      if (outcome !== undefined && passes(trial, outcome)) outcomes.set(trial, outcome);
    }
  }
}

/** One that crashes or never ends is best kept away from the others. */
function endedWell(outcome: TrialOutcome): boolean {
  return outcome.kind === 'session' && /^(?:finished|asked-for-more-input)$/.test(outcome.end.kind);
}

function sessionGroups(trials: readonly Trial[]): Trial[][] {
  const groups = new Map<string | undefined, Trial[]>();
  for (const trial of trials) {
    if (trial.kind !== 'session') continue;
    groups.set(trial.program, [...(groups.get(trial.program) ?? []), trial]);
  }
  return [...groups.values()].filter((group) => group.length >= worthSharing);
}
