import type { ReadingLimit } from '../../../harness/model/program/reading-limit.ts';
import { count } from '../../phrases/count.ts';
import type { FindingOf } from './finding-of.ts';

const reasons: Readonly<Record<ReadingLimit, string>> = {
  characters: 'it is far longer than any program that the course asks for',
  tokens: 'it has far more code than any program that the course asks for',
  macros: 'its macros grow beyond what can be followed',
  conditions: 'the conditions of its `#if` are too long or too deeply nested',
  includes: 'its files include each other too often or too deeply',
  depth: 'its brackets, expressions or blocks are nested too deeply',
  nodes: 'it has far more code than any program that the course asks for',
  parser: 'the parser could not read it to its end',
  time: 'reading it takes far longer than any program that the course asks for',
  memory: 'reading it takes far more memory than any program that the course asks for',
  'hidden-by-condition': 'which part of it is compiled depends on an `#if` that cannot be followed',
  'hidden-by-macro': 'what is compiled depends on a macro that cannot be followed',
  failure: 'our reader gave up on it, which does not happen with ordinary programs',
};

export function unreadableReason(limit: ReadingLimit): string {
  return reasons[limit];
}

export function explainUnreadable({ limit, undecided }: FindingOf<'unreadable-source'>): string {
  return [
    `This source cannot be read: ${reasons[limit]}.`,
    ...consequence(undecided.length),
    'Write the program in a simpler way; if it is simple already, show this to the staff.',
  ].join(' ');
}

function consequence(open: number): string[] {
  if (open === 0) return [];
  return [`${count(open, 'rule')} of the course cannot be checked and ${open === 1 ? 'counts' : 'count'} as broken.`];
}
