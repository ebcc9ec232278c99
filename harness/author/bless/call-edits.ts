import { isMap } from 'yaml';
import { expectationKeys, neededKeys } from '../../assignment/functions/needed-keys.ts';
import type { ExpectationKey } from '../../assignment/functions/needed-keys.ts';
import type { Report } from '../../assignment/yaml/author-problem.ts';
import type { YamlFile } from '../../assignment/yaml/yaml-file.ts';
import { keysAt, nodeAt, placeAt } from '../../assignment/yaml/yaml-path.ts';
import type { Path } from '../../assignment/yaml/yaml-path.ts';
import type { GoldenCall } from '../../model/assignment/assignment.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import type { ExpectedCall } from '../../model/assignment/reference.ts';
import type { Value } from '../../model/assignment/value.ts';
import { type Entry, insertEntries, layoutOf, linesOfEntry, replaceValue } from './text/edit-map.ts';
import type { TextEdit } from './text/text-edit.ts';
import { type Layout, type ValueForm, formOfPrinted, formOfValue } from './text/value-form.ts';

export interface CaseEdits {
  readonly edits: readonly TextEdit[];
  /** Whether the case said something else before, or did not say what is expected. */
  readonly kind: 'filled-in' | 'changed' | 'same';
}

export interface AnsweredCall {
  readonly call: GoldenCall;
  readonly prototype: Prototype;
  readonly answer: ExpectedCall;
}

const nothing: CaseEdits = { edits: [], kind: 'same' };

/** Lets the call at the path say what the answer says, in as few words as possible. */
export function editCall(file: YamlFile, path: Path, answered: AnsweredCall, report: Report): CaseEdits {
  const map = nodeAt(file, path);
  if (!isMap(map)) throw new Error('A golden call is a map');
  const { call, prototype, answer } = answered;
  const layout = layoutOf(map);
  const given = keysAt(file, path);
  const unset = given.includes('after') ? [] : unsetFields(answered);
  if (unset.length > 0) {
    reportUnset(file, path, unset, report);
    return nothing;
  }
  const after = editAfter(file, [...path, 'after'], answered, layout);
  if (after === undefined) {
    reportBraces(file, path, report);
    return nothing;
  }
  const replaced: TextEdit[] = [...after.edits];
  const added = new Map<ExpectationKey, ValueForm>(after.added === undefined ? [] : [['after', after.added]]);
  const { returns, prints } = answer;
  const result = returns === undefined ? undefined : formOfValue(returns, typeOfResult(prototype), layout);
  if (result !== undefined) {
    if (!given.includes('returns')) added.set('returns', result);
    else if (call.returns !== returns) replaced.push(...replaceValue(file.text, map, 'returns', result));
  }
  const printed = formOfPrinted(prints, layout);
  if (given.includes('prints')) {
    if (call.prints !== prints) replaced.push(...replaceValue(file.text, map, 'prints', printed));
  } else if (prints !== '' || lacks('prints', prototype, [...given, ...added.keys()])) added.set('prints', printed);

  const edits = [...replaced, ...insertions(file, path, added)];
  if (edits.length === 0) return nothing;
  const isUnblessed = neededKeys(prototype).some((keys) => !keys.some((key) => given.includes(key)));
  return { edits, kind: isUnblessed && replaced.length === 0 ? 'filled-in' : 'changed' };
}

function lacks(key: ExpectationKey, prototype: Prototype, given: readonly string[]): boolean {
  return neededKeys(prototype).some((keys) => keys[0] === key && !keys.some((one) => given.includes(one)));
}

/** Each new key is behind the one that is before it in the usual order. */
function insertions(file: YamlFile, path: Path, added: ReadonlyMap<ExpectationKey, ValueForm>): TextEdit[] {
  const map = nodeAt(file, path);
  if (!isMap(map)) return [];
  const order = ['before', 'args', ...expectationKeys];
  const given = keysAt(file, path);
  const byAnchor = new Map<string | undefined, Entry[]>();
  for (const key of expectationKeys) {
    const form = added.get(key);
    if (form === undefined) continue;
    const anchor = order.slice(0, order.indexOf(key)).findLast((one) => given.includes(one)) ?? given.at(-1);
    byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), { key, form }]);
  }
  return [...byAnchor].map(([anchor, entries]) => insertEntries(file.text, map, anchor, entries));
}

/** Fields that still have the garbage from before the constructor. Any bool looks as if it were set. */
function unsetFields({ call, prototype, answer }: AnsweredCall): string[] {
  const { member, parameters } = prototype;
  if (member?.kind !== 'constructor') return [];
  return parameters
    .filter(({ type }, index) => type !== 'bool' && answer.after[index] === call.args[index])
    .map(({ name }) => name);
}

function reportUnset(file: YamlFile, path: Path, unset: readonly string[], report: Report): void {
  report({
    file: file.name,
    place: placeAt(file, path),
    found: `a constructor of the solution that does not set ${unset.join(', ')}`,
    expected: 'a constructor that sets every private field',
    cure: 'set it there, or write after: by hand',
  });
}

interface AfterEdits {
  readonly edits: readonly TextEdit[];
  /** The value of a new key `after`. */
  readonly added?: ValueForm;
}

/** Undefined if a value cannot be written where it belongs. */
function editAfter(file: YamlFile, path: Path, answered: AnsweredCall, layout: Layout): AfterEdits | undefined {
  const { call, prototype, answer } = answered;
  const map = nodeAt(file, path);
  const given = keysAt(file, path);
  const edits: TextEdit[] = [];
  const missing: Entry[] = [];
  const inner = isMap(map) ? layoutOf(map) : layout;
  for (const [index, { name, type, passing }] of prototype.parameters.entries()) {
    const value: Value | undefined = answer.after[index];
    if (passing !== 'reference' || value === undefined || value === call.after[index]) continue;
    const form = formOfValue(value, type, inner);
    // The whole state after a constructor may be a name, which no single value can replace.
    if (form === undefined || (map !== undefined && !isMap(map))) return undefined;
    if (isMap(map) && given.includes(name)) edits.push(...replaceValue(file.text, map, name, form));
    else missing.push({ key: name, form });
  }
  if (isMap(map)) {
    return { edits: missing.length === 0 ? edits : [...edits, insertEntries(file.text, map, given.at(-1), missing)] };
  }
  if (missing.length === 0 && (map !== undefined || !lacks('after', prototype, []))) return { edits };
  return { edits, added: formOfMap(missing) };
}

function formOfMap(entries: readonly Entry[]): ValueForm {
  if (entries.some(({ form }) => form.lines.length > 0)) return { head: '', lines: entries.flatMap(linesOfEntry) };
  const list = entries.map(({ key, form }) => `${key}: ${form.head}`);
  return { head: list.length === 0 ? '{}' : `{ ${list.join(', ')} }`, lines: [] };
}

function typeOfResult({ returns }: Prototype) {
  return returns === 'void' ? 'int' : returns;
}

function reportBraces(file: YamlFile, path: Path, report: Report): void {
  report({
    file: file.name,
    place: placeAt(file, path),
    found: 'another state after the call, which cannot be written here',
    expected: 'the keys of the call on lines of their own, and under after a map of fields',
    cure: 'lines of text do not fit between { and }, and the name of a position means one state',
  });
}
