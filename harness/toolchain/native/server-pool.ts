import { type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * Servers that wait for work, by their programs. To start a process costs Node several milliseconds, most of them for the
 * tables of its own memory, and a submission needs many: to ask a small process that stays for them takes a tenth of that.
 */
const idle = new Map<string, Set<ServerProcess>>();

/** So long they wait. Nobody waits for them. */
const idleMilliseconds = 1000;

/** One that nobody else has. */
export function borrowServer(file: string): ServerProcess {
  const waiting = idle.get(file) ?? new Set();
  for (const server of waiting) {
    waiting.delete(server);
    if (!server.alive) continue;
    server.hold();
    return server;
  }
  return startServerProcess(file);
}

/** One that is in order and has nothing to do. */
export function returnServer(file: string, server: ServerProcess): void {
  if (!server.alive) return;
  const waiting = idle.get(file) ?? new Set();
  idle.set(file, waiting);
  waiting.add(server);
  server.letGo();
  setTimeout(() => {
    if (waiting.delete(server)) void server.end();
  }, idleMilliseconds).unref();
}

/** For whoever counts processes, or what they took. */
export async function endIdleServers(): Promise<void> {
  const servers = [...idle.values()].flatMap((waiting) => [...waiting]);
  idle.clear();
  await Promise.all(servers.map((server) => server.end()));
}
