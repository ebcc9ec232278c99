import { isMap, isScalar, isSeq } from 'yaml';
import { formatSession } from '../../assignment/sessions/session.ts';
import { asNode, keyText } from '../../assignment/yaml/yaml-file.ts';
import type { YamlFile } from '../../assignment/yaml/yaml-file.ts';
import { keysAt } from '../../assignment/yaml/yaml-path.ts';
import type { Transcript } from '../../model/assignment/transcript.ts';
import { endOf, replaceValue, startOf } from './text/edit-map.ts';
import { type TextEdit, columnOf, insertLines, lineStart, nextLine } from './text/text-edit.ts';
import { indentation, indented, literalBlock } from './text/value-form.ts';

/** Writes the session as it looks on the terminal, in place of the old one or of what is typed. Undefined in braces. */
export function editSession(file: YamlFile, transcript: Transcript): readonly TextEdit[] | undefined {
  const { root, text } = file;
  if (!isMap(root) || root.flow === true) return undefined;
  const form = literalBlock(formatSession(transcript));
  const draft = root.items.find((pair) => keyText(pair) === 'typed');
  if (draft === undefined) return replaceValue(text, root, 'session', form);
  const [key, typed] = [asNode(draft.key), asNode(draft.value)];
  if (key === null || typed === null) throw new Error('A draft of a session says what is typed');
  const rename = { from: startOf(key), to: endOf(text, key), text: 'session' };
  const isBelow = text.slice(startOf(key), startOf(typed)).includes('\n');
  const column = columnOf(text, startOf(key));
  // From the line below the key, or on its line.
  const replaced = isBelow
    ? { from: nextLine(text, startOf(key)), to: nextLine(text, endOf(text, typed)) }
    : { from: startOf(typed), to: endOf(text, typed) };
  const comments = isSeq(typed) ? commentsBetween(text, typed.items, replaced) : [];
  const remarks = insertLines(text, lineStart(text, startOf(key)), indented(comments, column));
  const edits = remarks.text === '' ? [rename] : [remarks, rename];
  if (!isBelow || isScalar(typed)) return [...edits, ...replaceValue(text, root, 'typed', form)];
  const colon = text.indexOf(':', endOf(text, key)) + 1;
  const lines = insertLines(text, replaced.from, indented(form.lines, column + indentation));
  return [...edits, { from: colon, to: colon, text: ` ${form.head}` }, { ...lines, to: replaced.to }];
}

/** Comments between typed lines. A block cannot hold them, so they are put above it. */
function commentsBetween(
  text: string,
  items: readonly unknown[],
  { from, to }: { readonly from: number; readonly to: number },
): string[] {
  const gaps: string[] = [];
  let at = from;
  for (const node of items.map(asNode)) {
    if (node === null) continue;
    gaps.push(text.slice(at, startOf(node)));
    at = endOf(text, node);
  }
  gaps.push(text.slice(at, to));
  return gaps.flatMap((gap) => gap.match(/#[^\r\n]*/g) ?? []);
}

/** Whether the file gives only what is typed. */
export function isDraft(file: YamlFile): boolean {
  return keysAt(file, []).includes('typed');
}
