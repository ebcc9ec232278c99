import type { GoldenCommanding, GoldenConversation, GoldenTalk } from '../../model/assignment/assignment.ts';
import { typedLines } from '../../model/assignment/transcript.ts';
import type { Report } from '../yaml/author-problem.ts';
import { readConversation } from './conversation.ts';
import { type PlayedFile, goldenPart, reportSameInput } from '../sessions/golden-part.ts';
import { readPlayers } from '../sessions/players.ts';
import type { Programs } from '../programs.ts';
import { partAt } from '../yaml/read-shape.ts';
import { commandingShape, conversationShape } from '../shape.ts';
import { keysAt, placeAt } from '../yaml/yaml-path.ts';

interface TalkFile extends Omit<PlayedFile, 'players'> {
  readonly slug: string;
  readonly programs: Programs;
}

type PlayedTalk = TalkFile & PlayedFile;

/** The cases of a file in which somebody talks to a running program: one for each of the programs. */
export function readTalks(talk: TalkFile, report: Report): GoldenTalk[] {
  const { file, programs } = talk;
  if (programs.complete && programs.ids.length === 0) {
    report({
      file: file.name,
      place: placeAt(file, []),
      found: 'a talk with a program',
      expected: 'a session, as assignment.yaml has no programs',
      cure: 'name the program under programs in assignment.yaml',
    });
    return [];
  }
  const players = readPlayers(file, programs, report);
  const known = players.flatMap((program) => (program === undefined ? [] : [program]));
  return keysAt(file, []).includes('conversation')
    ? conversations({ ...talk, players }, known, report)
    : commandings({ ...talk, players }, known, report);
}

function conversations(talk: PlayedTalk, programs: readonly string[], report: Report): GoldenConversation[] {
  const { file, slug } = talk;
  const transcript = readConversation(file, report);
  const rest = partAt(file, conversationShape, []);
  if (transcript === undefined || rest === undefined) return [];
  reportSameInput(talk, ['conversation'], typedLines(transcript.pieces).join('\n'), report);
  return programs.map((program) => ({
    kind: 'conversation',
    ...goldenPart(slug, program, rest),
    program,
    transcript,
  }));
}

function commandings(talk: PlayedTalk, programs: readonly string[], report: Report): GoldenCommanding[] {
  const { file, slug } = talk;
  const rest = partAt(file, commandingShape, []);
  if (rest === undefined) return [];
  const { typed, moves, announces } = rest;
  const trace = rest.trace.split('\n').map((line) => line.trimEnd());
  reportSameInput(talk, ['typed'], [...typed, '', ...moves].join('\n'), report);
  return programs.map((program) => ({
    kind: 'commanding',
    ...goldenPart(slug, program, rest),
    program,
    script: { typed, moves },
    right: { trace: trace.filter((line) => line !== ''), announces },
  }));
}
