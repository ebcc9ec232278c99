import { hostileCost, slowestAlone } from './hostile-class.ts';
import { startRatios } from './starting/measure-starting.ts';
import { type Figures, processorRatioOf, ratioOf } from './figures.ts';

const begin = '<!-- npm run bench writes this -->';
const end = '<!-- to here -->';

/** The ratios, and the machine, without which they mean nothing. */
export function readmeTable(figures: Figures): string {
  const { machine, rounds, submissions, cases, workers, costs, execaCases, peakMiB } = figures;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const perSecond = (count: number, name: string) => Math.round(count / (costs[name]?.wall ?? Infinity)).toString();
  const ratios = (what: string, name: string) =>
    row([what, ratioOf(figures, name).toFixed(2), processorRatioOf(figures, name).toFixed(2)]);
  const peaks = Object.entries(peakMiB).map(([name, peak]) =>
    row([`peak memory, ${peakNames(name)}`, `${peak.toFixed(0)} MiB`]),
  );
  return [
    `${rounds} rounds of ${submissions} generated submissions, 30 % of them faulty, ${cases.toLocaleString('en')} cases each, ${workers} at once; ` +
      `${machine.processor}, ${machine.cores} cores, ${machine.compiler}, Node ${machine.node}, load before ${machine.loadBefore.toFixed(1)}.`,
    '',
    row(['measured in one interleaved run', 'wall time, as a share of bare `g++ x.cpp`', 'processor time, likewise']),
    '|---|---|---|',
    ratios('the whole grading', 'grading'),
    ratios('grading an unchanged class again', 'regrading'),
    '',
    row(['also measured', '']),
    '|---|---|',
    row(['cases per second, with compiling', perSecond(rounds * submissions * cases, 'grading')]),
    row(['cases per second with execa, without compiling', perSecond(execaCases, 'execa')]),
    ...peaks,
    ...startRows(figures),
    ...hostileRows(figures),
  ].join('\n');
}

function startRows({ starting }: Figures): string[] {
  if (starting === undefined) return [];
  return startRatios(starting).map(
    ({ what, seconds, against, ratio }) =>
      `| ${what}, compared with \`${against}\` | ${(seconds * 1000).toFixed(0)} ms, ${ratio.toFixed(2)} |`,
  );
}

function hostileRows({ hostile }: Figures): string[] {
  if (hostile === undefined) return [];
  const [, seconds] = slowestAlone(hostile);
  const { classAlone, classWithHostile } = hostile;
  return [
    `| the slowest submission that loops, sleeps, floods, crashes or keeps the compiler busy | ${seconds.toFixed(1)} s |`,
    `| a class of 100 of which 10 loop and 5 sleep everywhere | ${classWithHostile.toFixed(1)} s, without them ${classAlone.toFixed(1)} s |`,
    `| what these 15 add, as a multiple of the computing time that the loops may use | ${hostileCost(hostile).toFixed(2)} |`,
  ];
}

function peakNames(name: string): string {
  const [, size] = /^classOf(\d+)$/.exec(name) ?? [];
  return size === undefined ? 'this benchmark' : `a class of ${size}`;
}

/** The README with this table; undefined if it has no place for it. */
export function withTable(readme: string, figures: Figures): string | undefined {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) return undefined;
  return `${readme.slice(0, from)}${begin}\n\n${readmeTable(figures)}\n\n${readme.slice(to)}`;
}
