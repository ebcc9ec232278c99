import { createHash } from 'node:crypto';
import type { Grading } from '../../harness/model/result/grading.ts';
import type { RosterCheck } from '../../harness/model/submission/intake.ts';
import { type Cluster, collectClusters } from '../summary/clusters/clusters.ts';
import { sampleClass } from './students.ts';

/** The clusters, as the command line collects them. */
export function sampleClusters(gradings: readonly Grading[]): Cluster[] {
  const collector = collectClusters((text) => createHash('sha256').update(text).digest('hex'));
  for (const grading of gradings) collector.add(grading);
  return collector.clusters();
}

const { 'wrong-sessions': original } = sampleClass;
if (original === undefined) throw new Error('there is no such sample');

/** A student with the same mistakes as another one. */
export const twin: Grading = {
  ...original,
  submission: 's1155000020',
  members: [{ id: 's1155000020', name: 'Cai Wu' }],
};

/** The sample class with two students whose programs do the same. */
export const classWithTwin: readonly Grading[] = [...Object.values(sampleClass), twin];

export const sampleRoster: RosterCheck = {
  listed: 17,
  missing: [{ id: 's1155000099', name: 'Ida <i>Nowak</i>' }, { id: 's1155000098' }],
  unknown: [
    {
      submission: 's1155000010',
      student: { id: 's1155000010' },
    },
  ],
};
