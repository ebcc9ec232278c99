import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { borrowServer, endIdleServers, returnServer } from './server-pool.ts';

/** Reads requests, and ends when its input ends. */
const program = { file: '/bin/cat' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await endIdleServers();
});

test('the idle time of a server starts anew each time it is returned', () => {
  const server = borrowServer(program);
  for (let times = 0; times < 5; times += 1) {
    returnServer(program, server);
    vi.advanceTimersByTime(900);
    expect(borrowServer(program)).toBe(server);
  }
  returnServer(program, server);
});

test('a server that is idle for a second ends', async () => {
  const server = borrowServer(program);
  returnServer(program, server);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  const other = borrowServer(program);
  expect(other).not.toBe(server);
  await expect.poll(() => server.alive).toBe(false);
  returnServer(program, other);
});

test('a borrowed server is not given to a second borrower', () => {
  const servers = [borrowServer(program), borrowServer(program)] as const;
  expect(servers[0]).not.toBe(servers[1]);
  for (const server of servers) returnServer(program, server);
});
