import type { Tone } from '../explain/case/verdict-label.ts';
import { type Markup, markup } from './escape.ts';

const signs: Readonly<Record<Tone, string>> = { right: '✓', nearly: '≈', wrong: '✗', aside: '–', ours: '!' };

/** The sign of a tone. A word is always beside it, so the sign is hidden from screen readers. */
export function signMark(tone: Tone): Markup {
  return markup`<span class="sign ${tone}" aria-hidden="true">${signs[tone]}</span>`;
}

/** Sign and word together. */
export function tag(tone: Tone, word: string): Markup {
  return markup`<span class="tag ${tone}">${signMark(tone)} ${word}</span>`;
}
