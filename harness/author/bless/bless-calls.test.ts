import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenDisagreements } from '../golden-check.ts';
import { blessFiles, filesWith, reference } from './blessed-files.fixture.ts';
import { callsLayout, renderCalls, withoutExpectations } from './calls.fixture.ts';

test('whatever the layout, calls say what the solution says, and nothing else in the file changes', async () => {
  await fc.assert(
    fc.asyncProperty(callsLayout, async (layout) => {
      const text = renderCalls(layout);
      const blessed = await blessFiles(filesWith({ 'functions.yaml': text }));
      expect(blessed.problems).toBe('');
      const after = blessed.texts['functions.yaml'] ?? '';
      expect(withoutExpectations(after, layout)).toBe(withoutExpectations(text, layout));
      if (layout.lineBreak === '\r\n') expect(after.replaceAll('\r\n', '')).not.toContain('\n');
      expect(after.startsWith('\uFEFF')).toBe(layout.mark !== '');
      if (blessed.loaded.kind !== 'loaded') throw new Error('the blessed files do not load');
      const { assignment } = blessed.loaded;
      expect(await goldenDisagreements({ ...assignment, sessions: [] }, reference)).toEqual([]);
      expect((await blessFiles(blessed.texts)).texts['functions.yaml']).toBe(after);
    }),
    { numRuns: 100 },
  );
});
