import type { ReadingLimit } from '../../model/program/reading-limit.ts';

/* Limits that no honest program of a course comes near. Beyond them, reading stops and says where. */

/** UTF-16 units of a text, and of what is parsed of it: 10,000 lines of 50. */
export const maxCharacters = 500_000;
/** Tokens of a file, and of what is parsed of it. The longest submissions have 10,000. */
export const maxTokens = 50_000;
/** Tokens that all macros of a program make, with arguments and conditions. Macros that double each other reach it. */
export const maxMacroTokens = 100_000;
/** Uses of macros inside arguments of macros inside arguments ...; people write five. */
export const maxMacroDepth = 200;
/** Of `#if` in `#if`; people write four. */
export const maxConditionDepth = 1_000;
/** Files that are entered by `#include`, in a whole program. */
export const maxIncludes = 2_000;
/** Files inside files; g++ stops there, too. */
export const maxIncludeDepth = 200;
/** Tokens that are read in a whole program: a header counts each time that it is included. */
export const maxVisitedTokens = 400_000;
/** Levels of the tree. An `else if` is two, a `<<` one, a bracket some three. */
export const maxTreeDepth = 2_000;
export const maxTreeNodes = 400_000;

/** Ends the reading of a program; caught where its files are read (`unit-reader.ts`). */
export class ReadingStopped extends Error {
  readonly limit: ReadingLimit;

  constructor(limit: ReadingLimit) {
    super(`the source breaks the limit "${limit}"`);
    this.limit = limit;
  }
}

/** How often the parser may report that it is still at work: it does so every hundred of its own steps. */
export function maxParserSteps(characters: number): number {
  return 1_000 + characters;
}
