import { type ByteString, isUtf8 } from '../../text/bytes.ts';
import { withoutTwins } from '../typographic.ts';
import { knownNames } from './own-names.ts';
import { isName, maxNameLength, namesInText } from './names-in-text.ts';
import { ownTemplates } from './own-templates.ts';
import { type ComparedRun, type Position, type Walk, isWholeRun, walk } from './run.ts';
import { type OwnWords, type WordToken, greetingToken, bareText, bareToken, fill, render, valuesOf } from './tokens.ts';

/** A text that may be in a run in the place of a word of the handout. */
export interface Candidate {
  readonly key: string;
  readonly template: ByteString;
  /** The other words that the program has of its own if this candidate is right. */
  readonly names: OwnWords;
  /** Where the word is. */
  readonly from: Position;
}

/** A place at which a run may go wrong. */
export interface Suspect {
  readonly word: WordToken;
  readonly from: Position;
}

/** The end of a text is searched for within so many characters. */
const maxBareLength = 120;
/** A prompt that names the player twice has three templates for each of the places where it may end. */
const maxTemplates = 500;
/** Texts with names of their own are tried only up to this number. */
const maxNamed = 150;
const stepsOfTemplate = 60;
/** So many characters must be right after a text that may be the student's own. */
const rightAfterwards = 6;

/**
 * The words at which a walk may have ended: the one where it ended, and a text that ends directly before it. Words in
 * their places come first, because less has to be wrong then.
 */
export function suspectsOf(run: ComparedRun, { token, at, textBefore }: Walk): Suspect[] {
  if (isWholeRun(run, { token, at })) return [];
  const here = { token, at };
  const before = textBefore === undefined ? [] : [textBefore];
  // After a greeting, everything is right as it is: no character of it needs to be the program's own.
  const isGreeted = textBefore !== undefined && run.tokens[textBefore.token] === greetingToken;
  return (isGreeted ? [...before, here] : [here, ...before]).flatMap((from) => {
    const word = run.tokens[from.token];
    return word?.kind === 'word' ? [...word.values.values(), word].map((one) => ({ word: one, from })) : [];
  });
}

/**
 * Texts that may be in the place of this word, the likeliest first: other words, not the same ones in other spacing.
 */
export function candidatesAt(run: ComparedRun, word: WordToken, from: Position, own: OwnWords): Candidate[] {
  const { key } = word;
  const names: OwnWords = new Map();
  if (word.named !== undefined)
    return namesAt(run, word, from, own).map((template) => ({ key, template, names, from }));
  if (word.isSymbol) return symbolAt(run, from.at).map((template) => ({ key, template, names, from }));
  const wanted = bareToken(word, own);
  const values = valuesOf(word, own);
  const plain = templatesAt(run, word, from, own)
    .filter((template) => bareText(fill(template, values)) !== wanted)
    .map((template) => ({ key, template, names, from }));
  return [...plain, ...namedCandidates(run, word, from, own)];
}

/** The texts that may begin at this place, wherever they end. */
export function templatesAt(
  run: ComparedRun,
  word: WordToken,
  from: Position,
  own: OwnWords,
  bareLength?: number,
): ByteString[] {
  const values = valuesOf(word, own);
  const templates: ByteString[] = [];
  for (const text of textsAt(run, from, own, bareLength)) {
    if (templates.length >= maxTemplates) break;
    templates.push(...countedTemplates(run, text, values));
  }
  return templates;
}

/** The same texts, with names of the program's own in their places. */
function namedCandidates(run: ComparedRun, word: WordToken, from: Position, own: OwnWords): Candidate[] {
  const candidates: Candidate[] = [];
  if (word.values.size === 0) return candidates;
  const known = knownNames(word, own);
  for (const text of textsAt(run, from, own)) {
    if (candidates.length >= maxNamed) break;
    const inText = known.size === 0 ? namesInText(word, text) : known;
    if (inText.size === 0) continue;
    const names = new Map([...inText].map(([place, name]) => [word.values.get(place)?.key ?? place, name]));
    for (const template of countedTemplates(run, text, new Map([...valuesOf(word, own), ...inText]))) {
      candidates.push({ key: word.key, template, names, from });
    }
  }
  return candidates;
}

function countedTemplates(
  { steps }: ComparedRun,
  text: ByteString,
  values: ReadonlyMap<string, ByteString>,
): ByteString[] {
  const templates = ownTemplates(text, values);
  steps.spend(2 * text.length + stepsOfTemplate * templates.length);
  return templates;
}

function textsAt(run: ComparedRun, from: Position, own: OwnWords, bareLength?: number): Iterable<ByteString> {
  const start = textStart(run, from, own);
  const texts = textEnds(run, { from, start, bareLength }, own)
    .map((end) => run.actual.slice(start, end))
    // If only its twins are not UTF-8, the words themselves can be read.
    .map((text) => (isUtf8(text) ? text : withoutTwins(text)));
  return new Set(texts);
}

/** Names that may be in one place of a text that is right otherwise. */
function namesAt(
  { tokens, bare, actual, rawAt, rawEnd, steps }: ComparedRun,
  word: WordToken,
  { token, at }: Position,
  own: OwnWords,
): ByteString[] {
  const text = tokens[token];
  if (text?.kind !== 'word' || word.named === undefined) return [];
  const values = valuesOf(text, own);
  const [before = ''] = (own.get(text.key) ?? text.handout).split(`{${word.named.place}}`);
  const prefix = bareText(fill(before, values));
  if (!bare.startsWith(prefix, at)) return [];
  const begin = at + prefix.length;
  steps.spend(stepsOfTemplate);
  const names: ByteString[] = [];
  for (let end = begin + 1; end <= Math.min(begin + maxNameLength, bare.length); end += 1) {
    const name = actual.slice(rawAt[begin], rawEnd[end - 1]);
    if (isName(name) && bareText(name) !== bareText(word.handout)) names.push(name);
  }
  return names;
}

/** Whether the run goes on as it should if the word has this text. */
export function goesOn(run: ComparedRun, { key, template, names, from }: Candidate, own: OwnWords): boolean {
  const words = new Map([...own, [key, template], ...names]);
  const first = run.tokens[from.token];
  const length = first === undefined ? 0 : bareToken(first, words).length;
  const enough = from.at + length + rightAfterwards;
  const after = walk(run, words, from, enough);
  if (after.token === from.token) return false;
  if (isWholeRun(run, after) || after.at >= enough) return true;
  // If one player has an own name or sign, the next one has one, too.
  const next = run.tokens[after.token];
  const isOneOfSome = names.size > 0 || (first?.kind === 'word' && (first.isSymbol || first.key !== key));
  const mayBeNext = next?.kind === 'word' && (next.values.size > 0 || next.isSymbol);
  return isOneOfSome && mayBeNext && after.at > from.at + length;
}

/** One visible character. */
function symbolAt({ actual, rawAt }: ComparedRun, at: number): ByteString[] {
  const raw = rawAt[at];
  const symbol =
    raw === undefined ? undefined : /^(?:[!-~]|[\xc2-\xf4][\x80-\xbf]{1,3})/.exec(actual.slice(raw, raw + 4));
  return symbol === null || symbol === undefined ? [] : [symbol[0]];
}

/** Where a text begins: white space that ends the text before it is not part of it. */
function textStart({ tokens, actual, rawAt, rawEnd }: ComparedRun, { token, at }: Position, own: OwnWords): number {
  const start = rawEnd[at - 1] ?? 0;
  const first = rawAt[at] ?? actual.length;
  let owed = '';
  for (let index = token - 1; index >= 0; index -= 1) {
    const before = tokens[index];
    const text = before === undefined ? '' : render(before, own);
    const blanks = blanksAtEnd(text);
    owed = blanks + owed;
    if (blanks.length < text.length) break;
  }
  return actual.startsWith(owed, start) && start + owed.length <= first ? start + owed.length : first;
}

/** Where a text begins, and how long it is, if that is known. */
interface TextStart {
  readonly from: Position;
  /** In bytes of the output. */
  readonly start: number;
  readonly bareLength: number | undefined;
}

/** Where a text may end, in bytes of the output. */
function textEnds(run: ComparedRun, { from: { token, at }, start, bareLength }: TextStart, own: OwnWords): number[] {
  const { tokens, actual, rawAt, rawEnd, readAfter } = run;
  const next = tokens[token + 1];
  if (next === undefined) return [actual.length];
  if (next.kind === 'typed') {
    const read = readAfter[typedBefore(run, token)] ?? 0;
    // A program that reads before everything is printed leaves no such trace.
    if (read > start) return [read];
  }
  const following = tokens
    .slice(token + 1, token + 4)
    .map((one) => render(one, own))
    .join('');
  if (following.startsWith('\n')) return lineEnds(actual, start);
  const owed = /^[ \t\r\n]*/.exec(following)?.[0] ?? '';
  const bareFollowing = bareText(following);
  const isGreeting = tokens[token] === greetingToken;
  const ends: number[] = [];
  const first = at + (bareLength ?? 1);
  const maxEnd = bareLength === undefined ? at + maxBareLength : first;
  for (let end = first; end <= Math.min(maxEnd, run.bare.length); end += 1) {
    const last = rawEnd[end - 1] ?? 0;
    const then = rawAt[end] ?? actual.length;
    // No text ends in the middle of an ellipsis.
    if (then < last) continue;
    // A greeting ends with its line, or where the expected output begins: otherwise it might end at too many places.
    if (isGreeting && !actual.slice(last, then).includes('\n') && !run.bare.startsWith(bareFollowing, end)) continue;
    ends.push(actual.slice(last, then).endsWith(owed) ? then - owed.length : last);
  }
  return ends;
}

/** How many lines are typed before this token. */
function typedBefore({ tokens, steps }: ComparedRun, token: number): number {
  steps.spend(Math.ceil(token / 4));
  let lines = 0;
  for (let before = 0; before < token; before += 1) if (tokens[before]?.kind === 'typed') lines += 1;
  return lines;
}

/** The ends of the first few lines. */
function lineEnds(actual: ByteString, start: number): number[] {
  const ends: number[] = [];
  let end = start - 1;
  while (ends.length < 3) {
    end = actual.indexOf('\n', end + 1);
    if (end < 0) return [...ends, actual.length];
    ends.push(actual[end - 1] === '\r' ? end - 1 : end);
  }
  return ends;
}

function blanksAtEnd(text: string): string {
  let begin = text.length;
  while (begin > 0 && ' \t\r\n'.includes(text.charAt(begin - 1))) begin -= 1;
  return text.slice(begin);
}
