import { visible } from './visible.ts';

/** A short text from outside, quoted in a sentence: “Invalid! Try again.” */
export function quoted(text: string, longest = 60): string {
  return `“${shortened(visible(text.replace(/\n$/, '')), longest)}”`;
}

/** Code in a sentence: `int gridState(long long grid, int pos)`. Pages set it in another font. */
export function code(text: string, longest = 120): string {
  return `\`${shortened(visible(text).replaceAll('`', "'"), longest)}\``;
}

/** A sentence from outside, such as the words of a compiler. */
export function plain(text: string, longest = 300): string {
  return shortened(visible(text), longest);
}

/** A reason from another room, as a whole sentence. */
export function sentence(text: string, longest = 300): string {
  const words = plain(text, longest);
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
