import { expect, test } from 'vitest';
import { loadSmall, problemsOf, swap } from '../small-assignment.fixture.ts';
import { formatProblems } from '../yaml/author-problem.ts';

const four = '{ args: [4], returns: true, about: Four }';
const halved =
  "  - args: [9007199254740993, 'x']\n    after: { n: 4503599627370496 }\n" +
  '    prints: |\n      x\n    hint: Whole numbers only\n';

test('a call of a function with reference parameters lists those that change', async () => {
  const unchanged = "  - { args: [0, 'x'], after: {}, prints: '' }\n";
  expect(await problemsOf({ 'functions.yaml': swap(halved, unchanged) })).toBe('');
  const loaded = await loadSmall({ 'functions.yaml': swap(halved, unchanged) });
  expect(loaded.kind === 'loaded' ? loaded.assignment.calls.at(-1)?.after : undefined).toEqual([0n, 'x']);
});

test('a call that does not say what is expected is refused with the command that fills it in', async () => {
  const silent = {
    'assignment.yaml': swap('  - void halve(long long &n, char mark)', '  - void halve(char mark)'),
    'functions.yaml': swap(halved, "  - { args: ['x'] }\n  - { args: ['y'], prints: '' }\n"),
  };
  const told =
    "small/functions.yaml:5:5  found no prints, expected what halve prints, or '' if it prints nothing\n" +
    '  verbatim bless small fills it in\n';
  expect(await problemsOf(silent)).toBe(told);
  const loaded = await loadSmall(silent);
  expect(loaded.kind === 'invalid' ? formatProblems(loaded.problems, '../') : '').toBe(
    `../${told.replace('bless small', 'bless ../small')}`,
  );
});

test('verbatim bless may load calls that do not say what is expected, but none with other mistakes', async () => {
  const accepted = { unblessed: 'accepted' } as const;
  const loaded = await loadSmall({ 'functions.yaml': swap(four, '{ args: [4], about: Four }') }, accepted);
  expect(loaded.kind === 'loaded' ? loaded.assignment.calls[0] : undefined).toEqual({
    id: 'functions/isEven/1',
    about: 'Four',
    visibility: 'public',
    points: 1,
    function: 'isEven',
    args: [4n],
    after: [4n],
    prints: '',
  });
  const wrong = await loadSmall({ 'functions.yaml': swap(four, '{ args: [x] }') }, accepted);
  expect(wrong.kind === 'invalid' ? formatProblems(wrong.problems) : '').toBe(
    'small/functions.yaml:2:14  found the text "x" for int n, expected an int, -2147483648 to 2147483647\n',
  );
});
