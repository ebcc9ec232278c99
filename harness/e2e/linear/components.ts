/** For each node that can be reached from these, the number of its strongly connected component. */
export function components(
  roots: Iterable<number>,
  successors: (node: number) => readonly number[],
): Map<number, number> {
  const order = new Map<number, number>();
  const lowest = new Map<number, number>();
  const component = new Map<number, number>();
  const open: number[] = [];
  let found = 0;
  for (const root of roots) {
    if (order.has(root)) continue;
    // Without recursion, because these graphs are deeper than the stack.
    const path = [enter(root)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.left.pop();
      if (next === undefined) {
        path.pop();
        leave(top.node, path.at(-1)?.node);
      } else if (!order.has(next)) {
        path.push(enter(next));
      } else if (!component.has(next)) {
        lower(top.node, order.get(next) ?? 0);
      }
    }
  }
  return component;

  function enter(node: number): { readonly node: number; readonly left: number[] } {
    lowest.set(node, order.size);
    order.set(node, order.size);
    open.push(node);
    return { node, left: [...successors(node)] };
  }

  function leave(node: number, parent: number | undefined): void {
    const low = lowest.get(node) ?? 0;
    if (parent !== undefined) lower(parent, low);
    if (low !== order.get(node)) return;
    found += 1;
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      component.set(member, found);
      if (member === node) return;
    }
  }

  function lower(node: number, value: number): void {
    lowest.set(node, Math.min(lowest.get(node) ?? value, value));
  }
}

/** The nodes that have a way back to themselves. */
export function nodesInCycles(
  component: ReadonlyMap<number, number>,
  successors: (node: number) => readonly number[],
): Set<number> {
  const sizes = new Map<number, number>();
  for (const number of component.values()) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  const inCycles = [...component].filter(
    ([node, number]) => (sizes.get(number) ?? 0) > 1 || successors(node).includes(node),
  );
  return new Set(inCycles.map(([node]) => node));
}
