import type { ProcessOutcome } from '../../../process/process.ts';
import { type ServerProcess, type ServerProgram, startServerProcess } from '../../../process/server-process.ts';
import type { SealedRequest } from '../../../process/run-tool.ts';
import { type ToolServer, startToolServer } from '../../sandbox/tool-server.ts';

/*
 * Servers that stay from submission to submission, by their programs. Starting a process costs Node several
 * milliseconds, mostly for copying its own page tables, and a submission needs many processes. Asking a small server to
 * start them takes a tenth of that.
 */
const idle = new Map<string, Map<ServerProcess, NodeJS.Timeout>>();
const shared = new Map<string, ToolServer>();

/** An idle server ends after this time. Idle servers do not keep Node from exiting. */
const idleMilliseconds = 1000;

/** Lends a server to one borrower at a time. */
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

/** Only for a server that works and has finished its requests. */
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

/** All callers share one server. If it was ended meanwhile, asks a new one. Never throws. */
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

/** For tests that count processes. */
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
