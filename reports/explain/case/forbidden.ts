import { plain } from '../../phrases/quote.ts';

/** What a program tried that it may not, after "tried". */
const attempts: Readonly<Record<string, string>> = {
  files: 'to use a file',
  network: 'to use the network',
  processes: 'to start another program',
  // Starting a thread blocks all signals for a moment; from outside, the two cannot be told apart.
  blocked: 'to start a thread or another program, or to block all signals',
  inspection: 'to look into another program',
  signals: 'to stop another program',
  limits: 'to change its limits of time or memory',
  seal: 'to switch off what it is watched by',
};

export function attemptText(operation: string): string {
  return attempts[operation] ?? `something else (${plain(operation, 80)})`;
}
