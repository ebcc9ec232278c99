/** The part of a syntax tree that is needed here; the trees of harness/inspect have more. */
export interface TreeNode {
  readonly type: string;
  readonly named: boolean;
  readonly field: string | undefined;
  readonly text: string;
  readonly start: number;
  readonly children: readonly TreeNode[];
}

/** A piece of code as it is compared, with its place. */
export interface CodeToken {
  readonly token: string;
  readonly line: number;
  /** The line of the braces that close after it, so that a fragment shows them, too. */
  readonly until: number;
}

/** Kinds that count as the same token, because changing `int` into `long`, or 'A' into "B", is not own work. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    type: ['primitive_type', 'sized_type_specifier', 'type_identifier', 'placeholder_type_specifier', 'auto'],
    text: ['string_literal', 'raw_string_literal', 'concatenated_string', 'char_literal'],
    value: ['number_literal', 'true', 'false'],
  }).flatMap(([token, types]) => types.map((type): [string, string] => [type, token])),
);

/** Brackets, braces and scopes that can be added or left out without changing the code. */
const wrappers = new Set([
  'translation_unit',
  'parenthesized_expression',
  'condition_clause',
  'compound_statement',
  'declaration_list',
  'expression_statement',
  'parameter_list',
  'argument_list',
  'subscript_argument_list',
  'qualified_identifier',
  'namespace_identifier',
]);

/** Nodes that are ignored with everything below them. */
const weightless = new Set(['using_declaration', 'type_qualifier', 'comment', ';']);

/**
 * The shape of the code: the kinds of its statements and expressions, with their operators, in the order of the text.
 * Names, values and texts count only by their kind, so that renaming changes nothing.
 */
export function codeTokens(root: TreeNode, lineOf: (offset: number) => number): CodeToken[] {
  const found: { token: string; line: number; until: number }[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { type, named, field, start, text, children } = node;
    if (weightless.has(type)) continue;
    const token = named ? nameOf(type) : field === 'operator' ? text : undefined;
    const last = found.at(-1);
    if (type === '}' && last !== undefined) last.until = lineOf(start);
    if (token !== undefined && text !== '') found.push({ token, line: lineOf(start), until: lineOf(start) });
    if (alike.has(type)) continue;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at];
      if (child !== undefined) waiting.push(child);
    }
  }
  return found;
}

function nameOf(type: string): string | undefined {
  return alike.get(type) ?? (wrappers.has(type) ? undefined : type);
}
