import type { ReadToolWords, ToolAnswer } from '../toolchain/gxx/messages/tool-words.ts';
import type { Reading } from './reading.ts';

/** Reads what compiler and linker say about a program, in a process that can be killed. */
export function toolWordsApart(reading: Reading): ReadToolWords {
  return async (name, words) => {
    const answer = await reading.read('tools', { name, words });
    // The type of the answer, which depends on the tool, is lost on the way between processes.
    return answer.kind === 'read' ? (answer.value as ToolAnswer<typeof name>) : undefined;
  };
}
