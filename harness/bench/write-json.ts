import { writeFile } from 'node:fs/promises';

export async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(rounded(value), undefined, 2)}\n`);
}

/** Rounds to milliseconds: more digits would be noise in every commit. Other places show figures made from these. */
export function rounded<Value>(value: Value): Value {
  const digits = (_key: string, one: unknown) => (typeof one === 'number' ? Number(one.toFixed(3)) : one);
  return JSON.parse(JSON.stringify(value, digits));
}
