import type { Graded } from '../../../harness/model/result/grading.ts';
import { noSourceIn } from '../../../harness/model/result/no-source.ts';
import { type CompilerMessage, placeText } from './compiler.ts';
import { count, listed } from '../../phrases/count.ts';
import { errorMeaning } from './error-meaning.ts';
import { plain } from '../../phrases/quote.ts';
import { standingOf } from '../standing.ts';

/** Why a program could not be run. It shows the first error, because later ones often follow from it. */
export interface BuildTrouble {
  readonly headline: string;
  /** The same in two or three words, for a table. */
  readonly short: string;
  readonly first?: {
    readonly at: CompilerMessage;
    /** Empty if the file is unknown. */
    readonly place: string;
    readonly message: string;
    readonly meaning?: string;
  };
  /** How many errors come after the first. */
  readonly more?: string;
  /** The one thing to do next. */
  readonly cure: string;
}

export type Built = Pick<Graded, 'build' | 'files' | 'sources' | 'cases' | 'insteadOfSource'>;

/** What prevents a program from being run; undefined if nothing does. */
export function buildTrouble(graded: Built): BuildTrouble | undefined {
  const { build, files, insteadOfSource } = graded;
  if (files.length === 0 && !build.compiled && insteadOfSource !== undefined) return withoutSource(insteadOfSource);
  if (files.length === 0 && !build.compiled) {
    return {
      headline: 'There is no file to compile under the expected name.',
      short: 'no file under the expected name',
      cure: 'Hand in the file under its expected name, and check again.',
    };
  }
  return noSourceTrouble(graded) ?? errorTrouble(graded);
}

function withoutSource(names: readonly string[]): BuildTrouble {
  if (names.length === 0) {
    return {
      headline: 'No file was handed in.',
      short: 'no source: no file',
      cure: 'Hand in the source that you have written.',
    };
  }
  // If a path is far too long, only its folders may be left.
  if (names.every((name) => name === '' || name.endsWith('/'))) {
    return {
      headline: 'The submission has no source code: the name of the file is too long.',
      short: 'no source: the name of the file is too long',
      cure: 'Hand in the source under a shorter name, without so many folders around it.',
    };
  }
  const named = namesOf(names);
  return {
    headline: `The submission has no source code: ${named}.`,
    short: `no source: ${named}`,
    cure: 'Hand in the source itself (the .cpp file), not a document, a picture or an archive that is not a zip.',
  };
}

function noSourceTrouble(graded: Built): BuildTrouble | undefined {
  const { empty, notText } = noSourceIn(graded);
  if (notText.length > 0 && !graded.build.compiled) {
    const names = namesOf(notText);
    return {
      headline: `${names} ${notText.length === 1 ? 'is not a text file' : 'are not text files'}, so there is no C++ in it to compile. It may be the compiled program, or a document or an archive under another name.`,
      short: `no source: ${names} ${notText.length === 1 ? 'is not a text file' : 'are not text files'}`,
      cure: 'Hand in the source itself, the file that you write in, and check again.',
    };
  }
  if (empty.length === 0) return undefined;
  const names = namesOf(empty);
  return {
    ...errorTrouble(graded),
    headline: `${names} ${empty.length === 1 ? 'is' : 'are'} empty: there is no program in it.`,
    short: `${names} ${empty.length === 1 ? 'is' : 'are'} empty`,
    cure: 'Save your program, make sure that it is this file, and check again.',
  };
}

function errorTrouble({ build, cases }: Built): BuildTrouble | undefined {
  const errors = build.compiled ? linkErrors(build) : build.diagnostics.filter(isError);
  const [first, ...others] = errors;
  if (first === undefined) {
    // A case that ran and failed says more than one that did not run.
    const notBuilt = cases.some(({ verdict }) => verdict.kind === 'did-not-compile');
    if (build.compiled && (!notBuilt || cases.some((graded) => standingOf(graded) === 'failing'))) return undefined;
    return {
      headline: 'The program does not compile, and the compiler gave no message: it may have been stopped.',
      short: 'does not compile, without a message',
      cure: 'Try again; if it happens again, show this message to the teaching staff.',
    };
  }
  const meaning = errorMeaning(first.message);
  const ranNothing = cases.every((graded) => standingOf(graded) === 'aside');
  return {
    headline: build.compiled
      ? 'The program compiles, but it cannot be linked, so it could not be run as a whole.'
      : `The program does not compile, so ${ranNothing ? 'none of it could' : 'part of it could not'} be run.`,
    short: build.compiled ? 'cannot be linked' : 'does not compile',
    first: {
      at: first,
      place: placeText(first),
      message: plain(first.message),
      ...(meaning === undefined ? {} : { meaning }),
    },
    ...(others.length === 0
      ? {}
      : { more: `and ${count(others.length, 'more error')}; often they follow from the first` }),
    cure: 'Fix the first error, then check again.',
  };
}

/**
 * The errors of the linker, which have no line, in a program that compiles. Errors that Visual Studio accepts are
 * findings, and a missing main is reported by the cases.
 */
function linkErrors({ diagnostics }: Graded['build']): CompilerMessage[] {
  const errors = diagnostics.filter((one) => isError(one) && one.line === 0);
  return errors.every(({ message }) => message === 'there is no main function') ? [] : errors;
}

function isError({ severity }: CompilerMessage): boolean {
  return severity === 'error';
}

function namesOf(files: readonly string[]): string {
  return listed(files.map((name) => plain(name, 80)));
}
