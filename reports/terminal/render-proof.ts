import { type Proof, type ProofCheck, proofKinds } from '../../harness/model/result/proof.ts';
import { plain } from '../phrases/quote.ts';
import type { Palette } from './palette.ts';
import { type Screen, screenOf } from './screen.ts';

const tones = { proven: 'right', wrong: 'wrong', skipped: 'aside' } as const;
const labelWidth = Math.max(...proofKinds.map((kind) => kind.length));
const maxLines = 6;

/** The output of `verbatim prove`: a line for each check, its problems below it, and what is thin at the end. */
export function renderProof(
  { assignment, checks, thin }: Proof,
  { width, palette }: { readonly width: number; readonly palette: Palette },
): string {
  const screen = screenOf(width, palette);
  const wrong = checks.filter(({ state }) => state === 'wrong').map(({ kind }) => kind);
  const thinBlock = [
    screen.paint('heading', 'What is thin:'),
    ...thin.flatMap((remark) => hanging(screen, '-', plain(remark, 400))),
  ];
  return [
    [screen.paint('heading', assignment), ...checks.flatMap((check) => checkLines(check, screen))],
    ...(thin.length === 0 ? [] : [thinBlock]),
    [wrong.length === 0 ? 'All is proven.' : `Not proven: ${[...new Set(wrong)].join(', ')}.`],
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function checkLines({ kind, state, about, problems }: ProofCheck, screen: Screen): string[] {
  const lead = `${screen.sign(tones[state])} ${kind.padEnd(labelWidth)}  `;
  const [first = '', ...more] = screen.sentence(plain(about, 400), { indent: labelWidth + 4, most: maxLines });
  return [
    `${lead}${first.trimStart()}`,
    ...more,
    ...problems.flatMap((problem) => problem.split('\n').flatMap((line) => hanging(screen, ' ', plain(line, 400)))),
  ];
}

/** A remark with its mark in front; its later lines are indented. */
function hanging(screen: Screen, mark: string, text: string): string[] {
  const lines = screen.sentence(text, { indent: 4, most: maxLines });
  return lines.map((line, index) => (index === 0 ? `  ${mark} ${line.trimStart()}` : line));
}
