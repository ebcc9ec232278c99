// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { asSeen, openToolchain } from '../../../testing/open-program.ts';
import type { CommandingOutcome } from '../../../model/program/run-outcome.ts';
import type { Piece } from '../../../model/assignment/transcript.ts';
import { command, commander, commanderThat, forEachLine } from './commanding.fixture.ts';
import { openInteractivePrograms } from './answering.fixture.ts';

const flushed = 'to << line << std::endl;';
const openFrom = 'std::ifstream from(words[2]);';
const openTo = 'std::ofstream to(words[1]);';

const program = await openInteractivePrograms(await openToolchain(), {
  right: commander(forEachLine(flushed)),
  'opens-in-the-other-order': commanderThat(`${openFrom} ${openTo} ${forEachLine(flushed)}`),
  'opens-late': commanderThat(`std::cout << "Name? "; std::getline(std::cin, line);
    ${openTo} ${openFrom} ${forEachLine(flushed)}`),
  'reopens-each-time': commanderThat(`
    while (std::getline(std::cin, line)) {
        { ${openTo} to << line << "\\n"; }
        { ${openFrom} std::getline(from, reply); }
        std::cout << reply << std::endl;
    }`),
  'never-opens': commanderThat('std::cout << "No opponent" << std::endl;'),
  'never-flushes': commander(forEachLine('to << line << "\\n";')),
  'flushes-after-a-while': commander(forEachLine('to << line << "\\n"; usleep(50000); to.flush();')),
  'uses-streams-for-both-directions': commanderThat(
    `std::fstream to(words[1]), from(words[2]); ${forEachLine(flushed)}`,
  ),
  'uses-stdio': commanderThat(`FILE *to = fopen(words[1], "w"), *from = fopen(words[2], "r");
    while (std::getline(std::cin, line)) {
        fprintf(to, "%s\\n", line.c_str());
        fflush(to);
        char got[100];
        if (fgets(got, sizeof got, from) != nullptr) std::cout << got;
    }`),
  'looks-for-answers-now-and-then': commanderThat(`std::ofstream to(words[1]);
    const int from = open(words[2], O_RDONLY);
    fcntl(from, F_SETFL, O_NONBLOCK);
    char got[100];
    for (int i = 0; i < 100; ++i) if (read(from, got, sizeof got) >= 0) return 1;
    to << "a" << std::endl;
    long length = -1;
    while (length < 0) length = read(from, got, sizeof got);
    std::cout << std::string(got, static_cast<std::size_t>(length));`),
  'waits-for-a-greeting': commander('std::getline(from, reply); to << "a" << std::endl;'),
  'flushes-once': commander(forEachLine('static int n = 0; to << line << "\\n"; if (n++ == 0) to.flush();')),
  'goes-on-after-quit': commander(forEachLine(flushed, 'true')),
  'crashes-in-mid-game': commander(forEachLine(`${flushed} if (line == "b") abort();`)),
  'sends-pieces': commander(
    forEachLine('for (char c : line) { to << c << std::flush; usleep(1000); } to << std::endl;'),
  ),
  'sends-many-at-once': commander(`to << "a\\nb\\nc" << std::endl;
    for (int i = 0; i < 3; ++i) { std::getline(from, reply); std::cout << reply << std::endl; }`),
  'sends-and-ends': commander('to << "last words";'),
});
afterAll(() => program.dispose());

const sent = (text: string): Piece => ({ kind: 'printed', text });
const answered = (text: string): Piece => ({ kind: 'typed', text });
const finished = { kind: 'finished' } as const;
/** So long that a test which had to wait for it would fail. */
const patient = { wallSeconds: 600 };

function screen(outcome: CommandingOutcome, input: string): string {
  return asSeen({ kind: 'session', ...outcome.session }, input);
}

test.each([
  'right',
  'opens-in-the-other-order',
  'sends-pieces',
  'flushes-after-a-while',
  'uses-streams-for-both-directions',
])('the commands of a program that is %s are answered', async (id) => {
  const input = 'a\nbé b\nquit\n';
  const outcome = await command(program, id, input);
  expect(outcome.session.end).toEqual(finished);
  expect(outcome.late).toBe('');
  expect(outcome.conversation).toEqual([sent('a\n'), answered('re a'), sent('bé b\n'), answered('re bé b')]);
  expect(screen(outcome, input)).toBe('> «a\n»[re a]\n> «bé b\n»[re bé b]\n> «quit\n»Bye\n');
});

test('the pipes may be opened late, and again and again', async () => {
  const late = await command(program, 'opens-late', 'Ann\na\nquit\n');
  expect(late.conversation).toEqual([sent('a\n'), answered('re a')]);
  expect(screen(late, 'Ann\na\nquit\n')).toBe('Name? «Ann\n»> «a\n»[re a]\n> «quit\n»Bye\n');
  const again = await command(program, 'reopens-each-time', 'a\nb\n');
  expect(again.conversation).toEqual([sent('a\n'), answered('re a'), sent('b\n'), answered('re b')]);
  expect(screen(again, 'a\nb\n')).toBe('«a\n»re a\n«b\n»re b\n');
});

test('several commands that arrive together are all answered', async () => {
  const { conversation, session } = await command(program, 'sends-many-at-once', '');
  expect(conversation).toEqual([sent('a\nb\nc\n'), answered('re a'), answered('re b'), answered('re c')]);
  expect(Buffer.from(session.printed).toString()).toBe('re a\nre b\nre c\n');
});

test('what was sent right before the end arrives', async () => {
  const { conversation, late, session } = await command(program, 'sends-and-ends', '');
  expect(conversation).toEqual([sent('last words')]);
  expect([late, session.end]).toEqual(['', finished]);
});

test('a program that opens no pipe has sent nothing', async () => {
  const { conversation, late, session } = await command(program, 'never-opens', 'a\n');
  expect([conversation, late, session.end]).toEqual([[], '', finished]);
  expect(Buffer.from(session.printed).toString()).toBe('No opponent\n');
});

test('a command that was not flushed comes late, when it is no longer answered', async () => {
  const input = 'a\nb\nquit\n';
  const outcome = await command(program, 'never-flushes', input, patient);
  expect(outcome.conversation).toEqual([]);
  expect(outcome.late).toBe('a\n');
  expect(outcome.session.end).toEqual(finished);
  expect(screen(outcome, input)).toBe('> «a\n»Bye\n');
  const once = await command(program, 'flushes-once', input, patient);
  expect(once.conversation).toEqual([sent('a\n'), answered('re a')]);
  expect(once.late).toBe('b\n');
});

test('a program that waits for an answer before any command is not kept waiting', async () => {
  const outcome = await command(program, 'waits-for-a-greeting', '', patient);
  expect([outcome.conversation, outcome.late, outcome.session.end]).toEqual([[], 'a\n', finished]);
});

test('a program that only looks for answers is not taken for one that waits', async () => {
  const outcome = await command(program, 'looks-for-answers-now-and-then', '', patient);
  expect([outcome.conversation, outcome.session.end]).toEqual([[sent('a\n'), answered('re a')], finished]);
  expect(screen(outcome, '')).toBe('re a\n');
});

test('the C library may be used as well', async () => {
  const outcome = await command(program, 'uses-stdio', 'a\nb\n', patient);
  expect(outcome.conversation).toEqual([sent('a\n'), answered('re a'), sent('b\n'), answered('re b')]);
  expect(screen(outcome, 'a\nb\n')).toBe('«a\n»re a\n«b\n»re b\n');
});

test('the same silence has the same outcome in each of fifty conversations', async () => {
  const first = await command(program, 'flushes-once', 'a\nb\nquit\n', patient);
  for (let round = 1; round < 50; round++) {
    expect(await command(program, 'flushes-once', 'a\nb\nquit\n', patient)).toEqual(first);
  }
});

test('a command that gets no answer ends in silence, too', async () => {
  const outcome = await command(program, 'right', 'hush\nquit\n', patient);
  expect(outcome.conversation).toEqual([sent('hush\n')]);
  expect([outcome.late, outcome.session.end]).toEqual(['', finished]);
});

test('the end of the input is seen, after quit and without it', async () => {
  const after = await command(program, 'goes-on-after-quit', 'a\nquit\n');
  expect(after.session.end).toEqual(finished);
  expect(after.conversation).toEqual([sent('a\n'), answered('re a'), sent('quit\n'), answered('re quit')]);
  expect(screen(after, 'a\nquit\n')).toBe('> «a\n»[re a]\n> «quit\n»[re quit]\n> Bye\n');
  const without = await command(program, 'right', 'a\n');
  expect(without.session.end).toEqual(finished);
  expect(screen(without, 'a\n')).toBe('> «a\n»[re a]\n> Bye\n');
});

test('a crash loses nothing of the conversation and nothing of the screen', async () => {
  const input = 'a\nb\nquit\n';
  const outcome = await command(program, 'crashes-in-mid-game', input);
  expect(outcome.session.end).toEqual({ kind: 'crashed', signal: 'SIGABRT' });
  expect(outcome.conversation).toEqual([sent('a\n'), answered('re a'), sent('b\n'), answered('re b')]);
  expect(screen(outcome, input)).toBe('> «a\n»[re a]\n> «b\n»');
});

test('a program that was not built cannot command', async () => {
  expect(await command(program, 'stranger', 'a\n')).toEqual({
    kind: 'commanding',
    session: {
      end: { kind: 'not-run', reason: 'the build has no program stranger' },
      printed: new Uint8Array(),
      reads: [],
    },
    conversation: [],
    late: '',
  });
});
