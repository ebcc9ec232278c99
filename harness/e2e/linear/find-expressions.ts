import { parseAst } from 'vitest/node';

export interface FoundExpression {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

export interface FoundExpressions {
  readonly written: readonly FoundExpression[];
  /** Expressions that are made while the program runs: `RegExp(...)`, as in the source. */
  readonly made: readonly { readonly line: number; readonly text: string }[];
}

/** All regular expressions of a module, found by the parser of Vitest. */
export function findExpressions(name: string, text: string): FoundExpressions {
  const written: FoundExpression[] = [];
  const made: FoundExpressions['made'][number][] = [];
  visit(parseAst(text, { lang: name.endsWith('.ts') ? 'ts' : 'js' }));
  return { written, made };

  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (isExpression(node['regex'])) {
      written.push({ line: lineOf(node), source: node['regex'].pattern, flags: node['regex'].flags });
    }
    const callee = node['callee'];
    if (isNode(callee) && callee['name'] === 'RegExp') {
      made.push({ line: lineOf(node), text: text.slice(Number(node['start']), Number(node['end'])) });
    }
    Object.values(node).forEach(visit);
  }

  function lineOf(node: Readonly<Record<string, unknown>>): number {
    return text.slice(0, Number(node['start'])).split('\n').length;
  }
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isExpression(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return isNode(value) && typeof value['pattern'] === 'string' && typeof value['flags'] === 'string';
}
