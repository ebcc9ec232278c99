import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeDurably } from './durable-file.ts';

/** A process, and not another one that has got its number since, or after the machine was started again. */
const owner = z.strictObject({ pid: z.int().min(1), started: z.string(), boot: z.string() });
type Owner = z.infer<typeof owner>;

/** Says that this process works here. */
export async function takePossession(path: string): Promise<void> {
  await writeDurably(path, JSON.stringify(await processNumbered(process.pid)));
}

/** The number of the process that took possession, while it lives and is not this one. */
export async function livingOwner(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const named = readOwner(text);
  if (named === undefined || named.pid === process.pid) return undefined;
  const now = await processNumbered(named.pid);
  return now?.started === named.started && now.boot === named.boot ? named.pid : undefined;
}

function readOwner(text: string): Owner | undefined {
  try {
    return owner.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function processNumbered(pid: number): Promise<Owner | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name of the program, in brackets, may hold anything; the twentieth field after it is the time of its start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return { pid, started: fields[19] ?? '', boot: boot.trim() };
}
