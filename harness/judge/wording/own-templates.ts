import { type ByteString, isUtf8 } from '../../text/bytes.ts';
import { typedPlace } from './tokens.ts';

/** Longer texts are not a wording of a prompt. */
const maxLength = 160;
const maxLines = 2;
/** A player's number can occur elsewhere in the text, too, but hardly more often than this. */
const maxOccurrences = 5;

/**
 * The templates that give this text when these values fill their places: `Player 1 (1-16): ` may have its place in two
 * spots. Each place occurs at least once, because a text without it says less than the handout's; only what was typed
 * may be left out. The likeliest come first; there are none if the text cannot be a wording at all.
 */
export function ownTemplates(text: ByteString, values: ReadonlyMap<string, ByteString>): ByteString[] {
  if (!mayBeWording(text, values.size > 0 ? 1 : 2)) return [];
  const named = [...values].filter(([name, value]) => name !== typedPlace || text.includes(value));
  if (named.length === 0) return [text];
  // If a value is empty, its place cannot be found.
  if (named.some(([, value]) => value === '')) return [];
  const found = occurrences(text, [...new Set(named.map(([, value]) => value))]);
  if (found.length > maxOccurrences) return [];
  let filled: Filled[] = [{ parts: '', names: [] }];
  let from = 0;
  for (const { index, value } of found) {
    const before = text.slice(from, index);
    const choices = named.filter(([, one]) => one === value).map(([name]) => name);
    filled = filled.flatMap(({ parts, names }) => [
      ...choices.map((name) => ({ parts: `${parts}${before}{${name}}`, names: [...names, name] })),
      { parts: parts + before + value, names },
    ]);
    from = index + value.length;
  }
  const places = named.map(([name]) => name).filter((name) => name !== typedPlace);
  const order = places.join();
  const isInOrder = (names: readonly string[]) => names.filter((name) => name !== typedPlace).join() === order;
  return filled
    .filter(({ names }) => places.every((name) => names.includes(name)))
    .toSorted((one, other) => Number(isInOrder(other.names)) - Number(isInOrder(one.names)))
    .map(({ parts }) => parts + text.slice(from));
}

interface Filled {
  readonly parts: ByteString;
  readonly names: readonly string[];
}

/** @param fewestLetters One if there are places, because `P1: 0` says something by its places already. */
function mayBeWording(text: ByteString, fewestLetters: number): boolean {
  if (text.length > maxLength || /[{}]/.test(text) || !isUtf8(text)) return false;
  // Letters of any alphabet.
  const letters = text.match(/[A-Za-z\x80-\xff]/g)?.length ?? 0;
  const lines = text.split(/\r?\n/).filter((line) => !isOrnament(line));
  return lines.length <= maxLines && (text.match(/\n/g)?.length ?? 0) <= 2 * maxLines && letters >= fewestLetters;
}

/** Whether the line is empty or an ornament such as `====`. */
function isOrnament(line: ByteString): boolean {
  const [first = ''] = line.trim();
  return !/[A-Za-z0-9\x80-\xff]/.test(first) && [...line.trim()].every((sign) => sign === first);
}

/** Where the values occur as words or numbers of their own: the `B` of `Black` is not a player. */
function occurrences(text: ByteString, values: readonly ByteString[]): { index: number; value: ByteString }[] {
  const found: { index: number; value: ByteString }[] = [];
  let index = 0;
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  while (index < text.length) {
    const value = longestFirst.find((one) => text.startsWith(one, index) && standsAlone(text, index, one));
    if (value !== undefined) found.push({ index, value });
    index += value === undefined ? 1 : value.length;
  }
  return found;
}

function standsAlone(text: ByteString, index: number, value: ByteString): boolean {
  const isOneWord = (one: string, other: string) =>
    (/[A-Za-z]/.test(one) && /[A-Za-z]/.test(other)) || (/\d/.test(one) && /\d/.test(other));
  const end = index + value.length;
  return !isOneWord(text[index - 1] ?? '', value[0] ?? '') && !isOneWord(value.at(-1) ?? '', text[end] ?? '');
}
