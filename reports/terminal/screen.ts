import { type Drawing, asciiDrawing, unicodeDrawing } from '../difference/drawing.ts';
import type { Tone } from '../explain/case/verdict-label.ts';
import type { Palette, TerminalStyle } from './palette.ts';
import { signOf, worded } from './signs.ts';
import { clip, padEnd, wrapShort } from './wrap.ts';

/** Everything that depends on the terminal: its width, its characters, its colours. */
export interface Screen {
  readonly width: number;
  readonly drawing: Drawing;
  readonly paint: Palette['paint'];
  readonly sign: (tone: Tone) => string;
  /** A sentence, indented and broken into at most `most` lines. */
  readonly sentence: (text: string, options?: SentenceOptions) => string[];
  /** One line, cut to this width. */
  readonly oneLine: (text: string, width: number) => string;
}

export interface SentenceOptions {
  readonly indent?: number;
  readonly most?: number;
  readonly style?: TerminalStyle;
  /** Shown before the first line, in its own column. */
  readonly label?: string;
}

const narrowest = 40;
export const labelWidth = 8;

export function screenOf(width: number, palette: Palette): Screen {
  const usable = Math.max(narrowest, width);
  const drawing = palette.signs === 'unicode' ? unicodeDrawing : asciiDrawing;
  const paint: Palette['paint'] = (style, text) => palette.paint(style, text);
  return {
    width: usable,
    drawing,
    paint,
    sign: (tone) => signOf(tone, palette),
    sentence: (text, { indent = 2, most = 4, style, label } = {}) => {
      const inner = indent + (label === undefined ? 0 : labelWidth + 1);
      const lines = wrapShort(worded(text, palette), usable - inner, most, drawing.cut);
      return lines.map((line, index) => {
        const lead =
          label !== undefined && index === 0
            ? paint('faint', padEnd(label, labelWidth)) + ' '
            : ' '.repeat(inner - indent);
        return ' '.repeat(indent) + lead + (style === undefined ? line : paint(style, line));
      });
    },
    oneLine: (text, most) => clip(worded(text, palette), most, drawing.cut),
  };
}
