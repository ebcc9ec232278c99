import type { GoldenCommanding, GoldenAnswering, GoldenConversation } from '../../model/assignment/assignment.ts';
import { typedLines } from '../../model/assignment/transcript.ts';
import type { Report } from '../yaml/author-problem.ts';
import { readConversation } from './conversation.ts';
import { type PlayedFile, goldenPart, reportSameInput } from '../sessions/golden-part.ts';
import { readPlayers } from '../sessions/players.ts';
import type { Programs } from '../programs.ts';
import { partAt } from '../yaml/read-shape.ts';
import { commandingShape, conversationShape } from '../sessions/transcript-shapes.ts';
import { keysAt, placeAt } from '../yaml/yaml-path.ts';

interface ConversationFile extends Omit<PlayedFile, 'players'> {
  readonly slug: string;
  readonly programs: Programs;
}

type PlayedConversation = ConversationFile & PlayedFile;

/** The cases of a file with a conversation: one for each of the programs. */
export function readConversations(conversation: ConversationFile, report: Report): GoldenConversation[] {
  const { file, programs } = conversation;
  if (programs.complete && programs.ids.length === 0) {
    report({
      file: file.name,
      place: placeAt(file, []),
      found: 'a conversation',
      expected: 'a session, because assignment.yaml has no programs',
      cure: 'name the program under programs in assignment.yaml',
    });
    return [];
  }
  const players = readPlayers(file, programs, report);
  const known = players.flatMap((program) => (program === undefined ? [] : [program]));
  return keysAt(file, []).includes('conversation')
    ? conversations({ ...conversation, players }, known, report)
    : commandings({ ...conversation, players }, known, report);
}

function conversations(
  conversation: PlayedConversation,
  programs: readonly string[],
  report: Report,
): GoldenAnswering[] {
  const { file, slug } = conversation;
  const transcript = readConversation(file, report);
  const rest = partAt(file, conversationShape, []);
  if (transcript === undefined || rest === undefined) return [];
  reportSameInput(conversation, ['conversation'], typedLines(transcript.pieces).join('\n'), report);
  return programs.map((program) => ({
    kind: 'answering',
    ...goldenPart(slug, program, rest),
    program,
    transcript,
  }));
}

function commandings(
  conversation: PlayedConversation,
  programs: readonly string[],
  report: Report,
): GoldenCommanding[] {
  const { file, slug } = conversation;
  const rest = partAt(file, commandingShape, []);
  if (rest === undefined) return [];
  const { typed, moves, announces } = rest;
  const trace = rest.trace.split('\n').map((line) => line.trimEnd());
  reportSameInput(conversation, ['typed'], [...typed, '', ...moves].join('\n'), report);
  return programs.map((program) => ({
    kind: 'commanding',
    ...goldenPart(slug, program, rest),
    program,
    script: { typed, moves },
    right: { trace: trace.filter((line) => line !== ''), announces },
  }));
}
