import type { Similarity } from '../../harness/model/result/similarity.ts';

/** For other programs; lines of files count from 1. */
export function renderSimilarity(similarity: Similarity): string {
  return `${JSON.stringify(similarity, undefined, 2)}\n`;
}
