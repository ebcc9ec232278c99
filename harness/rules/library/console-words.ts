import { code } from '../../../reports/phrases/quote.ts';
import type { ConsoleFacts } from './console-facts.ts';

/** What reads or prints: “`out`, another name for `cout`,”. */
export function useOfConsole({ name, text }: ConsoleFacts): string {
  const written = code(text, 60);
  const isItself = text === name || text.endsWith(`::${name}`);
  return isItself ? written : `${written}, another name for ${code(name, 60)},`;
}
