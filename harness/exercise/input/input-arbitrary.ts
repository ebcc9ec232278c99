import { Arbitrary, type Random, type Stream, Value, stream } from 'fast-check';
import type { AnyInput, SessionInput, ValueInput } from '../../model/assignment/input.ts';
import type { ScalarType, Value as ArgumentValue } from '../../model/assignment/value.ts';
import { sourceOf } from './draw.ts';
import type { Drawn, Source } from './drawn.ts';
import { smallerInputs } from './smaller-inputs.ts';
import { argumentOf, typedLines } from './written.ts';

/** The lines that are typed in a random session. */
export function sessionArbitrary(input: SessionInput): Arbitrary<readonly string[]> {
  return new DrawnInput(input).map(typedLines);
}

/** A random argument for a parameter of this type; the input must fit the type. */
export function valueArbitrary(input: ValueInput, type: ScalarType): Arbitrary<ArgumentValue> {
  return new DrawnInput(input).map((drawn) => argumentOf(drawn, type));
}

/**
 * The parts of an input depend on each other, because an integer can be the count of a later repetition. fast-check's
 * own `chain` would draw the repetition anew for each smaller count. So smaller inputs are made from the whole input.
 */
class DrawnInput extends Arbitrary<Drawn> {
  readonly #source: Source;

  constructor(input: AnyInput) {
    super();
    this.#source = sourceOf(input);
  }

  override generate(random: Random, bias: number | undefined): Value<Drawn> {
    return new Value(this.#source.draw(random, bias, new Map()), undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is Drawn {
    return false;
  }

  override shrink(drawn: Drawn, lastPlace: unknown): Stream<Value<Drawn>> {
    const place = typeof lastPlace === 'number' ? lastPlace : 0;
    return stream(smallerInputs(drawn, place, keyOf)).map((smaller) => new Value(smaller.drawn, smaller.place));
  }
}

function keyOf(drawn: Drawn): string {
  return typedLines(drawn).join('\n');
}
