import fc, { Arbitrary, type Random, Value, stream } from 'fast-check';
import { type ScriptItem, linesOf, plain } from './script-item.ts';
import { type Progress, smallerScripts } from './smaller-scripts.ts';
import { type Colour, opponentOf } from '../pegs.ts';

const anyColour: Arbitrary<Colour> = fc.constantFrom('white', 'black');
const nth = fc.integer({ min: 1, max: 16 });
const quiet = nth.map((number) => `{quiet-${number}}`);

/** Mostly any peg; sometimes one where beads pile up: the first peg, or the one that the program has just played. */
const anyPlace = fc.oneof(
  { weight: 4, arbitrary: nth.map((number) => `{${number}}`) },
  { weight: 4, arbitrary: quiet },
  { weight: 2, arbitrary: fc.constantFrom('{1}', '{same}') },
);

const quietNote = fc.tuple(anyColour, quiet).map(([colour, place]) => noteOf(colour, place));
const play = anyColour.map((colour) => `play ${colour};`);
const move = fc.constant('move;');

const anyNote = fc.tuple(anyColour, anyPlace).map(([colour, place]) => noteOf(colour, place));
/** Without a colour the rules decide no move, so most restarts are followed by a colour. */
const start = fc.oneof(
  { weight: 6, arbitrary: play.map((command) => [command]) },
  { weight: 1, arbitrary: fc.constant([]) },
);
const anyCommands = fc.oneof(
  { weight: 20, arbitrary: fc.oneof(anyNote, move).map((command) => [command]) },
  { weight: 5, arbitrary: play.map((command) => [command]) },
  { weight: 1, arbitrary: start.map((commands) => ['restart;', ...commands]) },
);

/** Commands in random order. */
const disorder = fc.tuple(start, list(anyCommands, 2, 30)).map(([first, commands]) => [...first, ...commands.flat()]);

/**
 * Notes fill nearly every peg without a line, so that a program that forgets some of them cannot succeed by luck. It
 * may forget the notes of its own colour, so half of the time it gets its colour before the notes.
 */
const crowded = fc
  .tuple(fc.boolean(), play, list(quietNote, 30, 60), list(fc.oneof(move, quietNote), 4, 30))
  .map(([isPlayFirst, command, notes, rest]) =>
    isPlayFirst ? [command, ...notes, ...rest] : [...notes, command, ...rest],
  );

/** The program has both colours in turn. With one colour it would soon make a line. */
const bothColours = fc
  .tuple(anyColour, list(fc.boolean(), 2, 40))
  .map(([first, turns]) => turns.flatMap((isFirst) => [`play ${isFirst ? first : opponentOf(first)};`, 'move;']));

/** A board filled to the last bead, a move that is not possible, and then a new game. */
const overfull = list(quietNote, 64, 64).chain((notes) =>
  fc
    .tuple(play, anyColour)
    .map(([command, colour]) => [...notes, command, 'move;', 'restart;', `play ${colour};`, 'move;']),
);

const afterRestart = fc.oneof(
  { weight: 4, arbitrary: disorder },
  { weight: 3, arbitrary: crowded },
  { weight: 2, arbitrary: bothColours },
  { weight: 1, arbitrary: overfull },
);

const someSections = fc
  .tuple(fc.boolean(), list(afterRestart, 1, 3))
  .map(([restartsFirst, sections]) => restarted(sections, restartsFirst));

const gamePlace = fc.oneof(
  { weight: 8, arbitrary: nth.map((number) => `{guard-${number}}`) },
  { weight: 1, arbitrary: anyPlace },
);

/** A game in which the script plays the other colour, but does not try to win, so that many boards get full. */
const game = fc.tuple(anyColour, list(gamePlace, 32, 32)).map(([colour, places]) => {
  const rounds = places.map((place) => noteOf(opponentOf(colour), place));
  const turns = rounds.flatMap((note) => (colour === 'white' ? ['move;', note] : [note, 'move;']));
  return [`play ${colour};`, ...turns];
});

const stoppedGame = fc
  .tuple(game, fc.integer({ min: 1, max: 40 }))
  .map(([commands, length]) => commands.slice(0, length));

const someGames = fc
  .tuple(fc.boolean(), list(fc.oneof({ weight: 2, arbitrary: game }, { weight: 1, arbitrary: stoppedGame }), 1, 3))
  .map(([restartsFirst, sections]) => restarted(sections, restartsFirst));

function noteOf(colour: Colour, place: string): string {
  return `note: ${colour} plays ${place};`;
}

function restarted(sections: readonly (readonly string[])[], restartsFirst: boolean): string[] {
  const commands = sections.flatMap((section) => ['restart;', ...section]);
  return restartsFirst ? commands : commands.slice(1);
}

function list<Item>(of: Arbitrary<Item>, minLength: number, maxLength: number): Arbitrary<Item[]> {
  // fast-check prefers short lists, but short ones find fewer faults here.
  return fc.array(of, { minLength, maxLength, size: 'max' });
}

/** There is one space between the words of a command, as in the handout; golden conversations have more. */
const wildly = fc.record({
  before: fc.constantFrom('\n', '\n', '\n', '', ' ', '  ', '\n\n', '\n '),
});

/** With one command on a line, as most referees do, or any white space between commands. Most end with `quit;`. */
function written(commands: Arbitrary<readonly string[]>): Arbitrary<readonly ScriptItem[]> {
  const ended = fc
    .tuple(commands, fc.oneof({ weight: 4, arbitrary: fc.constant(['quit;']) }, fc.constant([])))
    .map(([before, end]) => [...before, ...end]);
  return ended.chain((all) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(all.map(plain)) },
      {
        weight: 2,
        arbitrary: list(wildly, all.length, all.length).map((gaps) =>
          all.map((command, index) => ({ ...plain(command), ...gaps[index] })),
        ),
      },
    ),
  );
}

/**
 * fast-check would try far too many smaller scripts, because it does not know that a conversation ends with the first
 * wrong reply, nor that every part of a script is a script.
 */
class Scripts extends Arbitrary<readonly ScriptItem[]> {
  readonly #written: Arbitrary<readonly ScriptItem[]>;

  constructor(commands: Arbitrary<readonly string[]>) {
    super();
    this.#written = written(commands);
  }

  override generate(random: Random, bias: number | undefined): Value<readonly ScriptItem[]> {
    return new Value(this.#written.generate(random, bias).value, undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is readonly ScriptItem[] {
    return false;
  }

  override shrink(script: readonly ScriptItem[], progress?: Progress) {
    return stream(smallerScripts(script, progress)).map((smaller) => new Value(smaller.script, smaller.progress));
  }
}

/** Scripts for `converse`: commands in any order, and whole games. */
export const conversations: Arbitrary<readonly string[]> = new Scripts(someSections).map(linesOf);
export const games: Arbitrary<readonly string[]> = new Scripts(someGames).map(linesOf);
