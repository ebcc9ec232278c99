import { expect, test } from 'vitest';
import type { ConversationEvidence } from '../../harness/model/result/grading.ts';
import type { Verdict } from '../../harness/model/result/verdict.ts';
import { columnsOf } from '../difference/columns.ts';
import { commandsShown, conversationShown } from '../samples/sample-outcomes.ts';
import { asciiPalette, plainPalette } from './palette.ts';
import { screenOf } from './screen.ts';
import { conversationBlock } from './conversation-block.ts';

const problem = (expected?: string): Verdict => ({
  kind: 'broken-protocol',
  problems: [{ code: 'any', found: 'It is wrong.', ...(expected === undefined ? {} : { expected }) }],
});

function block(verdict: Verdict, conversation: ConversationEvidence, palette = plainPalette, width = 60): string {
  return conversationBlock(verdict, conversation, screenOf(width, palette)).join('\n');
}

test('the expected reply is above the one that came', () => {
  expect(block(problem('ok.'), conversationShown('«restart;»\nok.\n«play white;»\nok. \n'))).toMatchInlineSnapshot(`
    "  we send   «restart;»
      it says   ok.
      we send   «play white;»
      expected  ok.
      yours     ok.·"
  `);
});

test('a long expected reply is broken into lines', () => {
  const pegs = ['A', 'B', 'C', 'D'].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}.`));
  expect(block(problem(`one of ${pegs.join(' ')}`), conversationShown('«move;»\nE1.\n'))).toMatchInlineSnapshot(`
    "  we send   «move;»
      expected  one of A1. A2. A3. A4. B1. B2. B3. B4. C1. C2.
                C3. C4. D1. D2. D3. D4.
      yours     E1."
  `);
});

test('a program that commands another one shows its last commands, then the last lines of the person', () => {
  const conversation = commandsShown('restart;\n«ok.»\n'.repeat(9), [], 'One\nTwo\nThree\n\nYour move: «A1»\nSix\n');
  expect(block(problem(), conversation)).toMatchInlineSnapshot(`
    "  it sends  restart; «ok.»
      it sends  restart; «ok.»
      it sends  restart; «ok.»
      it sends  restart; «ok.»
      it sends  restart; «ok.»
      it sends  restart; «ok.»
      it sends  restart; «ok.»

      screen    Two
                Three

                Your move: «A1»
                Six"
  `);
});

test('a program that commands another one and sends nothing shows that', () => {
  expect(block(problem(), commandsShown('', [], 'Your move: «A1»\n'))).toMatchInlineSnapshot(`
    "  it sends  (nothing)

      screen    Your move: «A1»"
  `);
});

test('a crash shows the conversation before it, in plain ASCII if the terminal needs that', () => {
  const crashed: Verdict = { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } };
  expect(block(crashed, conversationShown('«restart;»\nok.\n«move;»\nA'), asciiPalette)).toMatchInlineSnapshot(`
    "  we send   <<restart;>>
      it says   ok.
      we send   <<move;>>
      it says   A(the output ends here)"
  `);
});

test('no line of a conversation is too wide for the screen', () => {
  const long = '玩家 x\t'.repeat(300);
  const conversations = [
    conversationShown(`«${long}»\n${long}\n`),
    commandsShown(`${long}«${long}»\n`, [], `${long}\n«${long}»\n`),
  ];
  for (const width of [40, 60, 80]) {
    const lines = conversations.flatMap((conversation) =>
      block(problem(long), conversation, plainPalette, width).split('\n'),
    );
    expect(lines.filter((line) => columnsOf(line) > width)).toEqual([]);
  }
});
