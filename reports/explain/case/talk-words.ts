import type { TalkEvidence } from '../../../harness/model/result/grading.ts';
import { printedText, typedLines } from '../../../harness/model/assignment/transcript.ts';
import type { TalkLine } from '../../difference/talk-lines.ts';
import type { Subject } from './headline.ts';
import { quoted } from '../../phrases/quote.ts';

/** A program that commands another one talks to a person as well. */
export function isCommanding({ screen }: TalkEvidence): boolean {
  return screen !== undefined;
}

/** Who says a line; short enough to stand before it. */
export function talkLabels(talk: TalkEvidence): Readonly<Record<TalkLine['kind'], string>> {
  return isCommanding(talk)
    ? { program: 'it sends', partner: 'we say', wrong: 'yours' }
    : { program: 'it says', partner: 'we send', wrong: 'yours' };
}

/** What a picture shows: all of something, its end, or all of it folded away. */
export interface PictureNames {
  readonly all: string;
  readonly end: string;
  readonly folded: string;
}

export function talkPicture(talk: TalkEvidence): PictureNames {
  return {
    all: isCommanding(talk)
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

/** Whether it is its turn to answer until it ends. */
export function owesReply(subject: Subject): boolean {
  return subject?.kind === 'talk' && !isCommanding(subject);
}

/** `After we sent “move;”, your program`: who, and how far it had come. */
export function programAfterTalk(talk: TalkEvidence): string {
  if (isCommanding(talk)) {
    const command = printedText(talk.said).trimEnd().split('\n').at(-1) ?? '';
    return command === '' ? 'Your program' : `After it sent ${quoted(command, 40)}, your program`;
  }
  const command = typedLines(talk.said).at(-1);
  return command === undefined ? 'Your program' : `After we sent ${quoted(command, 40)}, your program`;
}
