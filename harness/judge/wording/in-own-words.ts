import { type Piece, tidyPieces, typedLines } from '../../model/transcript.ts';
import { displayText } from '../bytes.ts';
import type { PrintingTrial } from './expected-tokens.ts';
import { type OwnWords, type Token, render, renderAll } from './tokens.ts';

/** The same trial, with what the reference would print in these words. */
export function inOwnWords(trial: PrintingTrial, tokens: readonly Token[], own: OwnWords): PrintingTrial {
  if (trial.kind === 'call') {
    return { ...trial, expected: { ...trial.expected, prints: displayText(renderAll(tokens, own)) } };
  }
  const typed = typedLines(trial.expected.pieces);
  let line = 0;
  const pieces = tokens.map((token): Piece => {
    if (token.kind !== 'typed') return { kind: 'printed', text: displayText(render(token, own)) };
    line += 1;
    return { kind: 'typed', text: typed[line - 1] ?? '' };
  });
  return { ...trial, expected: { ...trial.expected, pieces: tidyPieces(pieces) } };
}
