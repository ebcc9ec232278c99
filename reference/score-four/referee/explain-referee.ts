import type { RefereeProblem } from './check-referee.ts';
import { explainMalformed } from '../explain-malformed.ts';
import { opponentOf } from '../pegs.ts';

/** What was found and what was expected, for the student: about the program. Lines are those that were typed. */
export function explainReferee(problem: RefereeProblem): string {
  switch (problem.kind) {
    case 'malformed-command':
      return `The referee sent "${problem.text}", which is no command: ${explainMalformed(problem.malformed)}.`;
    case 'command-kept-back':
      return `The referee waited for an answer to a command that it had not sent yet. Flush the output (endl does that).`;
    case 'play-missing':
      return problem.afterRestart
        ? 'The referee asked for a move without telling the opponent its colour again: "restart;" makes it unknown.'
        : 'The referee asked for a move before it told the opponent its colour with "play".';
    case 'wrong-colour-played':
      return `The referee told the opponent to play ${problem.colour}, but ${problem.colour} is the person; the opponent plays ${opponentOf(problem.colour)}.`;
    case 'bead-not-noted':
      return `The opponent never got to know the bead on ${problem.peg} (line ${problem.line})${problem.ends ? ', with which the game ended' : ''}: a "note:" is missing.`;
    case 'noted-late':
      return `The bead on ${problem.peg} (line ${problem.line}) was noted only after the opponent had been asked for its move.`;
    case 'wrong-bead-noted':
      return `After line ${problem.line} the referee sent "${problem.note}" and not "${problem.expected}".`;
    case 'noted-twice':
      return `The referee sent "${problem.note}" twice for one bead.`;
    case 'opponents-bead-noted':
      return `The referee noted the opponent's own move ("${problem.note}"). The opponent has put that bead on its board already.`;
    case 'unknown-bead-noted':
      return `The referee sent "${problem.note}", but nobody has played there now.`;
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
      return 'The referee sent "restart;" in mid-game, and nobody had asked for it.';
    case 'unasked-quit':
      return 'The referee sent "quit;" although the person went on.';
    case 'command-after-quit':
      return `The referee sent "${problem.command}" after "quit;", and nothing can follow that.`;
    case 'result-not-announced':
      return `No line says "${problem.result}" and nothing else, which is how the game ended.`;
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
