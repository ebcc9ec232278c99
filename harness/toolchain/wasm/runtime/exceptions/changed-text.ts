/** A change of a file that others have written. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** How often the text has to be there; once, if left out. */
  readonly times?: number;
}

/** Another version of a file may need another change, so the text must be there exactly as often as expected. */
export function changedText(content: Uint8Array | undefined, { file, from, to, times = 1 }: Change): Uint8Array {
  const pieces = content === undefined ? [] : new TextDecoder().decode(content).split(from);
  const found = Math.max(0, pieces.length - 1);
  if (found !== times) throw new Error(`${file}: expected ${times} × “${from}”; found ${found}.`);
  return new TextEncoder().encode(pieces.join(to));
}
