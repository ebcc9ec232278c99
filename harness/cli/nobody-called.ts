import { closestName } from '../model/closest-name.ts';
import { Trouble } from './trouble.ts';

/** Refuses names that nobody has, each with the one that was probably meant, or with what names look like here. */
export function demandKnown(names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const [example] = known;
  const told = unknown.map((name) => {
    const closest = closestName(name, known);
    return closest === undefined ? name : `${name} (did you mean ${closest}?)`;
  });
  const hint =
    example === undefined || told.some((one, index) => one !== unknown[index])
      ? ''
      : `; ids are such as ${example} here. Where they are numbers of the course site, --roster CLASS.csv gives them their student ids`;
  throw new Trouble(`nobody here is called ${told.join(' or ')}${hint}`);
}
