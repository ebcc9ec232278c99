import { type WrittenFunction, writtenFunctions } from '../../cpp/names/functions.ts';
import type { ReadFile } from '../../cpp/source/program.ts';
import { countBelow } from '../../cpp/source/sorted.ts';
import type { Token } from '../../cpp/source/token.ts';
import type { RuleCheck, Sighting, Subject } from '../rule.ts';
import type { providedUnmodified } from './definition.ts';

/**
 * The functions whose text students were given are in their files token by token, as the compiler reads them. Comments
 * and layout may change, but a macro must not change the tokens. The first token that differs is reported.
 */
export const check: RuleCheck<typeof providedUnmodified> = {
  readsTree: true,
  *find(subject, { skeleton, functions, given: published = functions }): Generator<Sighting> {
    const original = subject.skeletons.find(({ name }) => name === skeleton);
    for (const name of functions.filter((one) => published.includes(one))) {
      const given = original === undefined ? [] : candidates([original], name);
      const [demanded] = given.map(tokensOfFunction);
      if (demanded === undefined) throw new Error(`${skeleton} of the handout does not define ${name}`);
      yield* compared(subject, name, demanded);
    }
  },
};

function* compared({ files }: Subject, name: string, demanded: readonly Token[]): Generator<Sighting> {
  // The student may have written overloads: the function that is most like the given one is compared.
  const [closest] = candidates(files, name)
    .map((written) => ({ written, difference: firstDifference(demanded, tokensOfFunction(written)) }))
    .toSorted((a, b) => b.difference.index - a.difference.index);
  const [first] = files;
  if (closest === undefined) {
    if (first === undefined || files.some(({ unread }) => unread.length > 0)) return;
    yield { kind: 'breach', file: first, at: 'file', facts: { rule: 'provided-unmodified', function: name } };
    return;
  }
  const { demanded: token, found } = closest.difference;
  if (token === undefined && found === undefined) return;
  yield {
    kind: 'breach',
    file: closest.written.file,
    at: found?.start ?? closest.written.definition.end,
    facts: {
      rule: 'provided-unmodified',
      function: name,
      ...(token === undefined ? {} : { demanded: token.text }),
      ...(found === undefined ? {} : { found: found.text }),
    },
  };
}

/** The program runs the function outside of classes and namespaces. Others count only if there is none. */
function candidates(files: readonly ReadFile[], name: string): WrittenFunction[] {
  const named = files.flatMap(writtenFunctions).filter(({ declaration }) => declaration.name === name);
  const free = named.filter(({ place }) => place === 'free');
  return free.length === 0 ? named : free;
}

function tokensOfFunction({ file, definition }: WrittenFunction): Token[] {
  const startOf = ({ start }: Token): number => start;
  return file.parsed.slice(
    countBelow(file.parsed, definition.start, startOf),
    countBelow(file.parsed, definition.end, startOf),
  );
}

interface Difference {
  /** How many tokens are the same before it. */
  readonly index: number;
  readonly demanded: Token | undefined;
  readonly found: Token | undefined;
}

function firstDifference(demanded: readonly Token[], written: readonly Token[]): Difference {
  let index = 0;
  while (index < demanded.length && demanded[index]?.text === written[index]?.text) index += 1;
  return { index, demanded: demanded[index], found: written[index] };
}
