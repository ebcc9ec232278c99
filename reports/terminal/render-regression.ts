import { type Regression, type RegressionKind, regressionKinds } from '../../harness/model/result/regression.ts';
import { count } from '../phrases/count.ts';
import { plain } from '../phrases/quote.ts';
import type { Palette } from './palette.ts';
import { type Screen, screenOf } from './screen.ts';
import { padEnd } from './wrap.ts';

const columns: Readonly<Record<RegressionKind, string>> = {
  cases: 'cases',
  reference: 'golden',
  random: 'random',
  solution: 'solution',
  wrong: 'wrong',
};

const meanings: Readonly<Record<RegressionKind, string>> = {
  cases: 'The files of the cases have mistakes',
  reference: 'Golden cases and the TypeScript reference differ',
  random: 'The C++ solution and the TypeScript reference differ on random runs',
  solution: 'The C++ solution loses marks',
  wrong: 'Known-bad programs are not caught as their expect.yaml says',
};

/** The table of `verbatim regress`: what was checked, and below it every problem by name. */
export function renderRegression(
  regressions: readonly Regression[],
  { width, palette }: { readonly width: number; readonly palette: Palette },
): string {
  const screen = screenOf(width, palette);
  const rows = regressions.map((one) => [one.assignment, ...regressionKinds.map((kind) => cell(one, kind))]);
  const head = ['', ...regressionKinds.map((kind) => columns[kind])];
  const widths = head.map((text, at) => Math.max(text.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) => cells.map((text, at) => padEnd(text, widths[at] ?? 0)).join('  ');
  const table = [
    `  ${screen.paint('faint', line(head).trimEnd())}`,
    ...rows.map((row, at) => `${screen.sign(isWell(regressions[at]) ? 'right' : 'wrong')} ${line(row).trimEnd()}`),
  ];
  const problems = regressions.flatMap((one) => problemLines(one, screen));
  return [table, ...problems, [verdictLine(regressions)]].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function cell({ checks }: Regression, kind: RegressionKind): string {
  const check = checks.find((candidate) => candidate.kind === kind);
  if (check === undefined) return 'not run';
  return check.problems.length === 0 ? String(check.looked) : count(check.problems.length, 'problem');
}

function isWell(regression: Regression | undefined): boolean {
  return regression?.checks.every(({ problems }) => problems.length === 0) ?? false;
}

function problemLines({ assignment, checks }: Regression, screen: Screen): string[][] {
  return checks
    .filter(({ problems }) => problems.length > 0)
    .map(({ kind, problems }) => [
      screen.paint('heading', `${assignment}: ${meanings[kind]}`),
      ...problems.flatMap((problem) => screen.sentence(plain(problem, 400), { indent: 2 })),
    ]);
}

function verdictLine(regressions: readonly Regression[]): string {
  const red = regressions.filter((one) => !isWell(one)).map(({ assignment }) => assignment);
  return red.length === 0 ? 'All is well.' : `Not well: ${red.join(', ')}`;
}
