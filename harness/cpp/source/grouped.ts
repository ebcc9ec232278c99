/** The items of a list in groups with the same key, each in the order of the list. */
export function grouped<Key, One>(list: readonly One[], keyFor: (one: One) => Key): ReadonlyMap<Key, readonly One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of list) {
    const key = keyFor(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}
