import type { Tone } from '../explain/case/verdict-label.ts';
import type { Palette } from './palette.ts';

/** A sign beside every colour, so that nothing rests on colour. */
const signs: Readonly<Record<Palette['signs'], Readonly<Record<Tone, string>>>> = {
  unicode: { right: '✓', nearly: '~', wrong: '✗', aside: '–', ours: '!' },
  ascii: { right: '+', nearly: '~', wrong: 'x', aside: '-', ours: '!' },
};

export function signOf(tone: Tone, { signs: kind, paint }: Palette): string {
  return paint(tone, signs[kind][tone]);
}

const plainer: readonly (readonly [RegExp, string])[] = [
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/…/g, '...'],
  [/–/g, '-'],
  [/«/g, '<<'],
  [/»/g, '>>'],
];

/** Our own sentences without typographic signs. Drawn output is left alone: there such a sign may be the mistake. */
export function worded(text: string, { signs: kind }: Palette): string {
  return kind === 'unicode' ? text : plainer.reduce((result, [sign, plain]) => result.replace(sign, plain), text);
}
