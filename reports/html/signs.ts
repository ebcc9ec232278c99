import type { Tone } from '../explain/case/verdict-label.ts';
import { type Markup, markup } from './escape.ts';

const signs: Readonly<Record<Tone, string>> = { right: '✓', nearly: '≈', wrong: '✗', aside: '–', ours: '!' };

/** The sign of a tone; a word always stands beside it, so readers of the screen hear only that. */
export function signMark(tone: Tone): Markup {
  return markup`<span class="sign ${tone}" aria-hidden="true">${signs[tone]}</span>`;
}

/** Sign and word together. */
export function tag(tone: Tone, word: string): Markup {
  return markup`<span class="tag ${tone}">${signMark(tone)} ${word}</span>`;
}
