import { writeFile } from 'node:fs/promises';

/** Seconds to the millisecond: more digits would be noise in every commit. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  const rounded = (_key: string, one: unknown) => (typeof one === 'number' ? Number(one.toFixed(3)) : one);
  await writeFile(path, `${JSON.stringify(value, rounded, 2)}\n`);
}
