import { plain } from '../../phrases/quote.ts';

/** What the program tried to do although it is forbidden; continues a sentence after "tried". */
const attempts: Readonly<Record<string, string>> = {
  files: 'to use a file',
  network: 'to use the network',
  processes: 'to start another program',
  // Starting a thread blocks all signals for a moment, so from outside, the two look the same.
  blocked: 'to start a thread or another program, or to block all signals',
  inspection: 'to look into another program',
  signals: 'to stop another program',
  limits: 'to change its limits of time or memory',
  seal: 'to switch off its protection',
};

export function attemptText(operation: string): string {
  return attempts[operation] ?? `something else (${plain(operation, 80)})`;
}
