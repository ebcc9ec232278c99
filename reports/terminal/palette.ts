import type { Tone } from '../explain/case/verdict-label.ts';

export type TerminalStyle = Tone | 'heading' | 'faint' | 'typed' | 'expected' | 'actual' | 'command';

/** Colours and signs of a terminal. The caller passes them, because renderers never look at a terminal. */
export interface Palette {
  readonly signs: 'unicode' | 'ascii';
  readonly paint: (style: TerminalStyle, text: string) => string;
}

const unpainted: Palette['paint'] = (_style, text) => text;

/** For files, pipes and tests. */
export const plainPalette: Palette = { signs: 'unicode', paint: unpainted };

/** For terminals that can show only ASCII. */
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

/** `styleText` of `node:util` has the right type for the parameter. */
export function colourPalette(
  styleText: (format: Format, text: string) => string,
  signs: Palette['signs'] = 'unicode',
): Palette {
  // Empty text would become two useless escape sequences.
  return { signs, paint: (style, text) => (text === '' ? '' : styleText(formats[style], text)) };
}
