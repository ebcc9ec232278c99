// @module-tag compiler
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SourceRuleId } from '../model/assignment/assignment.ts';
import { everyRule } from './every-rule.fixture.ts';
import { type PlainFile, type RulePrograms, plainFiles, runRule } from './marked-program.fixture.ts';
import { type Renaming, ordinalIn, ownNames, reformatted, renamed } from './rewrite.fixture.ts';

const gap = fc.constantFrom(' ', '\n', '\n\n\t', '  ', '\r\n');
const comment = fc.constantFrom(
  ' /* int total; */ ',
  ' // std::string s; int a[3];\n',
  '\n/* pow(2, 3)\n * std::vector<int> v; */\n',
  ' // 全局 static int count;\r\n',
);

/** What a rule finds, without what formatting and names may change. */
async function sayings<Id extends SourceRuleId>(
  { rule, options, required }: RulePrograms<Id>,
  plain: readonly PlainFile[],
  renaming: Renaming = new Map(),
) {
  const { observations, undecided, files } = await runRule(rule, options, plain, required);
  return [...observations.map(({ finding, free }) => ({ ...finding, free })), ...undecided].map(
    ({ line, column, file, ...rest }) => ({
      file,
      token: ordinalIn(fileNamed(files, file), line, column),
      facts: Object.entries(rest).map(([key, value]) =>
        // The id of a rule contains words that may be names in the program, too.
        key === 'rule' ? `${value}` : `${key}: ${renamed(String(value), renaming)}`,
      ),
    }),
  );
}

function fileNamed<F extends { readonly name: string }>(files: readonly F[], name: string): F {
  const found = files.find((file) => file.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

const programs = Object.values(everyRule).flatMap((of: RulePrograms) =>
  Object.entries({ ...of.flagged, ...of.innocent }).map(([what, program]) => ({
    rule: of.rule,
    what,
    of,
    plain: plainFiles(program),
  })),
);

const codeOnly = programs.filter(({ of }) => of.readsComments !== true);

describe.each(codeOnly)('$rule says the same about $what', ({ of, plain }) => {
  test('in any layout', async () => {
    const before = await sayings(of, plain);
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(gap), async (gaps) => {
        const after = plain.map((file) => ({ ...file, text: reformatted(file.text, () => gaps.next().value) }));
        expect(await sayings(of, after)).toEqual(before);
      }),
      { numRuns: 8 },
    );
  });

  test('with comments anywhere', async () => {
    const before = await sayings(of, plain);
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.oneof(gap, comment)), async (gaps) => {
        const after = plain.map((file) => ({ ...file, text: reformatted(file.text, () => gaps.next().value) }));
        expect(await sayings(of, after)).toEqual(before);
      }),
      { numRuns: 8 },
    );
  });
});

describe.each(programs)('$rule says the same about $what', ({ of, plain }) => {
  test('whatever its names are', async () => {
    const { files } = await runRule(of.rule, of.options, plain, of.required);
    const fixed = [...(of.required ?? []).map(({ name }) => name), ...(of.fixedNames ?? [])];
    const names = ownNames(files).filter((name) => !fixed.includes(name));
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.stringMatching(/^[a-z]{1,6}$/)), async (words) => {
        // The number keeps names apart, and keeps them from being words of the language or of the library.
        const renaming = new Map(names.map((name, index) => [name, `${words.next().value}_${index}`]));
        const after = plain.map((file) => ({ ...file, text: renamed(file.text, renaming) }));
        expect(await sayings(of, after)).toEqual(await sayings(of, plain, renaming));
      }),
      { numRuns: 8 },
    );
  });
});
