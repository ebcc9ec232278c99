import type { Tone } from '../explain/case/verdict-label.ts';
import type { Palette } from './palette.ts';

/** Every tone has a sign, so that colour is never the only difference. */
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

/** Replaces typographic signs in our own sentences. Drawn output keeps them, because they may be the mistake. */
export function worded(text: string, { signs: kind }: Palette): string {
  return kind === 'unicode' ? text : plainer.reduce((result, [sign, plain]) => result.replace(sign, plain), text);
}
