import { formatCommand } from '../commands.ts';
import { opponentOf } from '../pegs.ts';
import { type RefereeScript, rightReferee } from './right-referee.ts';

/** What a correct referee sends, with the answers, as authors write it: `play` comes as late as possible. */
export function formatRightRun(script: RefereeScript): {
  readonly trace: readonly string[];
  readonly announces: readonly string[];
} {
  const { person, commands, results } = rightReferee(script);
  const play = formatCommand({ kind: 'play', colour: opponentOf(person) });
  let knowsColour = false;
  const trace = commands.flatMap(({ command, response }) => {
    const isDue = command.kind === 'move' && !knowsColour;
    knowsColour = command.kind !== 'restart' && (knowsColour || isDue);
    return [...(isDue ? [`${play} ok.`] : []), `${formatCommand(command)} ${response}`];
  });
  return { trace, announces: results.map(({ result }) => result) };
}
