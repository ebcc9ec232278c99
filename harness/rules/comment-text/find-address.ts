import type { CommentLine } from './comment-blocks.ts';
import type { Written } from './identity.ts';

const part = /[\w.+%-]/;

/** The first e-mail address of the wanted domain, or else the first: `tai@link.cuhk.edu.hk`, `tai (at) gmail.com`. */
export function findAddress(lines: readonly CommentLine[], domain: string | undefined): Written | undefined {
  const found = lines.flatMap((line) => addressesIn(line, domain));
  return found.find(({ fits }) => fits) ?? found[0];
}

function addressesIn({ text, start }: CommentLine, domain: string | undefined): Written[] {
  return signsIn(text).flatMap(({ from, to }): Written[] => {
    let left = from;
    while (left > 0 && part.test(text.charAt(left - 1))) left -= 1;
    let right = to;
    while (right < text.length && part.test(text.charAt(right))) right += 1;
    while (right > to && '.-'.includes(text.charAt(right - 1))) right -= 1;
    const host = text.slice(to, right).toLowerCase();
    const hasHost = host.includes('.') && !host.startsWith('.');
    if (left === from || !hasHost) return [];
    const fits = domain === undefined || host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`);
    return [{ text: text.slice(left, right), start: start + left, fits }];
  });
}

/** Every `@`, and what people write in its place to hide their address from machines. */
function signsIn(text: string): { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/@|[ ]?[([{<]at[)\]}>][ ]?/gi)].map(({ 0: sign, index }) => ({
    from: index,
    to: index + sign.length,
  }));
}
