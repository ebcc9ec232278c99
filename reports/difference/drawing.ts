/** The signs that make the invisible visible. */
export interface Drawing {
  readonly blank: string;
  readonly tab: string;
  readonly newline: string;
  readonly carriageReturn: string;
  /** Around typed input; empty if a style shows what is typed. */
  readonly openTyped: string;
  readonly closeTyped: string;
  /** Marks where a long line was cut. */
  readonly cut: string;
  readonly outputEnds: string;
  /** Marks where an expected session stops and waits for an answer. */
  readonly waits: string;
  /** Shown instead of a reply that did not come. */
  readonly nothing: string;
  /** Shown after a reply that came too late. */
  readonly tooLate: string;
}

/** The signs after a last line without a newline; absent: the usual sign that the output ends there. */
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

/** For pages: typed input has its own style there, and few fonts have the sign for a carriage return. */
export const styledDrawing: Drawing = { ...unicodeDrawing, carriageReturn: '\\r', openTyped: '', closeTyped: '' };

/**
 * A golden session without a last newline waits for input, unless that is closed; so does a program that asked for more
 * input.
 */
export function unendedSigns(drawing: Drawing, mayWait: boolean, actualWaits: boolean): UnendedSigns {
  return {
    ...(mayWait ? { expected: drawing.waits } : {}),
    ...(actualWaits ? { actual: drawing.waits } : {}),
  };
}
