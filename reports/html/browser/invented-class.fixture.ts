import type { Grading } from '../../../harness/model/result/grading.ts';
import { sampleGrading } from '../../samples/sample-grading.ts';
import { returned } from '../../samples/sample-outcomes.ts';
import { sampleClass } from '../../samples/students.ts';

/** A class of any size: the sample students again and again, and between them some with mistakes of their own. */
export function inventedClass(size: number): Grading[] {
  const samples = Object.values(sampleClass);
  return Array.from({ length: size }, (_, index): Grading => {
    const submission = `s${1155100000 + index}`;
    const members = [{ id: submission, name: `Maximiliane ${index} Mustermann-Beispiel` }];
    const sample = samples[index % (samples.length + 3)] ?? ownMistakes(index);
    return { ...sample, submission, members };
  });
}

function ownMistakes(index: number): Grading {
  const wrong = (number: number) => returned(`gridState(${number})`, '0', String(index + number));
  return sampleGrading({
    submission: '',
    outcomes: Object.fromEntries([1, 2, 3, 4].map((number) => [`functions/gridState/${number}`, wrong(number)])),
  });
}
