import { describe, expect, test } from 'vitest';
import type { Transcript } from '../../model/assignment/transcript.ts';
import { loadFiles, problemsOf } from '../small-assignment.fixture.ts';
import { conversationFiles, conversationProblems } from './interactive-assignment.fixture.ts';

const head = 'about: x\nprograms: [opponent]\nconversation:\n';

/** The problems reported for these steps; the first step is in line 4. */
function told(steps: string): Promise<string> {
  return conversationProblems({ 'transcripts/01-white.yaml': `${head}${steps}` });
}

async function read(steps: string): Promise<Transcript | undefined> {
  const result = await loadFiles(conversationFiles, { 'transcripts/01-white.yaml': `${head}${steps}` });
  if (result.kind !== 'loaded') throw new Error(JSON.stringify(result));
  const [conversation] = result.assignment.conversations;
  return conversation?.kind === 'answering' ? conversation.transcript : undefined;
}

const typed = (text: string) => ({ kind: 'typed', text }) as const;
const printed = (text: string) => ({ kind: 'printed', text }) as const;
const place = 'small/transcripts/01-white.yaml';

describe('a conversation', () => {
  test('that does not end waits for more', async () => {
    expect(await read('  - { send: go;, expect: a1. }\n')).toEqual({
      pieces: [typed('go;'), printed('a1.\n')],
      ends: 'waiting',
    });
  });

  test('may end right after a reply, without another command', async () => {
    expect(await read('  - { send: go; quit;, expect: [a1., the end] }\n')).toEqual({
      pieces: [typed('go; quit;'), printed('a1.\n')],
      ends: 'finished',
    });
  });

  test('joins replies with nothing sent between them, and keeps every line that is sent', async () => {
    expect(
      await read('  - send: [a, b]\n  - send: c\n    expect: [one, two]\n  - { send: d, expect: three }\n'),
    ).toEqual({
      pieces: [typed('a'), typed('b'), typed('c'), printed('one\ntwo\n'), typed('d'), printed('three\n')],
      ends: 'waiting',
    });
  });

  test('keeps spaces inside and around quoted lines, and characters of any kind', async () => {
    expect(await read('  - { send: "  play  white; ", expect: "é\u{1F600} " }\n')).toEqual({
      pieces: [typed('  play  white; '), printed('é\u{1F600} \n')],
      ends: 'waiting',
    });
  });

  test('may quote the end as part of a reply', async () => {
    expect(await read('  - { send: go;, expect: the end. }\n')).toEqual({
      pieces: [typed('go;'), printed('the end.\n')],
      ends: 'waiting',
    });
  });
});

test.each([
  [
    '  - { send: quit;, expect: the end }\n  - { send: go;, expect: a1. }\n  - send: go;\n',
    '5:5  found a step after the end, expected nothing more, because the program has ended\n',
  ],
  [
    '  - { send: quit;, expect: the end }\n  - send: go;\n',
    '5:5  found a step after the end, expected nothing more, because the program has ended\n',
  ],
  ['  []\n', '4:3  found an empty list, expected at least one step\n'],
  ['  go;\n', '4:3  found the text "go;", expected a list of steps\n'],
  ['  send: go;\n', '4:3  found a map, expected a list of steps\n'],
  ['  - go;\n', '4:5  found the text "go;", expected a map with the keys send, expect\n'],
  ['  -\n', '4:4  found nothing, expected a map with the keys send, expect\n'],
  ['  - { expect: ok. }\n', '4:5  found no send, expected a line to send, or a list of them\n'],
  ['  - { send: , expect: ok. }\n', '4:13  found nothing, expected a line to send, or a list of them\n'],
  ["  - { send: '', expect: ok. }\n", '4:13  found an empty text, expected a line to send\n'],
  ["  - { send: go;, expect: ' ' }\n", '4:26  found the text " ", expected a reply\n'],
  [
    '  - { sends: go;, expect: ok. }\n',
    '4:7  found the key sends, expected one of send, expect\n  did you mean send?\n',
  ],
  [
    '  - { send: go;, expects: ok. }\n',
    '4:18  found the key expects, expected one of send, expect\n  did you mean expect?\n',
  ],
  [
    '  - { send: go;, reply: ok. }\n  - { send: go;, hear: ok. }\n',
    '4:18  found the key reply, expected one of send, expect\n\n' +
      `${place}:5:18  found the key hear, expected one of send, expect\n`,
  ],
])('the steps %j are refused', async (steps, problem) => {
  expect(await told(steps)).toBe(`${place}:${problem}`);
});

// Without quotes, `note: hello;` is a map in YAML; this is the easiest mistake to make in a line.
test.each([
  [
    '  - send: note: hello;\n',
    '4:11  found a second ":" in this place, expected one value after the key\n' +
      '  put the value in quotes if the ":" belongs to it; otherwise check the indentation of this line and the next\n',
  ],
  [
    '  - { send: note: hello; }\n',
    '4:13  found something that is not YAML (Block collections are not allowed within flow collections), expected well-formed YAML\n' +
      '  check the indentation, the quotes and the brackets here\n',
  ],
])('a line with a colon needs quotes: %j', async (steps, problem) => {
  expect(await told(steps)).toBe(`${place}:${problem}`);
});

test.each([['  - send:\n      note: hello;\n']])('a line with a colon is reported with a cure: %j', async (steps) => {
  expect(await told(steps)).toContain("put it in quotes: 'note: hello;'");
});

// A known defect: the message says "found a list, expected ... a list of them". Drop `.fails` when it is fixed.
test.fails.each([['  - send: [go;, note: hello;]\n'], ['  - send:\n    - go;\n    - note: hello;\n']])(
  'a line with a colon inside a list is reported with a cure: %j',
  async (steps) => {
    expect(await told(steps)).toContain("put it in quotes: 'note: hello;'");
  },
);

test.each([
  [
    '  - { send: 5, expect: ok. }\n',
    "4:13  found 5, expected a line to send, or a list of them\n  put it in quotes: '5'\n",
  ],
  [
    '  - { send: go;, expect: true }\n',
    "4:26  found true, expected a reply, or a list of them\n  put it in quotes: 'true'\n",
  ],
  ['  - { send: [], expect: ok. }\n', '4:13  found an empty list, expected a line to send, or a list of them\n'],
  ['  - { send: go;, expect: [] }\n', '4:26  found an empty list, expected a reply, or a list of them\n'],
])('a value that is not a line is reported with its place and a cure: %j', async (steps, problem) => {
  expect(await told(steps)).toBe(`${place}:${problem}`);
});

// Otherwise it would count as a reply of a program that has ended.
test('a reply after the end is refused in the same step, too', async () => {
  expect(await told('  - { send: quit;, expect: [the end, ok.] }\n')).not.toBe('');
});

// Otherwise it would count as one line, and another Enter would follow it.
test('a line with a newline inside is refused', async () => {
  expect(await told('  - send: |\n      go;\n    expect: a1.\n')).not.toBe('');
});

test.each([
  ['cannot be read', () => 'id: "small\n'],
  ['has its programs misspelt', (text: string) => text.replace('programs:', 'programms:')],
])('where assignment.yaml %s, no message says that it has no programs', async (_what, change) => {
  const changes = {
    'assignment.yaml': change,
    'transcripts/04-talk.yaml': 'about: x\nconversation: [{ send: go; }]\n',
  };
  expect(await problemsOf(changes, conversationFiles)).not.toContain('has no programs');
});

test('a conversation that names a program need not drop it where assignment.yaml has no programs', async () => {
  const conversation = 'programs: [opponent]\nabout: x\nconversation:\n  - { send: go;, expect: a1. }\n';
  expect(await problemsOf({ 'transcripts/02-talk.yaml': conversation })).not.toContain('drop programs');
});

test('a misspelt conversation is recognised as one', async () => {
  const misspelt = { 'transcripts/01-white.yaml': (text: string) => text.replace('conversation:', 'conversaton:') };
  expect(await conversationProblems(misspelt)).toContain('did you mean conversation?');
});
