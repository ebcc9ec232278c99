import type { ProcessOutcome } from '../../../process/process.ts';
import { type ServerProcess, type ServerProgram, startServerProcess } from '../../../process/server-process.ts';
import type { SealedRequest } from '../../../process/run-tool.ts';
import { type ToolServer, startToolServer } from '../../sandbox/tool-server.ts';

/*
 * Servers that stay from submission to submission, by their programs. To start a process costs Node several milliseconds,
 * most of them for the tables of its own memory, and a submission needs many: to ask a small process that stays for them
 * takes a tenth of that.
 */
const idle = new Map<string, Map<ServerProcess, NodeJS.Timeout>>();
const shared = new Map<string, ToolServer>();

/** So long they wait. Nobody waits for them. */
const idleMilliseconds = 1000;

/** One that nobody else has. */
export function borrowServer(program: ServerProgram): ServerProcess {
  const waiting = idle.get(keyOf(program)) ?? new Map();
  for (const [server, end] of waiting) {
    waiting.delete(server);
    clearTimeout(end);
    if (!server.alive) continue;
    server.hold();
    return server;
  }
  return startServerProcess(program);
}

/** One that is in order and has nothing to do. */
export function returnServer(program: ServerProgram, server: ServerProcess): void {
  if (!server.alive) return;
  const waiting = idle.get(keyOf(program)) ?? new Map();
  idle.set(keyOf(program), waiting);
  server.letGo();
  const end = setTimeout(() => {
    waiting.delete(server);
    void server.end();
  }, idleMilliseconds);
  waiting.set(server, end.unref());
}

/** All ask the same one, and once more where somebody has ended it meanwhile. Never throws. */
export async function askToolServer(program: ServerProgram, request: SealedRequest): Promise<ProcessOutcome> {
  const server = sharedServer(program);
  const outcome = await server.ask(request);
  return outcome.end.kind === 'not-started' && !server.alive ? sharedServer(program).ask(request) : outcome;
}

function sharedServer(program: ServerProgram): ToolServer {
  const key = keyOf(program);
  const known = shared.get(key);
  if (known?.alive === true) return known;
  const server = startToolServer(program);
  shared.set(key, server);
  return server;
}

/** For whoever counts processes. */
export async function endIdleServers(): Promise<void> {
  const servers = [...idle.values()].flatMap((waiting) => [...waiting]);
  idle.clear();
  for (const [, end] of servers) clearTimeout(end);
  await Promise.all([
    ...servers.map(([server]) => server.end()),
    ...[...shared.values()].map((server) => server.endIfIdle()),
  ]);
}

function keyOf({ file, args = [], variables = {} }: ServerProgram): string {
  return JSON.stringify([file, args, variables]);
}
