import { expect, test } from 'vitest';
import type { GoldenConversation } from './assignment.ts';
import { protectionFor } from './protection.ts';

const facts = {
  kind: 'native',
  compiler: 'g++ 12',
  enforced: ['cpu limit', 'ordinary user'],
  notEnforced: ['file system (Landlock)'],
  notEnforcedInTalks: ['ordinary user'],
};
const talk: GoldenConversation = {
  kind: 'conversation',
  id: 'transcripts/opponent/01-first-move',
  about: 'A first move',
  visibility: 'public',
  points: 1,
  program: 'opponent',
  transcript: { pieces: [], ends: 'waiting' },
};

test('where no program is talked to, the layers are those of the machine', () => {
  expect(protectionFor({ talks: [] }, facts)).toEqual({
    enforced: ['cpu limit', 'ordinary user'],
    notEnforced: ['file system (Landlock)'],
  });
});

test('where one is, a layer that does not hold for it is not in force', () => {
  expect(protectionFor({ talks: [talk] }, facts)).toEqual({
    enforced: ['cpu limit'],
    notEnforced: ['file system (Landlock)', 'ordinary user'],
  });
});
