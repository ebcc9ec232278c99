import type { Tone } from '../explain/case/verdict-label.ts';

export type TerminalStyle = Tone | 'heading' | 'faint' | 'typed' | 'expected' | 'actual' | 'command';

/** Colours and signs of a terminal. The caller knows the terminal; renderers never look at one. */
export interface Palette {
  readonly signs: 'unicode' | 'ascii';
  readonly paint: (style: TerminalStyle, text: string) => string;
}

const unpainted: Palette['paint'] = (_style, text) => text;

/** For files, pipes and tests. */
export const plainPalette: Palette = { signs: 'unicode', paint: unpainted };

/** For terminals that know no other characters. */
export const asciiPalette: Palette = { signs: 'ascii', paint: unpainted };

type Format = 'green' | 'yellow' | 'red' | 'gray' | 'magenta' | 'bold' | 'cyan' | 'blue';

const formats: Readonly<Record<TerminalStyle, Format>> = {
  right: 'green',
  nearly: 'yellow',
  wrong: 'red',
  aside: 'gray',
  ours: 'magenta',
  heading: 'bold',
  faint: 'gray',
  typed: 'cyan',
  expected: 'green',
  actual: 'red',
  command: 'blue',
};

/** `styleText` of `node:util` fits as it is. */
export function colourPalette(
  styleText: (format: Format, text: string) => string,
  signs: Palette['signs'] = 'unicode',
): Palette {
  // Painting nothing would leave two bare escape sequences behind.
  return { signs, paint: (style, text) => (text === '' ? '' : styleText(formats[style], text)) };
}
