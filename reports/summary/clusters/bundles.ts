import type { Cluster } from './clusters.ts';

/** Clusters with the same submissions. One mistake shows in several cases, and one comment is enough for it. */
export interface Bundle {
  readonly first: Cluster;
  /** Other cases that the same submissions fail together. */
  readonly more: readonly Cluster[];
}

/** Bundles the clusters with several submissions, in the order of the clusters. */
export function bundlesOf(clusters: readonly Cluster[]): Bundle[] {
  const bundles = new Map<string, { readonly first: Cluster; readonly more: Cluster[] }>();
  for (const cluster of clusters) {
    if (cluster.submissions.length < 2) continue;
    const key = JSON.stringify(cluster.submissions);
    const bundle = bundles.get(key);
    if (bundle === undefined) bundles.set(key, { first: cluster, more: [] });
    else bundle.more.push(cluster);
  }
  return [...bundles.values()];
}
