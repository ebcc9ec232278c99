/** Keeps what takes long to make, from run to run. Both may fail; then it is made again. */
export interface PieceStore {
  find(digest: string): Promise<Uint8Array | undefined>;
  keep(digest: string, bytes: Uint8Array): Promise<void>;
}

/** Keeps nothing beyond this process. */
export const noStore: PieceStore = {
  find: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
};

/** The name of a piece: everything that it depends on decides it. */
export async function digestOf(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
