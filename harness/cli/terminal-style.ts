import { styleText } from 'node:util';
import { type Palette, asciiPalette, colourPalette, plainPalette } from '../../reports/terminal/palette.ts';

interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Very long lines are hard to read. A pipe has no width, so it gets the usual one. */
const widest = 100;
const usual = 80;

export function terminalStyle(screen: Screen, environment: NodeJS.ProcessEnv): { width: number; palette: Palette } {
  const width = Math.min(screen.columns ?? usual, widest);
  const ascii = !knowsUnicode(environment);
  if (!wantsColour(screen, environment)) return { width, palette: ascii ? asciiPalette : plainPalette };
  // The decision is made above, so styleText must not look at a stream again.
  const paint: typeof styleText = (format, text) => styleText(format, text, { validateStream: false });
  return { width, palette: colourPalette(paint, ascii ? 'ascii' : 'unicode') };
}

/** NO_COLOR and FORCE_COLOR have their usual meaning; without them, a terminal gets colour and a pipe does not. */
function wantsColour({ isTTY = false }: Screen, environment: NodeJS.ProcessEnv): boolean {
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0';
  return isTTY && environment['TERM'] !== 'dumb';
}

/** A locale that names another character set, or the bare Linux console, would show question marks. */
function knowsUnicode(environment: NodeJS.ProcessEnv): boolean {
  const locale = environment['LC_ALL'] || environment['LC_CTYPE'] || environment['LANG'] || '';
  const otherCharacters = locale !== '' && !/utf-?8|^C$|^POSIX$/i.test(locale);
  return !otherCharacters && !['linux', 'dumb'].includes(environment['TERM'] ?? '');
}
