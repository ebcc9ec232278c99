import type { Malformed } from './commands.ts';

/** Reads on after "is no command:" and ends without a period. */
export function explainMalformed(malformed: Malformed): string {
  switch (malformed.kind) {
    case 'empty':
      return 'there is nothing before its semicolon';
    case 'no-semicolon':
      return 'it does not end with a semicolon';
    case 'blank-before':
      return `there is white space before the "${malformed.sign}", where there must be none`;
    case 'no-blank-after-colon':
      return 'there must be a blank after "note:"';
    case 'no-colon-after-note':
      return 'there must be a colon right after "note"';
    case 'unknown-command':
      return `no command begins with "${malformed.word}"; there are restart, quit, play, move and note:`;
    case 'letter-case':
      return `"${malformed.word}" must be spelt "${malformed.expected}"`;
    case 'unexpected-word':
      return `"${malformed.word}" stands where ${malformed.expected} must stand`;
    case 'missing-word':
      return `it ends where ${malformed.expected} must stand`;
    case 'surplus-word':
      return `it must end before "${malformed.word}"`;
  }
}
