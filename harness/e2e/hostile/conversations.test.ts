// @module-tag compiler
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headline } from '../../../reports/explain/case/headline.ts';
import { verdictOfRun } from '../../judge/run-verdict.ts';
import type { Conversation, Partner } from '../../model/assignment/interactive.ts';
import type { RunEnd } from '../../model/program/run-outcome.ts';
import type { Job, Program } from '../../toolchain/contract/toolchain.ts';
import { limits, openToolchain, programOf, settings } from '../../testing/open-program.ts';
import { expected } from './expected.ts';
import { inCommanding, inConversations } from './expected-in-conversations.ts';

// The same programs as in hostile.test.ts, but in conversations. The same protection must hold.
const here = 'harness/e2e/hostile';
const names = (await readdir(here)).filter((name) => name.endsWith('.cpp'));
const toolchain = await openToolchain();

/** The program of another student, which is in a conversation at the same time. */
let neighbour: Program;
const opened: Program[] = [];
beforeAll(async () => {
  neighbour = await open('neighbour.cpp', Buffer.from(greeter));
});
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

const greeter = `#include <iostream>
#include <string>
int main() { std::string word; while (std::cin >> word) std::cout << "re " << word << std::endl; }`;

async function open(name: string, bytes: Uint8Array): Promise<Program> {
  const programs = [{ id: 'talker', studentFiles: [name], courseFiles: [] }];
  const program = programOf(await toolchain.build({ files: [{ name, bytes }], settings, functions: [], programs }));
  opened.push(program);
  return program;
}

function* oneLine(): Conversation {
  const received = yield { say: 'go\n', read: 'end' };
  return received.kind === 'silence'
    ? { code: 'silence', found: JSON.stringify(received.text + received.late) }
    : undefined;
}

const mute: Partner = { answer: () => ({ say: '', next: mute }) };

type ConversationKind = 'answering' | 'commanding';

function jobOf(kind: ConversationKind, wallSeconds: number): Job {
  const common = { program: 'talker', limits: { ...limits, wallSeconds } };
  return kind === 'answering' ? { ...common, kind, start: oneLine } : { ...common, kind, input: '', partner: mute };
}

async function conversation(program: Program, kind: ConversationKind, wallSeconds: number): Promise<string> {
  const [outcome] = await program.run([jobOf(kind, wallSeconds)]);
  switch (outcome?.kind) {
    case 'answering': {
      const said = outcome.conversation.flatMap((piece) => (piece.kind === 'printed' ? [piece.text] : [])).join('');
      if (outcome.problem !== undefined && outcome.end.kind === 'finished')
        return `silent after ${outcome.problem.found}`;
      return told(outcome.end, said);
    }
    case 'commanding':
      return told(outcome.session.end, Buffer.from(outcome.session.printed).toString());
    default:
      throw new Error('A conversation has an outcome of its kind');
  }
}

function told(end: RunEnd, printed: string): string {
  if (end.kind === 'finished') return `printed ${JSON.stringify(printed)}`;
  if (end.kind === 'asked-for-more-input') return `asked for more input after printing ${JSON.stringify(printed)}`;
  const verdict = verdictOfRun(end, 'int main()');
  return verdict === undefined ? end.kind : headline(verdict, undefined);
}

describe.concurrent('a hostile interactive program gets its verdict and does not disturb its neighbours:', () => {
  test.each(names)('%s', async (name) => {
    const program = await open(name, await readFile(join(here, name)));
    const right = {
      conversation: inConversations[name] ?? expected[name],
      commanding: inCommanding[name] ?? expected[name],
    };
    // Only a program that sleeps needs a short wall limit: on a busy machine, a second of work may take many.
    const wallSeconds = expected[name]?.includes('1.5 seconds') ? 1.5 : 30;
    const first = {
      conversation: await conversation(program, 'answering', wallSeconds),
      commanding: await conversation(program, 'commanding', wallSeconds),
    };
    const [beside, again] = await Promise.all([
      conversation(neighbour, 'answering', 30),
      conversation(program, 'answering', wallSeconds),
    ]);
    expect(first).toEqual(right);
    expect(again).toBe(first.conversation);
    expect(beside).toBe('silent after "re go\\n"');
  });
});
