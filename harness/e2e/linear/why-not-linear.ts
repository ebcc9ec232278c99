import { attemptsOf, type Place } from './attempts.ts';
import { NotProvable, automatonOf } from './automaton.ts';
import { components, nodesInCycles } from './components.ts';

const maxTriples = 2_000_000;

/**
 * Undefined if the time of this expression grows no faster than the text, whether it is searched for, matched, or found
 * repeatedly.
 *
 * A backtracking matcher tries one way through the expression after the other. At worst it follows all ways that begin
 * at any character of a text. If a constant bounds the number of ways to each character of every text, that takes
 * linear time. Whether texts with ever more ways exist can be decided (Weber and Seidl): they exist exactly if there
 * are places p and q and a text v that leads from p to p, from p to q, and from q to q. Ways that certainly succeed are
 * left out: they end the search, and the next search begins after the text that they matched.
 */
export function whyNotLinear(source: string, flags: string): string | undefined {
  try {
    return ambiguity(source, flags);
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

function ambiguity(source: string, flags: string): string | undefined {
  const automaton = automatonOf(source, flags);
  const attempts = attemptsOf(automaton);
  const { letters } = automaton;
  const width = letters.count + 1;
  const height = attempts.searching + 1;
  const nodeOf = ({ step, letter }: Place) => step * width + letter;
  const placeOf = (node: number): Place => ({ step: Math.floor(node / width), letter: node % width });

  const begin: Place = { step: attempts.searching, letter: letters.start };
  const everywhere = (node: number) => attempts.onwards(placeOf(node)).map(nodeOf);
  const reached = components([nodeOf(begin)], everywhere);
  const committed = placesOfSuccess([...reached.keys()]);
  if (committed.has(nodeOf(begin))) return undefined;
  const onwards = (place: Place) => attempts.onwards(place).filter((next) => !committed.has(nodeOf(next)));
  const successors = (node: number) => onwards(placeOf(node)).map(nodeOf);
  const component = components([nodeOf(begin)], successors);
  const looping = nodesInCycles(component, successors);
  const isSame = (node: number, other: number) => component.get(node) === component.get(other);

  for (const node of looping) {
    const twice = onwards(placeOf(node)).find((next) => next.ways > 1 && isSame(node, nodeOf(next)));
    if (twice !== undefined) return 'a loop in it can take the same text in two ways';
  }
  return isEverMoreAmbiguous() ? 'there are texts on which it takes more than linear time' : undefined;

  /** The places where the match is certain, and where all that is still tried before its end has a bounded length. */
  function placesOfSuccess(nodes: readonly number[]): Set<number> {
    const sure = new Set(nodes.filter((node) => attempts.succeeds(placeOf(node))));
    const unsure = (node: number) => (sure.has(node) ? [] : everywhere(node).filter((next) => !sure.has(next)));
    const unsureNodes = nodes.filter((node) => !sure.has(node));
    const wandering = nodesInCycles(components(unsureNodes, unsure), unsure);
    const isShort = (node: number) => ![...components([node], everywhere).keys()].some((next) => wandering.has(next));
    return new Set([...sure].filter(isShort));
  }

  /** Whether three matchers can read the same text: one stays around p, one goes from p to q, one stays around q. */
  function isEverMoreAmbiguous(): boolean {
    const triple = (p: number, m: number, q: number, letter: number) =>
      ((p * height + m) * height + q) * width + letter;
    const known = new Map<number, readonly number[]>();
    const roots: number[] = [];
    for (const p of looping) {
      for (const q of looping) {
        const [from, to] = [placeOf(p), placeOf(q)];
        if (p !== q && from.letter === to.letter) roots.push(triple(from.step, from.step, to.step, from.letter));
      }
    }
    const component3 = components(roots, next);
    return [...component3].some(([node, number]) => {
      const [p, m, q, letter] = parts(node);
      return m === q && p !== q && component3.get(triple(p, p, q, letter)) === number;
    });

    function next(node: number): readonly number[] {
      const found = known.get(node) ?? nextOf(node);
      known.set(node, found);
      if (known.size > maxTriples) throw new NotProvable('it has too many places');
      return found;
    }

    function nextOf(node: number): number[] {
      const [p, m, q, letter] = parts(node);
      const stay = (step: number) => {
        const here = nodeOf({ step, letter });
        return onwards({ step, letter }).filter((one) => isSame(here, nodeOf(one)));
      };
      const around = byLetter(stay(q));
      const between = byLetter(onwards({ step: m, letter }));
      const result = stay(p).flatMap((first) =>
        (between.get(first.letter) ?? []).flatMap((second) =>
          (around.get(first.letter) ?? []).map((third) => triple(first.step, second, third, first.letter)),
        ),
      );
      // Connects the end of such a way to its beginning, so that the way is part of a cycle.
      return m === q && p !== q ? [...result, triple(p, p, q, letter)] : result;
    }

    function parts(node: number): readonly [number, number, number, number] {
      const rest = Math.floor(node / width);
      return [Math.floor(rest / height / height), Math.floor(rest / height) % height, rest % height, node % width];
    }
  }
}

function byLetter(places: readonly Place[]): Map<number, number[]> {
  const result = new Map<number, number[]>();
  for (const { step, letter } of places) result.set(letter, [...(result.get(letter) ?? []), step]);
  return result;
}
