import { type Piece, tidyPieces, typedLines } from '../../model/assignment/transcript.ts';
import { displayText } from '../../text/bytes.ts';
import type { PrintingTrial } from './expected-tokens.ts';
import { type OwnWords, type Token, render, renderAll } from './tokens.ts';

/** The same trial, expecting what the reference would print in these words. */
export function inOwnWords(trial: PrintingTrial, tokens: readonly Token[], own: OwnWords): PrintingTrial {
  if (trial.kind === 'call') {
    return { ...trial, expected: { ...trial.expected, prints: displayText(renderAll(tokens, own)) } };
  }
  const typed = typedLines(trial.expected.pieces);
  const pieces: Piece[] = [];
  let printed = '';
  let line = 0;
  for (const token of tokens) {
    if (token.kind !== 'typed') {
      printed += render(token, own);
      continue;
    }
    pieces.push({ kind: 'printed', text: displayText(printed) }, { kind: 'typed', text: typed[line] ?? '' });
    printed = '';
    line += 1;
  }
  pieces.push({ kind: 'printed', text: displayText(printed) });
  return { ...trial, expected: { ...trial.expected, pieces: tidyPieces(pieces) } };
}
