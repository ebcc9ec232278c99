import { endOf, endedOutcome } from '../../../model/program/ended-outcome.ts';
import { hasEnded } from '../../../model/program/run-end.ts';
import type { Outcome, TimeUse } from '../../../model/program/run-outcome.ts';
import type { CallJob, Job, JobLimits, RunManner, SessionJob } from '../../contract/toolchain.ts';
import { confirm } from './confirm.ts';
import type { GroupJob, GroupOutcome } from './group-job.ts';

/** A job whose whole input is known before it runs. */
export type ScriptedJob = SessionJob | CallJob;

export interface Ran<Result> {
  readonly outcome: Result;
  readonly use: TimeUse;
}

export type RunGroups = (jobs: readonly GroupJob[]) => Promise<readonly Ran<GroupOutcome>[]>;

export function isScripted(job: Job): job is ScriptedJob {
  return job.kind === 'session' || job.kind === 'call';
}

/** Runs each job in its own process. */
export async function runAlone(jobs: readonly ScriptedJob[], runGroups: RunGroups): Promise<Ran<Outcome>[]> {
  const ran = await runGroups(jobs.map(alone));
  return ran.map(({ outcome, use }) => {
    const [only] = outcomesOf(outcome);
    if (only === undefined) throw new Error('The toolchain lost an outcome');
    return { outcome: only, use };
  });
}

export type Company = Pick<RunManner, 'afresh' | 'onUse'> & Required<Pick<RunManner, 'convinces'>>;

/**
 * Runs the jobs of each function or program in as few processes as possible. That is quick, but a function that
 * remembers earlier calls may answer differently than alone, and a session may have no outcome: jobs that do not
 * convince are confirmed, or left to be run alone.
 */
export async function runInCompany(
  jobs: readonly ScriptedJob[],
  { convinces, afresh, onUse }: Company,
  runGroups: RunGroups,
): Promise<Outcome[]> {
  const outcomes = await runTogether(jobs, runGroups, afresh === true);
  const unconfirmed = outcomes.flatMap((together, item) =>
    together === undefined || convinces(item, together) ? [] : [{ item, together }],
  );
  const confirmed = await confirm(afresh === true ? [] : unconfirmed, {
    async alone(places) {
      const each = await runAlone(some(places), runGroups);
      return each.map(({ outcome, use }, index) => {
        onUse?.(places[index] ?? 0, use);
        return settled(outcome);
      });
    },
    apart: (places) => runTogether(some(places), runGroups, true),
  });
  for (const { item } of unconfirmed) outcomes[item] = confirmed.get(item);
  return jobs.map((job, index) => outcomes[index] ?? endedOutcome(job.kind, { kind: 'postponed' }));

  function some(places: readonly number[]): ScriptedJob[] {
    return places.flatMap((place) => jobs[place] ?? []);
  }
}

/** The outcomes in the order of the jobs. */
async function runTogether(
  jobs: readonly ScriptedJob[],
  runGroups: RunGroups,
  isApart: boolean,
): Promise<(Outcome | undefined)[]> {
  const outcomes: (Outcome | undefined)[] = [];
  const groups = groupsOf(jobs);
  const ran = await runGroups(groups.map(({ job }) => (isApart ? apart(job) : job)));
  for (const [at, { places }] of groups.entries()) {
    const results = ran[at] === undefined ? [] : outcomesOf(ran[at].outcome);
    for (const [index, place] of places.entries()) outcomes[place] = settled(results[index]);
  }
  return outcomes;
}

/** A job that was stopped here, or not run at all, may owe that to the others, so its outcome is unknown. */
function settled(outcome: Outcome | undefined): Outcome | undefined {
  if (outcome === undefined) return undefined;
  return hasEnded(endOf(outcome), 'out-of-time') ? undefined : outcome;
}

interface Group {
  readonly job: GroupJob;
  /** The places of its jobs among all jobs. */
  readonly places: readonly number[];
}

/** A whole class runs the same jobs, so they are grouped and encoded only once. */
const knownGroups = new WeakMap<readonly ScriptedJob[], readonly Group[]>();

function groupsOf(jobs: readonly ScriptedJob[]): readonly Group[] {
  const known = knownGroups.get(jobs) ?? makeGroups(jobs);
  knownGroups.set(jobs, known);
  return known;
}

function makeGroups(jobs: readonly ScriptedJob[]): Group[] {
  const places = new Map<string, number[]>();
  for (const [place, job] of jobs.entries()) {
    const company = companyOf(job);
    const known = places.get(company);
    if (known === undefined) places.set(company, [place]);
    else known.push(place);
  }
  return [...places.values()].map((some) => ({ job: joint(some.flatMap((place) => jobs[place] ?? [])), places: some }));
}

/** Jobs with the same text may share a process. */
function companyOf(job: ScriptedJob): string {
  if (job.kind === 'call') return `function ${job.function}`;
  return `${job.closesInput === true ? 'closed' : 'typed'} program ${job.program ?? ''}`;
}

function joint(jobs: readonly ScriptedJob[]): GroupJob {
  const limits = jobs.map((job) => job.limits).reduce(roomier);
  const [first] = jobs;
  if (first?.kind === 'call') {
    const calls = jobs.flatMap((job) => (job.kind === 'call' ? [job.args] : []));
    return { kind: 'calls', function: first.function, calls, limits };
  }
  const inputs = jobs.flatMap((job) => (job.kind === 'session' ? [job.input] : []));
  return {
    kind: 'sessions',
    ...(first?.program === undefined ? {} : { program: first.program }),
    ...(first?.closesInput && { closesInput: true }),
    inputs,
    limits,
  };
}

const knownApart = new WeakMap<GroupJob, GroupJob>();

/** Sessions always start afresh. */
function apart(job: GroupJob): GroupJob {
  if (job.kind !== 'calls') return job;
  const made = knownApart.get(job) ?? { ...job, apart: true };
  knownApart.set(job, made);
  return made;
}

function alone(job: ScriptedJob): GroupJob {
  if (job.kind === 'session') return job;
  return { kind: 'calls', function: job.function, calls: [job.args], limits: job.limits };
}

function outcomesOf(outcome: GroupOutcome): readonly (Outcome | undefined)[] {
  if (outcome.kind === 'sessions') return outcome.sessions;
  return outcome.kind === 'calls' ? outcome.calls : [outcome];
}

function roomier(one: JobLimits, other: JobLimits): JobLimits {
  return one.outputBytes >= other.outputBytes ? one : other;
}
