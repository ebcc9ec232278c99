/**
 * How code is compared. Fifteen tokens are two or three lines; any two programs for the same exercise share shorter
 * stretches. Every stretch of 20 tokens that two submissions share is found (15 + 6 - 1).
 */
export const stretchTokens = 15;
export const stretchesInWindow = 6;

/** A submission with fewer own fingerprints (some eight lines) is not compared. */
export const minFingerprints = 8;

/** A thousand lines: several times the longest program that a course asks for. */
export const maxTokens = 10_000;

/** In percent. Two programs by two people for the same small exercise have up to 40. */
export const usualThreshold = 50;

/** In percent. A copy with much added code is found by the share of the original that it contains. */
export const containedShare = 80;

/** A person would not look at more pairs; the number of the others is reported. */
export const maxPairs = 1000;
