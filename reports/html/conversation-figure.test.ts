import { expect, test } from 'vitest';
import type { ConversationEvidence } from '../../harness/model/result/grading.ts';
import type { Verdict } from '../../harness/model/result/verdict.ts';
import { commandsShown, conversationShown } from '../samples/sample-outcomes.ts';
import { conversationFigures } from './conversation-figure.ts';

const wrong: Verdict = {
  kind: 'broken-protocol',
  problems: [{ code: 'wrong-reply', found: 'It is wrong.', expected: '<ok.>' }],
};

function rowsOf(conversation: ConversationEvidence, verdict = wrong): string[] {
  const text = conversationFigures(verdict, conversation).toString();
  return text.split('\n').filter((line) => /^<(tr|figcaption|summary|details|p)\b/.test(line));
}

test('a short conversation is shown, with the expected reply above the actual one', () => {
  expect(rowsOf(conversationShown('«restart;»\n<ok>.\n'))).toEqual([
    '<tr class="context"><th scope="row">we send</th><td class="text"><kbd>restart;</kbd></td></tr>',
    '<tr class="expected"><th scope="row">expected</th><td class="text">&lt;ok.&gt;</td></tr>',
    '<tr class="actual"><th scope="row">yours</th><td class="text">&lt;ok&gt;.</td></tr>',
    '<figcaption>What your program was sent, and what it answered.</figcaption>',
  ]);
});

test('a long conversation shows its end, and folds the whole', () => {
  const text = conversationFigures(
    wrong,
    conversationShown(`${'«restart;»\nok.\n'.repeat(200)}«move;»\nA1.\n`),
  ).toString();
  const [end = '', whole = ''] = text.split('<details>');
  const countRows = (part: string) => part.match(/<tr /g)?.length;
  // One more row than lines, for the expected reply.
  expect([countRows(end), countRows(whole)]).toEqual([9, 301]);
  expect(whole).toContain('<summary>The whole conversation</summary>');
  expect(whole).toContain('102 earlier lines not shown.');
});

test('what the person saw has its own figure', () => {
  const crashed: Verdict = { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } };
  expect(rowsOf(commandsShown('restart;\n«ok.»\n', [], 'Your move: «A1»\n\nHm.\n'), crashed)).toEqual([
    '<tr class="context"><th scope="row">it sends</th><td class="text">restart; <kbd>ok.</kbd></td></tr>',
    '<figcaption>What your program sent to the other program, and what that answered.</figcaption>',
    '<tr class="context"><th scope="row">screen</th><td class="text">Your move: <kbd>A1</kbd></td></tr>',
    '<tr class="context"><td></td><td class="text"><br></td></tr>',
    '<tr class="context"><td></td><td class="text">Hm.</td></tr>',
    '<figcaption>What the person typed and saw.</figcaption>',
  ]);
});

test('a conversation in which nothing was said has no figure', () => {
  const crashed: Verdict = { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } };
  expect(conversationFigures(crashed, conversationShown('')).toString()).toBe('');
});
