import fc from 'fast-check';

/* For tests: functions.yaml in random layouts, some of whose calls do not say what is expected, or something wrong. */

const functions = ['isEven', 'halve', 'show'] as const;

export interface CallLayout {
  readonly braces: boolean;
  /** A remark behind every line, and lines of remarks and empty lines between them. */
  readonly remarks: boolean;
  readonly argsBelow: boolean;
  /** The order of the keys. */
  readonly keys: readonly ('about' | 'args' | 'returns' | 'after' | 'prints')[];
  readonly returns: string;
  readonly after: readonly string[];
  readonly prints: readonly string[];
  /** The indentation of blocks, from their key. */
  readonly depth: number;
}

export interface CallsLayout {
  readonly indentation: number;
  readonly lineBreak: '\n' | '\r\n';
  readonly mark: '' | '\uFEFF';
  readonly endsInLineBreak: boolean;
  readonly calls: Readonly<Record<(typeof functions)[number], readonly CallLayout[]>>;
}

const callLayout: fc.Arbitrary<CallLayout> = fc.record({
  braces: fc.boolean(),
  remarks: fc.boolean(),
  argsBelow: fc.boolean(),
  keys: fc
    .subarray(['returns', 'after', 'prints'] as const)
    .chain((some) => fc.shuffledSubarray(['about', 'args', ...some] as const, { minLength: some.length + 2 })),
  returns: fc.constantFrom('true', 'false'),
  after: fc.constantFrom(['{ n: 1 }'], ['{}'], ['{ }'], ['', 'n: 1'], ['', '"n": 0']),
  prints: fc.constantFrom(
    ["'x'"],
    ['"x\\n"'],
    ['x'],
    ["''"],
    ['|', 'x'],
    ['|-', 'one', '', 'two'],
    ['|+', 'one', ''],
    ['>', 'one', 'two'],
    ['|2', '  three', '', ' three'],
  ),
  depth: fc.integer({ min: 1, max: 5 }),
});

export const callsLayout: fc.Arbitrary<CallsLayout> = fc.record({
  indentation: fc.integer({ min: 0, max: 5 }),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  endsInLineBreak: fc.boolean(),
  calls: fc.record({
    isEven: fc.array(callLayout, { minLength: 1, maxLength: 3 }),
    halve: fc.array(callLayout, { minLength: 1, maxLength: 3 }),
    show: fc.array(callLayout, { minLength: 1, maxLength: 8 }),
  }),
});

export function renderCalls({ indentation, lineBreak, mark, endsInLineBreak, calls }: CallsLayout): string {
  const lines = functions.flatMap((name) => [
    `${name}: # of ${name}`,
    ...calls[name].flatMap((call, number) => [`# call ${number}`, ...renderCall(call, name, number, indentation)]),
  ]);
  return mark + lines.join(lineBreak) + (endsInLineBreak ? lineBreak : '');
}

function renderCall(call: CallLayout, name: (typeof functions)[number], number: number, indentation: number): string[] {
  const args = name === 'halve' ? [`${number}`, "'x'"] : [`${number}`];
  const keys = call.keys
    .filter((key) => key !== 'returns' || name === 'isEven')
    .filter((key) => key !== 'after' || name === 'halve');
  const indent = ' '.repeat(indentation);
  if (call.braces) {
    const items = keys.map((key) => `${key}: ${inline(call, key, args)}`);
    if (!call.remarks) return [`${indent}- { ${items.join(', ')} }`];
    return [`${indent}- {`, ...items.map((item) => `${indent}    ${item}, # remark`), `${indent}  }`];
  }
  const lines = keys.flatMap((key) => {
    const [head = '', ...block] = form(call, key, args);
    const remark = call.remarks ? ' # remark' : '';
    const depth = head === '|2' ? 2 : call.depth;
    return [
      `${key}:${head === '' ? '' : ` ${head}`}${remark}`,
      ...block.map((line) => (line === '' ? '' : ' '.repeat(depth) + line)),
      // A remark that is indented like a block would be part of it.
      ...(call.remarks && head !== '|+' ? ['# remark on a line', ''] : []),
    ];
  });
  return lines.map((line, index) => (line === '' ? '' : `${indent}${index === 0 ? '- ' : '  '}${line}`));
}

function form(call: CallLayout, key: CallLayout['keys'][number], args: readonly string[]): readonly string[] {
  if (key === 'about') return ['Call # one'.replace(' #', '')];
  if (key === 'returns') return [call.returns];
  if (key === 'args') return call.argsBelow ? ['', ...args.map((one) => `- ${one}`)] : [`[${args.join(', ')}]`];
  return call[key];
}

function inline(call: CallLayout, key: CallLayout['keys'][number], args: readonly string[]): string {
  if (key === 'args') return `[${args.join(', ')}]`;
  const [head = ''] = form(call, key, args);
  return head === '' || /^[|>]/.test(head) ? (key === 'after' ? '{ n: 5 }' : "'old'") : head;
}

/** The file without what the calls expect. Blessing may change nothing of this. */
export function withoutExpectations(text: string, { calls }: CallsLayout): string {
  const layouts = functions.flatMap((name) => calls[name]);
  const [head = '', ...chunks] = text
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .split(/^# call \d+\n/m);
  return [head, ...chunks.map((chunk, index) => (layouts[index]?.braces ? eraseItems(chunk) : eraseLines(chunk)))].join(
    '#',
  );
}

const item = /(?:returns|after|prints): (?:true|false|\{[^}]*\}|'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|x)/g;

/** Commas between items may move within their line. */
function eraseItems(chunk: string): string {
  return chunk.replace(item, '').replaceAll(/[, ]/g, '');
}

/** A remark behind a value stays. */
function eraseLines(chunk: string): string {
  const kept: string[] = [];
  let erased = Infinity;
  for (const line of chunk.split('\n')) {
    const column = line.search(/[^ -]/);
    if (line.trim() === '' || column > erased) {
      if (line.trim() !== '' && erased === Infinity) kept.push(line);
      continue;
    }
    const isExpectation = /^[ -]*(?:returns|after|prints):/.test(line);
    erased = isExpectation ? column : Infinity;
    if (!isExpectation) kept.push(line);
    else if (line.includes('# remark')) kept.push('# remark');
  }
  return kept.join('\n');
}
