// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { limits, openToolchain } from '../../../testing/open-program.ts';
import { command, commander, commanderThat } from './commanding.fixture.ts';
import { openInteractivePrograms } from './answering.fixture.ts';

const conversations = 'to << "a" << std::endl; std::getline(from, reply); std::cout << reply << std::endl;';
const program = await openInteractivePrograms(await openToolchain(), {
  'opens-another-file': commander(`${conversations} std::ofstream other("to-opponent.log"); other << 1;`),
  'opens-a-pipe-by-another-name': commanderThat(
    'std::ofstream to(std::string("./") + words[1]); to << 1 << std::endl;',
  ),
  'removes-a-pipe': commander(`${conversations} remove(words[1]);`),
  'makes-a-pipe': commander(`${conversations} mkfifo("mine", 0600);`),
  'opens-the-wrong-ends': commanderThat(`std::ifstream from(words[1]); std::ofstream to(words[2]);
    std::cout << from.is_open() << to.is_open() << std::endl;`),
  'asks-for-the-pipes': commanderThat(`struct stat facts {};
    for (int word : {1, 2}) std::cout << stat(words[word], &facts) << S_ISFIFO(facts.st_mode) << access(words[word], F_OK);`),
  'lists-descriptors': commander(`struct stat facts {};
    for (int file = 0; file < 64; ++file) if (fstat(file, &facts) == 0) std::cout << file << " ";`),
  'answers-itself':
    commander(`${conversations} for (int file = 0; file < 32; ++file) if (file != 1) (void)!write(file, "re b\\n", 5);
    to << "b" << std::endl; std::getline(from, reply); std::cout << reply << std::endl;`),
  'opens-without-end': commanderThat(`int opened = 0;
    while (open(words[2], O_RDONLY) >= 0) ++opened;
    std::cout << (opened > 0 && opened < 32) << std::endl;`),
  'claims-to-wait': commander(`struct { unsigned what, number; unsigned long after; } waits{6, 0, 0};
    (void)!write(3, &waits, sizeof waits); usleep(100000); ${conversations}`),
  'claims-to-wait-without-end': commander(`struct { unsigned what, number; unsigned long after; } waits{6, 0, 0};
    for (;; usleep(100000)) (void)!write(3, &waits, sizeof waits);`),
  'floods-the-records': commander(
    `${conversations} for (static char junk[1 << 20];;) (void)!write(3, junk, sizeof junk);`,
  ),
  'floods-us-with-claims': commander(`struct { unsigned what, number; unsigned long after; } waits{6, 0, 77};
    for (;;) (void)!write(3, &waits, sizeof waits);`),
  'writes-to-our-keeper': commanderThat(`for (int file = 3; file < 64; ++file) {
        send(file, "stop", 4, 0);
        shutdown(file, SHUT_RDWR);
    }`),
});
afterAll(() => program.dispose());

const patient = { wallSeconds: 600 };

async function run(id: string) {
  const { session, conversation } = await command(program, id, '', patient);
  const sent = conversation.flatMap((piece) => (piece.kind === 'printed' ? [piece.text] : [])).join('');
  return { end: session.end, sent, printed: Buffer.from(session.printed).toString() };
}

const forbidden = (operation: string) => ({ kind: 'forbidden-operation', operation });
const finished = { kind: 'finished' };

test.each([
  ['opens-another-file', 'files', 'a\n', 're a\n'],
  ['opens-a-pipe-by-another-name', 'files', '', ''],
  ['removes-a-pipe', 'files', 'a\n', 're a\n'],
  ['makes-a-pipe', 'files', 'a\n', 're a\n'],
  ['writes-to-our-keeper', 'network', '', ''],
])('a program that %s ends there, and what it did before is kept', async (id, operation, sent, printed) => {
  expect(await run(id)).toEqual({ end: forbidden(operation), sent, printed });
});

test('there are two pipes, each for one direction', async () => {
  expect(await run('opens-the-wrong-ends')).toEqual({ end: finished, sent: '', printed: '00\n' });
  expect(await run('asks-for-the-pipes')).toEqual({ end: finished, sent: '', printed: '010010' });
});

test('a program has nothing open but its streams, its records, the copy of its input, and the pipes', async () => {
  // 4 and 24 are the files that it has opened itself.
  expect(await run('lists-descriptors')).toEqual({ end: finished, sent: '', printed: '0 1 2 3 4 6 7 20 24 ' });
});

test('a pipe that was opened too often cannot be opened again', async () => {
  expect(await run('opens-without-end')).toEqual({ end: finished, sent: '', printed: '1\n' });
});

test('no program can answer its own commands', async () => {
  const { end, sent, printed } = await run('answers-itself');
  expect(end).toEqual(finished);
  // What it wrote to every descriptor reached us as commands, once for each descriptor of that pipe.
  expect(sent).toBe('a\nre b\nre b\nb\n');
  expect(printed).toMatch(/^re a\nre re b\n$/);
});

test('a program that claims to wait is believed, and harms only itself', async () => {
  const { conversation, late, session } = await command(program, 'claims-to-wait', '', patient);
  expect([conversation, late, session.end]).toEqual([[], 'a\n', finished]);
});

test('a program that claims to wait without end is stopped', async () => {
  const { conversation, late, session } = await command(program, 'claims-to-wait-without-end', '', patient);
  expect([conversation, late, session.end]).toEqual([[], '', { kind: 'timed-out', clock: 'wall', seconds: 600 }]);
});

test.each(['floods-the-records', 'floods-us-with-claims'])('a program that %s writes too much', async (id) => {
  const { session } = await command(program, id, '', { wallSeconds: 60, cpuSeconds: 20 });
  expect(session.end).toEqual({ kind: 'too-much-output', limitBytes: limits.outputBytes });
});
