import type { Piece } from '../../harness/model/assignment/transcript.ts';

/** Reads a sample as it is written in golden sessions: `«5»` is typed, with Enter after it. */
export function piecesOf(text: string): Piece[] {
  return text.split(/(«[^«»]*»\n?)/).flatMap((part): Piece[] => {
    if (part === '') return [];
    return part.startsWith('«')
      ? [{ kind: 'typed', text: part.replace(/^«|»\n?$/g, '') }]
      : [{ kind: 'printed', text: part }];
  });
}
