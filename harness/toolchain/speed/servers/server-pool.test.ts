import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { borrowServer, endIdleServers, returnServer } from './server-pool.ts';

/** Reads what it is asked, and ends with its input. */
const program = { file: '/bin/cat' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await endIdleServers();
});

test('a server that was borrowed in between waits its whole time again', () => {
  const server = borrowServer(program);
  for (let times = 0; times < 5; times += 1) {
    returnServer(program, server);
    vi.advanceTimersByTime(900);
    expect(borrowServer(program)).toBe(server);
  }
  returnServer(program, server);
});

test('one that nobody borrows for a second ends', async () => {
  const server = borrowServer(program);
  returnServer(program, server);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  const other = borrowServer(program);
  expect(other).not.toBe(server);
  await vi.waitFor(() => expect(server.alive).toBe(false));
  returnServer(program, other);
});

test('nobody gets a server that somebody else has', () => {
  const servers = [borrowServer(program), borrowServer(program)] as const;
  expect(servers[0]).not.toBe(servers[1]);
  for (const server of servers) returnServer(program, server);
});
