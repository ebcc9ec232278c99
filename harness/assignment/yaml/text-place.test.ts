import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInText, placesInText } from './text-place.ts';

test('many places in one text are the same as each one computed alone', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '中', '😀') });
  fc.assert(
    fc.property(text, (sample) => {
      const placeOf = placesInText(sample);
      for (let offset = 0; offset <= sample.length; offset += 1) {
        expect(placeOf(offset)).toEqual(placeInText(sample, offset));
      }
    }),
  );
});
