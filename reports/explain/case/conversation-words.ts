import type { ConversationEvidence } from '../../../harness/model/result/grading.ts';
import { printedText, typedLines } from '../../../harness/model/assignment/transcript.ts';
import type { ConversationLine } from '../../difference/conversation-lines.ts';
import type { Subject } from './headline.ts';
import { quoted } from '../../phrases/quote.ts';

/** Whether the program commands another one; only such a program has a screen, because a person uses it. */
export function isCommanding({ screen }: ConversationEvidence): boolean {
  return screen !== undefined;
}

/** Short labels before the lines, which say whose line it is. */
export function conversationLabels(
  conversation: ConversationEvidence,
): Readonly<Record<ConversationLine['kind'], string>> {
  return isCommanding(conversation)
    ? { program: 'it sends', partner: 'we say', wrong: 'yours' }
    : { program: 'it says', partner: 'we send', wrong: 'yours' };
}

/** The names of a figure that shows everything, only the end, or everything folded away. */
export interface PictureNames {
  readonly all: string;
  readonly end: string;
  readonly folded: string;
}

export function conversationPicture(conversation: ConversationEvidence): PictureNames {
  return {
    all: isCommanding(conversation)
      ? 'What your program sent to the other program, and what that answered.'
      : 'What your program was sent, and what it answered.',
    end: 'The last lines of the conversation.',
    folded: 'The whole conversation',
  };
}

export const screenPicture: PictureNames = {
  all: 'What the person typed and saw.',
  end: 'The last lines that the person saw.',
  folded: 'All that the person saw',
};

/** Whether the program has to answer commands until it ends. */
export function owesReply(subject: Subject): boolean {
  return subject?.kind === 'conversation' && !isCommanding(subject);
}

/** The beginning of a sentence that says how far the program came: `After we sent “move;”, your program`. */
export function programAfterConversation(conversation: ConversationEvidence): string {
  if (isCommanding(conversation)) {
    const command = printedText(conversation.said).trimEnd().split('\n').at(-1) ?? '';
    return command === '' ? 'Your program' : `After it sent ${quoted(command, 40)}, your program`;
  }
  const command = typedLines(conversation.said).at(-1);
  return command === undefined ? 'Your program' : `After we sent ${quoted(command, 40)}, your program`;
}
