import { type Peg, letters, numbers } from './pegs.ts';

type Turn = (peg: Peg) => Peg;

function moved(move: (x: number, y: number) => readonly [number, number]): Turn {
  return (peg) => {
    const [x, y] = move(
      letters.findIndex((letter) => peg.startsWith(letter)),
      numbers.findIndex((number) => peg.endsWith(number)),
    );
    const [letter, number] = [letters[x], numbers[y]];
    if (letter === undefined || number === undefined) throw new RangeError(`${peg} was moved off the board`);
    return `${letter}${number}`;
  };
}

/** All ways to turn and mirror a board that keep its pegs vertical. */
export const symmetries: readonly (readonly [string, Turn])[] = [
  ['not at all', moved((x, y) => [x, y])],
  ['a quarter', moved((x, y) => [y, 3 - x])],
  ['a half', moved((x, y) => [3 - x, 3 - y])],
  ['three quarters', moved((x, y) => [3 - y, x])],
  ['letters mirrored', moved((x, y) => [3 - x, y])],
  ['numbers mirrored', moved((x, y) => [x, 3 - y])],
  ['letters and numbers exchanged', moved((x, y) => [y, x])],
  ['along the other diagonal', moved((x, y) => [3 - y, 3 - x])],
];
