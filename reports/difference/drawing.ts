/** The signs that make the invisible visible. */
export interface Drawing {
  readonly blank: string;
  readonly tab: string;
  readonly newline: string;
  readonly carriageReturn: string;
  /** Around typed input; empty where another style tells it apart. */
  readonly openTyped: string;
  readonly closeTyped: string;
  /** Stands where a long line goes on. */
  readonly cut: string;
  readonly outputEnds: string;
  /** Where an expected session stops at a question. */
  readonly waits: string;
  /** In place of a reply that did not come. */
  readonly nothing: string;
  /** After a reply that came too late. */
  readonly tooLate: string;
}

/** What stands after a last line without a newline; absent: the output ends there. */
export interface UnendedSigns {
  readonly expected?: string;
  readonly actual?: string;
}

const outputEnds = '(the output ends here)';
const waits = '(waits for input)';
const nothing = '(nothing)';
const tooLate = '(too late)';

export const unicodeDrawing: Drawing = {
  blank: '·',
  tab: '→',
  newline: '⏎',
  carriageReturn: '␍',
  openTyped: '«',
  closeTyped: '»',
  cut: '…',
  outputEnds,
  waits,
  nothing,
  tooLate,
};

export const asciiDrawing: Drawing = {
  blank: '_',
  tab: '\\t',
  newline: '\\n',
  carriageReturn: '\\r',
  openTyped: '<<',
  closeTyped: '>>',
  cut: '...',
  outputEnds,
  waits,
  nothing,
  tooLate,
};

/** For pages: typed input has a style of its own there, and few fonts have the sign of the carriage return. */
export const styledDrawing: Drawing = { ...unicodeDrawing, carriageReturn: '\\r', openTyped: '', closeTyped: '' };

/** A golden session that lacks its last newline stops at a question; so did a program that asked for more input. */
export function unendedSigns(drawing: Drawing, session: boolean, actualWaits: boolean): UnendedSigns {
  return {
    ...(session ? { expected: drawing.waits } : {}),
    ...(actualWaits ? { actual: drawing.waits } : {}),
  };
}
