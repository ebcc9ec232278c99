import { didYouMean } from './author-problem.ts';
import type { Report } from './author-problem.ts';
import type { RequiredFunctions } from './prototypes.ts';
import { isMisspelt, partAt } from './read-shape.ts';
import { markingShape } from './shape.ts';
import type { YamlFile } from './yaml-file.ts';
import { keysAt, nodeAt, placeOfKey } from './yaml-path.ts';

const path = ['marking', 'functions'];
const groupPath = ['marking', 'groups', 'functions'];

/** `marking.functions` must name exactly the required functions and share out the marks of their group. */
export function checkFunctionMarks(file: YamlFile, required: RequiredFunctions, report: Report): void {
  const hasGroup = nodeAt(file, groupPath) !== undefined;
  const hasShares = nodeAt(file, path) !== undefined;
  if (!hasGroup && !hasShares) return;
  if (!hasShares) {
    if (isMisspelt(file, ['marking'], 'functions', Object.keys(markingShape.shape))) return;
    report({
      file: file.name,
      place: placeOfKey(file, groupPath),
      found: 'marks for the functions group, but no marking.functions',
      expected: 'the marks of each required function',
      cure: 'add marking.functions; its marks sum to those of the group',
    });
    return;
  }
  const named = namesAreExact(file, required, report);
  const shares = partAt(file, markingShape.shape.functions, path);
  const group = partAt(file, markingShape.shape.groups.shape.functions, groupPath);
  if (!named || shares === undefined || group === undefined) return;
  const sum = Object.values(shares).reduce((total, marks) => total + marks, 0);
  // Thirds of a mark do not sum exactly in binary.
  if (Math.abs(sum - group) < 1e-9) return;
  report({
    file: file.name,
    place: placeOfKey(file, path),
    found: `marks that sum to ${Number(sum.toFixed(9))}`,
    expected: `${group}, the marks of the functions group`,
  });
}

function namesAreExact(file: YamlFile, required: RequiredFunctions, report: Report): boolean {
  let exact = true;
  for (const name of keysAt(file, path)) {
    if (!required.complete || required.names.includes(name)) continue;
    exact = false;
    report({
      file: file.name,
      place: placeOfKey(file, [...path, name]),
      found: `marks for ${name}`,
      expected:
        required.names.length === 0
          ? 'required functions, of which there are none'
          : `one of ${required.names.join(', ')}`,
      ...didYouMean(name, required.names),
    });
  }
  const given = keysAt(file, path);
  for (const name of required.names) {
    if (given.includes(name)) continue;
    exact = false;
    if (isMisspelt(file, path, name, required.names)) continue;
    const expected = 'the marks of every required function';
    report({ file: file.name, place: placeOfKey(file, path), found: `no marks for ${name}`, expected });
  }
  return exact;
}
