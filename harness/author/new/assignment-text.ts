export interface NewAssignment {
  readonly title: string;
  readonly files: readonly string[];
  readonly provided: readonly string[];
  readonly prototypes: readonly string[];
  /** The names of their parameters, each once. */
  readonly parameters: readonly string[];
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

function callsExample(prototypes: readonly string[], parameters: readonly string[]): string[] {
  const [first] = prototypes;
  if (first === undefined) return [];
  const name = first.slice(0, first.indexOf('(')).trimEnd().split(/\W/).at(-1) ?? 'f';
  return [
    `#   ${name}: { calls: ${name}, runs: 100 }`,
    '# values: # what each parameter may be in random calls',
    ...parameters.map((parameter) => `#   ${parameter}: 1..9`),
  ];
}

/** `tic-tac-toe` becomes `Tic tac toe`. */
export function titleOf(id: string): string {
  const words = id.replaceAll(/[-_]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function quoted(text: string): string {
  return /^[A-Za-z][\w .-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}
