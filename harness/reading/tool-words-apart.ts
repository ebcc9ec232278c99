import type { ReadToolWords, ToolAnswer } from '../toolchain/gxx/messages/tool-words.ts';
import type { Reading } from './reading.ts';

/** Reads what compiler and linker say of a program where it can do no harm. */
export function toolWordsApart(reading: Reading): ReadToolWords {
  return async (name, words) => {
    const answer = await reading.read('tools', { name, words });
    // Which answer belongs to which tool, is lost on the way between processes.
    return answer.kind === 'read' ? (answer.value as ToolAnswer<typeof name>) : undefined;
  };
}
