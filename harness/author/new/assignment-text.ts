import { usualValueInput } from '../../assignment/input/argument-types.ts';
import type { Parameter } from '../../model/assignment/prototype.ts';

export interface NewAssignment {
  readonly title: string;
  readonly files: readonly string[];
  readonly provided: readonly string[];
  readonly prototypes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly schema?: string;
  readonly class?: NewClass | undefined;
}

export interface NewClass {
  readonly name: string;
  readonly header: string;
  readonly file: string;
  readonly state: readonly string[];
  readonly members: readonly string[];
}

/** A first assignment.yaml, with what comes next as comments. */
export function assignmentText(made: NewAssignment): string {
  const { title, files, provided, prototypes, parameters, schema } = made;
  return [
    ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
    '# What is not here has a default: limits, build, marks, rules and words.',
    `title: ${quoted(title)}`,
    `files: [${files.map(quoted).join(', ')}]`,
    ...(provided.length === 0 ? [] : [`provided: [${provided.map(quoted).join(', ')}] # students are given these`]),
    ...(prototypes.length === 0
      ? []
      : [
          '',
          '# As in the handout; students must not change them.',
          'functions:',
          ...prototypes.map((one) => `  - ${one}`),
        ]),
    ...(made.class === undefined ? [] : classLines(made.class)),
    '',
    '# Random runs, compared with the sample solution. Remove the # and say what may be typed:',
    '# properties:',
    '#   runs: { plays: { repeat: 0..20, one-of: [{ integer: 1..9, weight: 8 }, 0, -1] }, runs: 100 }',
    ...callsExample(prototypes, parameters),
    '',
  ].join('\n');
}

function classLines({ name, header, file, state, members }: NewClass): string[] {
  return [
    '',
    '# As in the header. Golden calls set the private state, call a member, and compare the state afterwards.',
    'class:',
    `  name: ${name}`,
    `  header: ${quoted(header)}`,
    `  file: ${quoted(file)}`,
    '  state:',
    ...state.map((one) => `    - ${one}`),
    '  members:',
    ...members.map((one) => `    - ${one}`),
  ];
}

function callsExample(prototypes: readonly string[], parameters: readonly Parameter[]): string[] {
  const [first] = prototypes;
  if (first === undefined) return [];
  const name = first.slice(0, first.indexOf('(')).trimEnd().split(/\W/).at(-1) ?? 'f';
  const described = parameters.filter(({ type }) => usualValueInput(type) === undefined);
  const values = new Map(described.map((one) => [one.name, one.type === 'string' ? aWord : '1..9']));
  return [
    `#   ${name}: { calls: ${name}, runs: 100 }`,
    ...(values.size === 0 ? [] : ['# values: # what each parameter may be in random calls']),
    ...[...values].map(([parameter, value]) => `#   ${parameter}: ${value}`),
  ];
}

const aWord = '{ word: a..z, length: 0..8 }';

/** `tic-tac-toe` becomes `Tic tac toe`. */
export function titleOf(id: string): string {
  const words = id.replaceAll(/[-_]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function quoted(text: string): string {
  return /^[A-Za-z][\w .-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}
