/*
 * Texts that must never come out as they went in: each does something wherever it is not escaped. The checks look for
 * them by name, so that only foreign text is found and none of ours.
 */
export const canaries = {
  html: '<fuzz-canary onclick="alert(1)">',
  attribute: '" fuzz-canary="1',
  cell: '=FUZZ("calc")',
  terminal: '\u001b[2J\u001b]0;fuzz\u0007',
  bidi: '\u202Efuzz\u2066',
} as const;

export const hostileTexts: readonly string[] = [...Object.values(canaries), '__proto__', '${fuzz}', '%s%n', "'; --"];
