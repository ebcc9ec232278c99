/*
 * SHA-256 as FIPS 180-4 describes it, for names of files. Pages are also made in the browser, whose own digest is
 * asynchronous.
 */

const primes = firstPrimes(64);
/** The first 32 bits after the point in the roots of the first primes. */
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)));
const initialState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const blockBytes = 64;

/** 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const state = Uint32Array.from(initialState);
  const blocks = padded(bytes);
  for (let at = 0; at < blocks.byteLength; at += blockBytes) mix(state, schedule(blocks, at));
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** After the text come a single 1 bit, zeros, and the length in bits, up to whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / blockBytes) * blockBytes;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function schedule(blocks: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index += 1) words[index] = blocks.getUint32(at + 4 * index);
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + one + (words[index - 7] ?? 0) + other;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const fromE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + fromE + choice + (roundConstants[index] ?? 0) + word) >>> 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const fromA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + fromA + majority) >>> 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}
