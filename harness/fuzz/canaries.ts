/*
 * Texts that must never appear in a report unescaped, because each takes effect somewhere. The checks look for the word
 * "fuzz", so that they find only text of the hostile submission and none of Verbatim.
 */
export const canaries = {
  html: '<fuzz-canary onclick="alert(1)">',
  attribute: '" fuzz-canary="1',
  cell: '=FUZZ("calc")',
  terminal: '\u001b[2J\u001b]0;fuzz\u0007',
  bidi: '\u202Efuzz\u2066',
} as const;

export const hostileTexts: readonly string[] = [...Object.values(canaries), '__proto__', '${fuzz}', '%s%n', "'; --"];
