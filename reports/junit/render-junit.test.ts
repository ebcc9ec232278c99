import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleGrading } from '../samples/sample-grading.ts';
import { doesNotLink } from '../samples/students-with-functions.ts';
import { sampleStudents } from '../samples/students.ts';
import { renderJunit } from './render-junit.ts';
import { xmlAttribute, xmlText } from './xml.ts';

const warning = { rule: 'warnings' as const, file: 'hex.cpp', line: 4, column: 2, marks: -1, flag: '-Wall' };
const warnedTwice = [
  { ...warning, message: 'one' },
  { ...warning, message: 'other' },
];
const everybody = Object.values(sampleStudents);
const some = ['wrong-functions', 'does-not-compile', 'not-graded', 'hidden-failure'];

test('the JUnit file of some students matches the snapshot', async () => {
  const chosen = some.flatMap((name) => sampleStudents[name] ?? []);
  await expect(renderJunit(chosen)).toMatchFileSnapshot('../samples/junit.xml');
});

test('it is well-formed, its counts are right, and all tests of a suite have different names', () => {
  const { elements } = readXml(renderJunit(everybody));
  const named = (name: string) => elements.filter((one) => one.name === name);
  const number = (name: string) => named(name).length;
  expect(named('testsuites')).toEqual([
    {
      name: 'testsuites',
      within: '',
      attributes: {
        name: 'domineering, score-four',
        tests: `${number('testcase')}`,
        failures: `${number('failure')}`,
        errors: `${number('error')}`,
        skipped: `${number('skipped')}`,
      },
    },
  ]);
  expect(named('testsuite').map(({ attributes: { name } }) => name)).toHaveLength(everybody.length);
  expect(new Set(elements.map(({ within, name }) => `${within} > ${name}`))).toEqual(
    new Set([
      ' > testsuites',
      'testsuites > testsuite',
      'testsuite > properties',
      'properties > property',
      'testsuite > testcase',
      'testcase > failure',
      'testcase > skipped',
      'testcase > error',
      'testcase > system-out',
    ]),
  );
  const names = named('testcase').map(({ attributes: { classname, name } }) => `${classname}.${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a rule that is broken twice in one place gives two tests', () => {
  const { elements } = readXml(renderJunit([sampleGrading({ submission: 's1', findings: warnedTwice })]));
  const names = elements.filter(({ name }) => name === 'testcase').map((one) => one.attributes['name']);
  expect(names.slice(-2)).toEqual(['warnings hex.cpp:4:2', 'warnings hex.cpp:4:2 (2)']);
});

test('a submission that could not be graded is an error, not a failure', () => {
  const notGraded = sampleStudents['not-graded'];
  const text = renderJunit(notGraded === undefined ? [] : [notGraded]);
  expect(text).toContain('tests="1" failures="0" errors="1" skipped="0"');
});

test('a program that compiles but cannot be linked fails its build', () => {
  expect(renderJunit([doesNotLink])).toContain(`    <testcase name="compiles" classname="domineering.s1155000030.build">
      <failure message="The program compiles, but it cannot be linked, so it could not be run as a whole." type="did-not-compile">`);
});

test('no text ends an element or has characters that XML cannot contain', () => {
  const unit = fc.constantFrom('<', '>', '&', '"', "'", ']', '\0', '\x1B', '\uFFFE', '\uD800', '\n', '\t', 'a', '玩');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const { elements, texts } = readXml(`<a b=${xmlAttribute(text)}>${xmlText(text)}</a>`);
      expect(elements).toEqual([{ name: 'a', within: '', attributes: { b: shown(text) } }]);
      expect(texts.join('')).toBe(shown(text));
    }),
  );
});

/** What a reader gets: characters that XML cannot contain are spelt out. */
function shown(text: string): string {
  return text
    .replaceAll('\0', '\\x00')
    .replaceAll('\x1B', '\\x1B')
    .replaceAll('\t', '\\t')
    .replaceAll('\uFFFE', '\\u{FFFE}')
    .replaceAll('\uD800', '\\u{D800}');
}

interface XmlElement {
  readonly name: string;
  readonly within: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Reads the part of XML 1.0 that JUnit files use; everything else is an error. */
function readXml(xml: string): { elements: XmlElement[]; texts: string[] } {
  expect(xml.match(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u)).toBeNull();
  const elements: XmlElement[] = [];
  const texts: string[] = [];
  const open: string[] = [];
  let rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  while (rest !== '') {
    const tag = /^<([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>|^<\/([\w-]+)>|^[^<>]+/.exec(rest);
    if (tag === null) throw new Error(`not XML: ${rest.slice(0, 80)}`);
    const [all, name, values = '', empty, closed] = tag;
    if (name !== undefined) {
      const pairs = [...values.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]);
      elements.push({ name, within: open.at(-1) ?? '', attributes: Object.fromEntries(pairs) });
      if (empty === '') open.push(name);
    } else if (closed === undefined) {
      texts.push(plain(all));
    } else {
      expect(open.pop()).toBe(closed);
    }
    rest = rest.slice(all.length);
  }
  expect(open).toEqual([]);
  return { elements, texts };
}

function plain(text: string): string {
  expect(text.replaceAll(/&(?:amp|lt|gt|quot|#10);/g, '')).not.toContain('&');
  return text
    .replaceAll('&#10;', '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
