import type { Dialect } from '../../model/assignment/assignment.ts';
import type { Reference, WrittenReference } from '../../model/assignment/reference.ts';
import type { CallTrial, SessionTrial, Trial } from '../../model/result/trial.ts';
import { printedText } from '../../model/assignment/transcript.ts';
import { type ByteString, utf8ByteString } from '../../text/bytes.ts';
import { markedDialect } from './marked-dialect.ts';
import { type Token, TokenMaker, renderAll } from './tokens.ts';

/** Trials whose output is compared with what is expected, byte for byte. */
export type PrintingTrial = SessionTrial | CallTrial;

/** What a trial should print, as words of the dialect and other text; undefined if that is unknown. */
export type ExpectedTokens = (trial: PrintingTrial) => readonly Token[] | undefined;

interface Known {
  readonly dialect: Dialect;
  readonly tokensOf: ExpectedTokens;
}

const knownReferences = new WeakMap<Reference, Known>();

/** The same for every submission, so that the right output of golden sessions and random runs is made once for a class. */
export function expectedTokens(reference: Reference, dialect: Dialect): ExpectedTokens {
  const known = knownReferences.get(reference);
  if (known?.dialect === dialect) return known.tokensOf;
  const marked = reference.inDialect?.(markedDialect(dialect));
  const maker = new TokenMaker(dialect);
  const tokensOf = marked === undefined ? () => undefined : remembered((trial) => tokensBy(marked, trial, maker));
  knownReferences.set(reference, { dialect, tokensOf });
  return tokensOf;
}

function remembered(tokensOf: ExpectedTokens): ExpectedTokens {
  const known = new WeakMap<PrintingTrial['expected'], { readonly tokens: readonly Token[] | undefined }>();
  return (trial) => {
    const entry = known.get(trial.expected) ?? { tokens: tokensOf(trial) };
    known.set(trial.expected, entry);
    return entry.tokens;
  };
}

function tokensBy(marked: WrittenReference, trial: PrintingTrial, maker: TokenMaker): readonly Token[] | undefined {
  const tokens = saidBy(marked, trial, maker);
  // If the author's session differs from the reference, it is unknown which words are which.
  return tokens !== undefined && renderAll(tokens, new Map()) === expectedBytes(trial) ? tokens : undefined;
}

/**
 * Authors may have cases that the handout does not promise: the reference rejects them, and the words are not needed
 * there.
 */
function saidBy(marked: WrittenReference, trial: PrintingTrial, maker: TokenMaker): readonly Token[] | undefined {
  try {
    return trial.kind === 'session'
      ? maker.session(marked.play(trial.typed, { program: trial.program, closesInput: trial.expected.closesInput }))
      : maker.text(marked.call(trial.prototype.name, trial.args).prints);
  } catch {
    return undefined;
  }
}

export function expectedBytes(trial: PrintingTrial): ByteString {
  return utf8ByteString(trial.kind === 'session' ? printedText(trial.expected.pieces) : trial.expected.prints);
}

export function isPrinting(trial: Trial): trial is PrintingTrial {
  return trial.kind === 'session' || trial.kind === 'call';
}
