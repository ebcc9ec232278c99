import { type Piece, type Transcript, tidyPieces } from '../../../harness/model/assignment/transcript.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { judgeReply } from './judge-reply.ts';
import type { Received } from '../../../harness/model/assignment/interactive.ts';
import { nextTurn } from './next-turn.ts';
import { newOpponent } from './opponent-state.ts';
import { parseScript } from './script.ts';

/**
 * A script with the right replies, as authors write them: `a legal move` stands for any of them, and `any line` for
 * any line that ends in a period. When a program wins depends on its moves; this assumes moves that make no line.
 */
export function expectedTranscript(lines: readonly string[]): Transcript {
  const pieces: Piece[] = [];
  let state = newOpponent;
  let hasQuit = false;
  for (const { commands, after } of parseScript(lines)) {
    const text = commands.map((scripted) => scripted.before + scripted.text).join('') + after;
    pieces.push(
      ...text
        .split('\n')
        .slice(0, -1)
        .map((line) => ({ kind: 'typed' as const, text: line })),
    );
    let rest = commands;
    while (rest.length > 0) {
      const turn = nextTurn(state, rest);
      rest = turn.rest;
      for (const command of turn.commands) {
        const expectation = expectationOf(state, command);
        const judged = judgeReply(state, command, sampleOf(expectation, state.beads.length));
        if (judged.kind === 'wrong') throw new Error(`the sample reply to a command is wrong: ${judged.problem.kind}`);
        state = judged.next;
        pieces.push({ kind: 'printed', text: writtenOf(expectation) });
        hasQuit ||= command.kind === 'quit';
      }
    }
  }
  return { pieces: tidyPieces(pieces), ends: hasQuit ? 'finished' : 'waiting' };
}

function sampleOf(expectation: Expectation, beads: number): Received {
  switch (expectation.kind) {
    case 'exactly':
      return { kind: 'line', text: expectation.text };
    case 'a legal move':
      // Every seventh peg, because four of these are not in line.
      return { kind: 'line', text: `${expectation.pegs[(beads * 7) % expectation.pegs.length]}.` };
    case 'any line':
      return { kind: 'line', text: 'none.' };
    case 'exits':
      return { kind: 'end', text: '' };
  }
}

function writtenOf(expectation: Expectation): string {
  switch (expectation.kind) {
    case 'exactly':
      return `${expectation.text}\n`;
    case 'a legal move':
      return 'a legal move\n';
    case 'any line':
      return 'any line\n';
    case 'exits':
      return '';
  }
}
