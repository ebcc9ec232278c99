import type { Malformed } from './commands.ts';

/** Continues a sentence after "is not a command:" and ends without a period. */
export function explainMalformed(malformed: Malformed): string {
  switch (malformed.kind) {
    case 'empty':
      return 'there is nothing before its semicolon';
    case 'no-semicolon':
      return 'it does not end with a semicolon';
    case 'blank-before':
      return `there is white space before the "${malformed.sign}", where there must be none`;
    case 'no-blank-after-colon':
      return 'there must be a space after "note:"';
    case 'no-colon-after-note':
      return 'there must be a colon right after "note"';
    case 'unknown-command':
      return `no command begins with "${malformed.word}"; the commands are restart, quit, play, move and note:`;
    case 'letter-case':
      return `"${malformed.word}" must be spelt "${malformed.expected}"`;
    case 'unexpected-word':
      return `it has "${malformed.word}" where ${malformed.expected} is expected`;
    case 'missing-word':
      return `it ends where ${malformed.expected} is expected`;
    case 'surplus-word':
      return `it must end before "${malformed.word}"`;
  }
}
