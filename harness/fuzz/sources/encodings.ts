import type { Dice } from '../dice.ts';

const bom = [0xef, 0xbb, 0xbf];

/** How a source is encoded in its file. */
export const encodings: Readonly<Record<string, (text: string, dice: Dice) => Uint8Array>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with BOMs': (text, dice) => Buffer.from([...bom.concat(dice.happens(30) ? bom : []), ...Buffer.from(text)]),
  'utf-16le': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'utf-16 cut off': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, -1),
  'utf-32le': (text) =>
    Buffer.from(Uint32Array.from([0xfeff, ...[...text].map((one) => one.codePointAt(0) ?? 0)]).buffer),
  'latin-1': (text) => Buffer.from(text, 'latin1'),
  'old Mac line ends': (text) => Buffer.from(text.replaceAll('\n', '\r')),
  'Windows line ends': (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  'GBK in comments': (text) =>
    Buffer.concat([Buffer.from('// '), Buffer.from([0xc6, 0xe5, 0xc5, 0xcc, 0x0a]), Buffer.from(text)]),
  'damaged bytes': (text, dice) => {
    const bytes = Buffer.from(text);
    for (let count = dice.size(1, 50); count > 0; count -= 1)
      bytes[dice.whole(0, bytes.length - 1)] = dice.whole(0, 255);
    return bytes;
  },
  'NUL bytes': (text, dice) => {
    const place = dice.whole(0, text.length);
    return Buffer.from(`${text.slice(0, place)}${'\0'.repeat(dice.size(1, 3000))}${text.slice(place)}`);
  },
};
