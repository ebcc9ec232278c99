/** The characters of the bytes from 0x80 on in code page 437, the default encoding of names in a zip. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»' +
  '░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const characters = [
  ...Array.from({ length: 0x80 }, (_, byte) => String.fromCharCode(byte)),
  ...Array.from({ length: 0x80 }, (_, byte) => upperHalf.charAt(byte)),
];

/** Every byte has a character, so decoding never fails. */
export function decodeCp437(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += characters[byte] ?? '';
  return text;
}
