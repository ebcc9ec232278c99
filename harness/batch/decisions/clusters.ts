import { createHash } from 'node:crypto';
import { type Cluster, type ClusterCollector, collectClusters } from '../../../reports/summary/clusters/clusters.ts';
import type { Clusters } from './targets.ts';
import type { Grading } from '../../model/result/grading.ts';

export function newClusters(): ClusterCollector {
  return collectClusters((text) => createHash('sha256').update(text).digest('hex'));
}

/** The clusters of a finished run, whose gradings have all their evidence. */
export function clustersOf(gradings: readonly Grading[]): Cluster[] {
  const collector = newClusters();
  for (const grading of gradings) collector.add(grading);
  return collector.clusters();
}

/** The clusters that decisions may name. A cluster of one has a name, too: others in it may have been graded again. */
export function nameable(clusters: readonly Cluster[]): Clusters {
  const known = new Map(clusters.map(({ id, submissions }) => [id, submissions]));
  return { ids: [...known.keys()], studentsIn: (id) => known.get(id) };
}
