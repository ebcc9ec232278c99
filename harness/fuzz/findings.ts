import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kind } from './attempt.ts';
import type { Breach } from './demands/breach.ts';
import type { UserName } from './run/users.ts';

export interface Finding {
  readonly seed: number;
  readonly kind: Kind;
  readonly number: number;
  readonly user: UserName;
  readonly name: string;
  readonly breaches: readonly Breach[];
}

/** The command that repeats the attempt. */
export function replay({ seed, kind, number, user }: Finding): string {
  return `npm run fuzz -- --seed ${seed} --only ${kind} --start ${number} --count 1 --as ${user}`;
}

/** Keeps the input and the output. Returns the folder, which has everything that a test needs. */
export async function keepFinding(
  finding: Finding,
  { attempt, printed, folder }: { readonly attempt: string; readonly printed: string; readonly folder: string },
): Promise<string> {
  const kept = join(folder, `${finding.seed}-${finding.kind}-${finding.number}-${finding.user}`);
  await mkdir(kept, { recursive: true });
  await cp(join(attempt, 'in'), join(kept, 'in'), { recursive: true });
  const breaches = finding.breaches.map(({ demand, found }) => `${demand}: ${found}`);
  await writeFile(join(kept, 'finding.txt'), [finding.name, ...breaches, replay(finding), '', printed].join('\n'));
  return kept;
}
