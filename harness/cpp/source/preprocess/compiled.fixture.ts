import { macrosHere } from '../../../toolchain/gxx/compile/compiler-macros.fixture.ts';
import type { CompilerMacros } from '../../../model/program/compiler-macros.ts';
import { joinTokens } from '../parsed-text.ts';
import { ReadingBudget } from '../reading-budget.ts';
import { facesOf } from '../faces.ts';
import { type CompilerFacts, compilerFacts } from './compiler-facts.ts';
import { fileText } from './file-text.ts';
import { type Unit, readUnit } from './unit-reader.ts';

let asked: Promise<CompilerMacros> | undefined;

/** What the g++ of this machine defines. */
export async function factsHere(): Promise<CompilerFacts> {
  asked ??= macrosHere();
  return compilerFacts(await asked);
}

/** The first of these files as a source of a program that consists of all of them. */
export async function unitOf(texts: Readonly<Record<string, string>>): Promise<Unit> {
  const facts = await factsHere();
  const files = Object.entries(texts).map(([name, text]) => fileText({ name, text }, facts.dialect));
  const [root] = files;
  if (root === undefined) throw new Error('there is no file');
  return readUnit(root, {
    facts,
    files: new Map(files.map((file) => [file.name, file])),
    budget: new ReadingBudget(),
    areHeadersForcedIn: false,
  });
}

/** What is compiled of the first file, and what is not read of it. */
export async function compiled(text: string, others: Readonly<Record<string, string>> = {}) {
  const unit = await unitOf({ 'a.cpp': text, ...others });
  const [own] = facesOf(unit.faces.filter(({ file }) => file.name === 'a.cpp'));
  if (own === undefined) throw new Error('nothing was read');
  const unread = own.unread.map((one) => {
    const reason = one.because === 'limit' ? one.limit : one.because;
    return `${reason}: ${text.slice(one.start, one.end)}`;
  });
  return { text: joinTokens(own.face.tokens).text, unread };
}
