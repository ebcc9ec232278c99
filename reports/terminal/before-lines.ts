import type { GradedCase } from '../../harness/model/result/grading.ts';
import { namesDrawn } from '../drawn/panels.ts';
import { plain } from '../phrases/quote.ts';
import { type Screen, labelWidth } from './screen.ts';
import { padEnd } from './wrap.ts';

/** The private fields before a member was called, which readers need to follow the call; drawn values are left out. */
export function beforeLines({ evidence }: Pick<GradedCase, 'evidence'>, screen: Screen): string[] {
  const told = evidence?.kind === 'property' ? evidence.smallest.evidence : evidence;
  if (told?.kind !== 'call' || told.before === undefined) return [];
  const drawn = namesDrawn(told);
  const values = told.before.filter(({ name }) => !drawn.has(name));
  const widest = Math.max(...values.map(({ name }) => name.length));
  const lines = values.flatMap(({ name, value }) =>
    value.split('\n').map((line, index) => `${padEnd(index === 0 ? plain(name) : '', widest)}  ${plain(line)}`),
  );
  return lines.map((line, index) =>
    screen.oneLine(`  ${screen.paint('faint', padEnd(index === 0 ? 'from' : '', labelWidth))} ${line}`, screen.width),
  );
}
