/** The parts of a document that the tests check. */
export interface Document {
  readonly path: string;
  readonly lines: readonly Line[];
  readonly blocks: readonly Block[];
}

/** A line outside of code blocks and HTML comments. */
export interface Line {
  readonly number: number;
  /** The text without code in backticks. */
  readonly prose: string;
  /** The code in backticks. */
  readonly code: readonly string[];
}

/** A fenced block of code. */
export interface Block {
  /** The number of its first line of code. */
  readonly line: number;
  /** The word after the fence, such as `console` or `yaml`; may be empty. */
  readonly language: string;
  readonly lines: readonly string[];
  /** The HTML comment before it, such as `run` or `tree`; empty if there is none. */
  readonly mark: string;
}

const fence = /^ {0,3}(`{3,})(\w*)$/;
const comment = /^<!-- (.+) -->$/;

export function readDocument(path: string, text: string): Document {
  const lines: Line[] = [];
  const blocks: Block[] = [];
  let mark = '';
  let open: { end: string; language: string; line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (open !== undefined) {
      if (line.trim() !== open.end) open.lines.push(line);
      else {
        const { language, line: first, lines: code } = open;
        blocks.push({ line: first, language, lines: code, mark });
        open = undefined;
        mark = '';
      }
      continue;
    }
    const [, end, language = ''] = fence.exec(line) ?? [];
    if (end !== undefined) {
      open = { end, language, line: index + 2, lines: [] };
      continue;
    }
    const marked = comment.exec(line)?.[1];
    if (marked !== undefined) mark = marked;
    else if (line.trim() !== '') {
      mark = '';
      lines.push(readLine(index + 1, line));
    }
  }
  if (open !== undefined) throw new Error(`${path}:${open.line}: the code block does not end`);
  return { path, lines, blocks };
}

function readLine(number: number, line: string): Line {
  const parts = line.split('`');
  return {
    number,
    prose: parts.filter((_, index) => index % 2 === 0).join('`'),
    code: parts.filter((_, index) => index % 2 === 1),
  };
}

/** Every link except those to the web. */
export function relativeLinks({ lines }: Document): { readonly line: number; readonly target: string }[] {
  return lines.flatMap(({ number, prose }) =>
    [...prose.matchAll(/\[[^[\]]*\]\(([^()\s]+)\)/g)].flatMap(([, target = '']) =>
      /^[a-z]+:/.test(target) ? [] : [{ line: number, target }],
    ),
  );
}

/** The anchors that GitHub gives to the headings. */
export function anchorsOf({ lines }: Document): string[] {
  const counts = new Map<string, number>();
  return lines.flatMap(({ prose, code }) => {
    const heading = /^#{1,6} (.+)$/.exec(withCode(prose, code))?.[1];
    if (heading === undefined) return [];
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return [count === 0 ? slug : `${slug}-${count}`];
  });
}

function withCode(prose: string, code: readonly string[]): string {
  return prose.split('`').reduce((text, part, index) => `${text}${code[index - 1] ?? ''}${part}`);
}
