import { expect, test } from 'vitest';
import { sampleNotGraded } from '../samples/sample-grading.ts';
import { provenance } from './provenance.ts';

const native = sampleNotGraded('s1155000001', 'the disk is full');
const plain = { ...native, toolchain: { kind: 'plain', compiler: 'g++-14 14.2.0' } };

test('only a result of the plain runner says that programs ran without the native one', () => {
  expect(provenance(plain).toString()).toContain(
    '<dt>Programs ran</dt><dd>as ordinary programs, without the native runner: only limits held them back',
  );
  expect(provenance(native).toString()).not.toContain('Programs ran');
});
