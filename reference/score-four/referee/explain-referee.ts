import type { RefereeProblem } from './check-referee.ts';
import { explainMalformed } from '../explain-malformed.ts';
import { opponentOf } from '../pegs.ts';

/** Tells the student what the program did and what was expected. Line numbers are those of the typed lines. */
export function explainReferee(problem: RefereeProblem): string {
  switch (problem.kind) {
    case 'malformed-command':
      return `The referee sent "${problem.text}", which is not a command: ${explainMalformed(problem.malformed)}.`;
    case 'command-kept-back':
      return `The referee waited for an answer to a command that it had not sent yet. Flush the output (endl does that).`;
    case 'play-missing':
      return problem.afterRestart
        ? 'The referee asked for a move without telling the opponent its colour again: "restart;" makes it unknown.'
        : 'The referee asked for a move before it told the opponent its colour with "play".';
    case 'wrong-colour-played':
      return `The referee told the opponent to play ${problem.colour}, but the person plays ${problem.colour}; the opponent plays ${opponentOf(problem.colour)}.`;
    case 'bead-not-noted':
      return `The referee sent no "note:" for the bead on ${problem.peg} (line ${problem.line})${problem.ends ? ', which ended the game' : ''}.`;
    case 'noted-late':
      return `The bead on ${problem.peg} (line ${problem.line}) was noted only after the opponent had been asked for its move.`;
    case 'wrong-bead-noted':
      return `After line ${problem.line} the referee sent "${problem.note}" and not "${problem.expected}".`;
    case 'noted-twice':
      return `The referee sent "${problem.note}" twice for one bead.`;
    case 'opponents-bead-noted':
      return `The referee noted the opponent's own move ("${problem.note}"). The opponent has put that bead on its board already.`;
    case 'unknown-bead-noted':
      return `The referee sent "${problem.note}", but neither player has just played there.`;
    case 'refused-location-noted':
      return `"${problem.typed}" must be refused, but the referee sent "${problem.note}".`;
    case 'move-not-asked':
      return problem.line === 0
        ? "It was the opponent's turn at the beginning, but it was not asked for a move."
        : `After line ${problem.line} it was the opponent's turn, but it was not asked for a move.`;
    case 'move-out-of-turn':
      return "The opponent was asked for a move when it was the person's turn.";
    case 'move-after-end':
      return 'The opponent was asked for a move after the end of the game.';
    case 'restart-not-forwarded':
      return `When the person typed restart (line ${problem.line}), no "restart;" was sent to the opponent.`;
    case 'quit-not-forwarded':
      return `When the person typed quit (line ${problem.line}), no "quit;" was sent to the opponent.`;
    case 'unasked-restart':
      return 'The referee sent "restart;" in the middle of a game, but the person had not typed restart.';
    case 'unasked-quit':
      return 'The referee sent "quit;" although the person went on.';
    case 'command-after-quit':
      return `The referee sent "${problem.command}" after "quit;", and nothing can follow that.`;
    case 'result-not-announced':
      return `The game ended with "${problem.result}", but no line says only that.`;
    case 'wrong-result-announced':
      return `The referee announced "${problem.announced}", but the game ended with "${problem.result}".`;
    case 'unfounded-result-announced':
      return `The referee announced "${problem.announced}", but no game had ended like that.`;
    case 'did-not-end':
      return problem.typedQuit
        ? 'The referee did not end after quit.'
        : 'The referee did not end at the end of its input.';
  }
}
