import { type ByteString, isUtf8 } from '../bytes.ts';

/** Longer texts are no wording of a prompt. */
const mostLength = 160;
const mostLines = 2;
/** A player's number can stand elsewhere in the text, too, but hardly more often than this. */
const mostOccurrences = 5;

/**
 * The templates from which the text can come, when these values fill their places: `Player 1 (1-16): ` may have its
 * place in two spots. Each place is there at least once, as a text without it tells less than the handout's. The
 * likeliest come first; none if the text cannot be a wording at all.
 */
export function ownTemplates(text: ByteString, values: ReadonlyMap<string, ByteString>): ByteString[] {
  if (!mayBeWording(text)) return [];
  if (values.size === 0) return [text];
  const named = [...values];
  // Where nothing stands in a place, nobody can tell where the place is.
  if (named.some(([, value]) => value === '')) return [];
  const found = occurrences(text, [...new Set(named.map(([, value]) => value))]);
  if (found.length > mostOccurrences) return [];
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
  const order = named.map(([name]) => name).join();
  return filled
    .filter(({ names }) => named.every(([name]) => names.includes(name)))
    .toSorted((one, other) => Number(other.names.join() === order) - Number(one.names.join() === order))
    .map(({ parts }) => parts + text.slice(from));
}

interface Filled {
  readonly parts: ByteString;
  readonly names: readonly string[];
}

function mayBeWording(text: ByteString): boolean {
  if (text.length > mostLength || /[{}]/.test(text) || !isUtf8(text)) return false;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.length <= mostLines && (text.match(/\n/g)?.length ?? 0) <= 2 * mostLines && hasLetters(text);
}

/** Two letters of any alphabet. */
function hasLetters(text: ByteString): boolean {
  return (text.match(/[A-Za-z\x80-\xff]/g)?.length ?? 0) >= 2;
}

/** Where the values stand as words or numbers of their own: the `B` of `Black` is no player. */
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
