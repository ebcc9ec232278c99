import { type HostileFigures, hostileLines } from './hostile-class.ts';
import type { Machine } from './machine.ts';
import { type Cost, nothing, processorTime } from './measure.ts';
import type { Stages } from './stages.ts';
import { type StartFigures, startLines } from './starting/measure-starting.ts';

export interface Figures {
  readonly machine: Machine;
  readonly sandbox: { readonly enforced: readonly string[]; readonly notEnforced: readonly string[] };
  readonly rounds: number;
  /** How many in each round. */
  readonly submissions: number;
  readonly workers: number;
  /** How many for each submission. */
  readonly cases: number;
  readonly costs: Readonly<Record<string, Cost>>;
  readonly execaCases: number;
  readonly stages: Stages & { readonly whole: Cost | undefined; readonly submissions: number };
  readonly peakMiB: Readonly<Record<string, number>>;
  /** Absent in figures of older versions. */
  readonly starting?: StartFigures;
  /** Absent if it was left out. */
  readonly hostile?: HostileFigures;
}

const bars: Readonly<Record<string, number>> = { grading: 0.6, regrading: 0.15 };
const memoryBar = 300;

export function formatFigures(figures: Figures): string {
  const { machine, sandbox, rounds, submissions, workers, cases, stages } = figures;
  return [
    `${machine.processor}, ${machine.cores} cores, Linux ${machine.kernel}, Node ${machine.node}, ${machine.compiler}`,
    `load before: ${machine.loadBefore.toFixed(1)}`,
    `${rounds} rounds of ${submissions} submissions, 30 % faulty, ${cases} cases each, ${workers} at once`,
    `enforced: ${sandbox.enforced.join(', ')}; not enforced: ${sandbox.notEnforced.join(', ')}`,
    '',
    '                   wall    ratio   processors  ratio   of it Node',
    ...['floor', 'grading', 'regrading'].map((name) => costLine(name, figures)),
    '',
    `cases per second ${perSecond(rounds * submissions * cases, figures.costs['grading'])}, with compiling`,
    `with execa       ${perSecond(figures.execaCases, figures.costs['execa'])}, without compiling`,
    '',
    `one submission in ms, average of ${stages.submissions} graded one by one (wall, Node, children)`,
    ...stageLines(figures),
    '',
    ...Object.entries(figures.peakMiB).map(
      ([name, peak]) => `peak memory, ${name.padEnd(12)} ${peak.toFixed(0)} MiB${verdict(peak, memoryBar)}`,
    ),
    ...(figures.starting === undefined ? [] : startLines(figures.starting)),
    ...(figures.hostile === undefined ? [] : hostileLines(figures.hostile)),
    '',
  ].join('\n');
}

/** Wall time, divided by that of bare g++ in the same rounds. */
export function ratioOf({ costs }: Figures, name: string): number {
  return (costs[name] ?? nothing).wall / (costs['floor'] ?? nothing).wall;
}

export function processorRatioOf({ costs }: Figures, name: string): number {
  return processorTime(costs[name] ?? nothing) / processorTime(costs['floor'] ?? nothing);
}

function costLine(name: string, figures: Figures): string {
  const { costs } = figures;
  const cost = costs[name] ?? nothing;
  const ratio = ratioOf(figures, name);
  const parts = [
    name.padEnd(12),
    `${cost.wall.toFixed(1).padStart(8)} s`,
    ratio.toFixed(2).padStart(8),
    `${processorTime(cost).toFixed(1).padStart(10)} s`,
    processorRatioOf(figures, name).toFixed(2).padStart(6),
    `${cost.node.toFixed(1).padStart(10)} s`,
  ];
  return parts.join(' ') + verdict(ratio, bars[name]);
}

function verdict(value: number, bar: number | undefined): string {
  return bar === undefined ? '' : `   limit ${bar}: ${value <= bar ? 'kept' : 'exceeded'}`;
}

function perSecond(count: number, cost: Cost = nothing): string {
  return (count / cost.wall).toFixed(0);
}

function stageLines({ stages }: Figures): string[] {
  const { whole = nothing, build, runs, submissions } = stages;
  const rest = { wall: whole.wall - build.wall - runs.wall, node: whole.node - build.node - runs.node, children: 0 };
  return Object.entries({ build, runs, rest, whole }).map(([name, { wall, node, children }]) =>
    [name.padEnd(8), ...[wall, node, children].map((one) => ((one / submissions) * 1000).toFixed(0).padStart(8))].join(
      '',
    ),
  );
}
