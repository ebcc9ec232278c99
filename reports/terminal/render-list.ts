import type { ListedAssignment } from '../../harness/model/result/listed-assignment.ts';
import { count } from '../phrases/count.ts';
import { plain } from '../phrases/quote.ts';
import type { Palette } from './palette.ts';
import { type Screen, screenOf } from './screen.ts';

/** The output of `verbatim list`: each assignment with what it has. */
export function renderList(
  assignments: readonly ListedAssignment[],
  { width, palette }: { readonly width: number; readonly palette: Palette },
): string {
  const screen = screenOf(width, palette);
  if (assignments.length === 0) return 'no assignments\n';
  return assignments.map((one) => `${linesOf(one, screen).join('\n')}\n`).join('');
}

function linesOf(one: ListedAssignment, screen: Screen): string[] {
  const name = screen.paint('heading', plain(one.id));
  if (one.kind === 'invalid') {
    const them = one.mistakes === 1 ? 'it' : 'them';
    return [name, ...screen.sentence(`${count(one.mistakes, 'mistake')}; verbatim lint shows ${them}`)];
  }
  const { calls, sessions, conversations, randomRuns } = one;
  const numbers = [
    count(calls, 'golden call'),
    count(sessions, 'golden session'),
    count(conversations, 'conversation'),
    count(randomRuns, 'random run'),
  ];
  return [
    `${name}  ${screen.oneLine(plain(one.title), screen.width - one.id.length - 2)}`,
    ...screen.sentence(plain(one.files.join(', '))),
    ...screen.sentence(numbers.join(', ')),
  ];
}
