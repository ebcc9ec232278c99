import { beadsOn, beadsPerPeg, completesLine, hasRoom } from '../board.ts';
import type { Command, CommandWith } from '../commands.ts';
import { type OpponentState, afterCommand, afterUndecidedMove, whyMoveIsUndecided } from './opponent-state.ts';
import { type Colour, type Peg, opponentOf, pegs } from '../pegs.ts';
import { type Place, type ScriptCommand, filled } from './script.ts';

export interface Turn {
  /** What is sent before any of its replies is known. */
  readonly text: string;
  readonly commands: readonly Command[];
  /** The commands that must wait for the replies. */
  readonly rest: readonly ScriptCommand[];
}

/** As much of a script as can be sent now. Commands that no longer make sense are left out for good. */
export function nextTurn(state: OpponentState, script: readonly ScriptCommand[]): Turn {
  let ahead: Ahead = { state, doubt: 0 };
  const commands: Command[] = [];
  let text = '';
  for (const [index, scripted] of script.entries()) {
    const choice = choose(ahead, scripted.command);
    if (choice === 'wait') return { text, commands, rest: [{ ...scripted, before: '' }, ...script.slice(index + 1)] };
    if (choice === 'leave-out') continue;
    ahead = lookAhead(ahead, choice);
    commands.push(choice);
    text += filled(scripted, choice.kind === 'note' ? choice.place : undefined);
  }
  return { text, commands, rest: [] };
}

/** What is certain while replies are outstanding: up to `doubt` more beads may be on the board, on unknown pegs. */
interface Ahead {
  readonly state: OpponentState;
  readonly doubt: number;
}

type Choice = Command | 'leave-out' | 'wait';

function choose(ahead: Ahead, command: CommandWith<Place>): Choice {
  switch (command.kind) {
    case 'restart':
    case 'quit':
    case 'play':
      return command;
    case 'move':
      return ahead.state.isKnown ? command : 'leave-out';
    case 'note': {
      if (!ahead.state.isKnown) return 'leave-out';
      const peg = pegFor(ahead, command.place, command.colour);
      if (peg !== undefined) return { ...command, place: peg };
      return ahead.doubt > 0 ? 'wait' : 'leave-out';
    }
  }
}

function lookAhead({ state, doubt }: Ahead, command: Command): Ahead {
  if (command.kind === 'restart') return { state: afterCommand(state, command), doubt: 0 };
  if (command.kind !== 'move') return { state: afterCommand(state, command), doubt };
  const isDecided = whyMoveIsUndecided(state) === undefined;
  return isDecided ? { state, doubt: doubt + 1 } : { state: afterUndecidedMove(state), doubt };
}

/** A peg that has room whatever the replies will be; undefined if there is none. */
function pegFor({ state, doubt }: Ahead, place: Place, colour: Colour): Peg | undefined {
  const open = pegs.filter((peg) => beadsOn(state.board, peg).length + doubt < beadsPerPeg);
  switch (place.kind) {
    case 'peg':
      return open.find((peg) => peg === place.peg);
    case 'same': {
      if (doubt > 0) return undefined;
      const last = state.beads.findLast(({ by }) => by === 'move');
      return last !== undefined && hasRoom(state.board, last.peg) ? last.peg : open[0];
    }
    case 'nth': {
      if (place.care === 'none') return nth(open, place.nth);
      if (doubt > 0) return undefined;
      const threat = open.find((peg) => completesLine(state.board, peg, opponentOf(colour)));
      if (place.care === 'guard' && threat !== undefined) return threat;
      const quiet = open.filter((peg) => !completesLine(state.board, peg, colour));
      return nth(quiet.length > 0 ? quiet : open, place.nth);
    }
  }
}

function nth(open: readonly Peg[], number: number): Peg | undefined {
  return open[(number - 1) % open.length];
}
