import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JournalEntry, journalLine, parseJournal, resultDigest } from './journal.ts';

const entries = fc.uniqueArray(
  fc.record({
    submission: fc.string({ unit: 'binary' }),
    key: fc.string().map(resultDigest),
    result: fc.string().map(resultDigest),
  }),
  { selector: ({ submission }) => submission },
);
const textOf = (all: readonly JournalEntry[]) => all.map(journalLine).join('');

test('wherever a crash cuts the journal off, exactly the entries before that place are read', () => {
  fc.assert(
    fc.property(entries, fc.nat(), (all, place) => {
      const text = textOf(all);
      const cut = text.slice(0, place % (text.length + 1));
      // A line that lacks only its line feed is still complete.
      const whole = [...`${cut}\n`.matchAll(/\}\n/g)].length;
      expect([...parseJournal(cut).values()]).toEqual(all.slice(0, whole));
    }),
  );
});

test('of two entries for a submission, the later one counts', () => {
  const [one, other] = ['one', 'other'].map((text) => ({ submission: 's1', result: resultDigest(text) }));
  if (one === undefined || other === undefined) throw new Error('there are two');
  expect([...parseJournal(textOf([one, other])).values()]).toEqual([other]);
});

test('zeros that a power failure leaves, and lines of another shape, are ignored', () => {
  const entry = { submission: 's1', result: resultDigest('') };
  const text = `${'\0'.repeat(50)}\n{"submission":"s2","result":"00"}\n[]\n\n${journalLine(entry)}`;
  expect([...parseJournal(text).values()]).toEqual([entry]);
});
