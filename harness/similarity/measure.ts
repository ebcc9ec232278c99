/**
 * How code is compared. Fifteen tokens are two or three lines; shorter stretches are alike in any two programs for the
 * same exercise. Every stretch of 20 tokens that stands in two submissions is found (15 + 6 - 1).
 */
export const stretchTokens = 15;
export const stretchesInWindow = 6;

/** So many fingerprints, some eight lines, must be a submission's own before anything is said of it. */
export const leastFingerprints = 8;

/** A thousand lines: several times the longest program that a course asks for. */
export const maxTokens = 10_000;

/** In percent. Two programs by two people for the same small exercise have up to 40. */
export const usualThreshold = 50;

/** In percent: whoever adds much of his or her own to a copy is found by what the copy still holds. */
export const containedShare = 80;

/** More pairs nobody looks at; how many there are is told. */
export const maxPairs = 1000;
