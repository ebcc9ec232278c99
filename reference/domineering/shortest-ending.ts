import { type Player, placesFor } from './rules.ts';
import { type Turn, withMove } from './turn.ts';

/** Every grid that has been searched: about 2400, because it does not matter which player fills a cell. */
const found = new Map<string, readonly number[] | undefined>();

/** The fewest moves by which `winner` wins; undefined if that player cannot win any more. */
export function shortestEnding(turn: Turn, winner: Player): readonly number[] | undefined {
  const key = `${String(turn.grid).replaceAll('2', '1')} ${turn.player} ${winner}`;
  if (!found.has(key)) found.set(key, search(turn, winner));
  return found.get(key);
}

function search(turn: Turn, winner: Player): readonly number[] | undefined {
  const places = placesFor(turn.grid, turn.player);
  if (places.length === 0) return winner === turn.player ? undefined : [];
  let shortest: readonly number[] | undefined;
  for (const pos of places) {
    const rest = shortestEnding(withMove(turn, pos), winner);
    if (rest !== undefined && (shortest === undefined || rest.length + 1 < shortest.length)) shortest = [pos, ...rest];
  }
  return shortest;
}
