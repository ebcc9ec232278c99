import { type RawMember, rawZip } from '../../collect/archive/raw-zip.fixture.ts';
import { canaries } from '../canaries.ts';
import type { Dice } from '../dice.ts';
import { zipDamages } from './zip-damage.ts';

/** A zip that a student submits; `source` is the right program. */
type ZipRecipe = (source: string, dice: Dice) => Uint8Array;

const file = (source: string): RawMember => ({ name: 'domineering.cpp', content: source, method: 8 });

/** Zips that are written in a hostile way. */
const written: Readonly<Record<string, ZipRecipe>> = {
  'an ordinary zip': (source) => rawZip([file(source)]),
  'thousands of empty members': (source, dice) => rawZip([file(source), ...members(dice.size(10, 20_000))]),
  'zips of thousands of members': (source, dice) => {
    const inner = rawZip(members(dice.size(10, 4990)));
    return rawZip([
      file(source),
      ...Array.from({ length: dice.size(2, 60) }, (_, n) => ({ name: `z${n}.zip`, content: inner, method: 8 })),
    ]);
  },
  'zips in zips': (source, dice) => {
    let zip = rawZip([file(source)]);
    for (let depth = dice.size(1, 400); depth > 0; depth -= 1)
      zip = rawZip([{ name: 'inner.zip', content: zip, method: dice.oneOf([0, 8]) }]);
    return zip;
  },
  'zips that multiply': (source, dice) => {
    let zip = rawZip([file(source)]);
    for (let depth = dice.whole(1, 6); depth > 0; depth -= 1) {
      const inner = zip;
      zip = rawZip(Array.from({ length: 16 }, (_, n) => ({ name: `${n}.zip`, content: inner, method: 8 })));
    }
    return zip;
  },
  'a bomb': (source, dice) =>
    rawZip([file(source), { name: 'zeros.txt', content: new Uint8Array(dice.size(1000, 60_000_000)), method: 8 }]),
  'a bomb of sources': (source, dice) =>
    rawZip([
      file(source),
      ...Array.from({ length: dice.size(2, 200) }, (_, n) => ({
        name: `part${n}.cpp`,
        content: new Uint8Array(900_000).fill(32),
        method: 8,
      })),
    ]),
  'a false size': (source, dice) =>
    rawZip([
      { ...file(source), size: dice.oneOf([0, 1, 10, 0x7fffffff, 0xffffffff]) },
      { name: 'b.cpp', content: 'int b;' },
    ]),
  'a false checksum': (source) => rawZip([{ ...file(source), checksum: 1 }]),
  'an unknown method': (source, dice) =>
    rawZip([{ ...file(source), method: dice.oneOf([1, 6, 9, 12, 14, 93, 95, 99, 0xffff]) }, file(source)]),
  'encrypted members': (source, dice) => rawZip([{ ...file(source), flags: dice.oneOf([1, 0x41, 0x2001, 8, 0xffff]) }]),
  'links and devices': (source, dice) =>
    rawZip([
      file(source),
      ...[0o120777, 0o020666, 0o010644, 0o040755, 0o060660, 0o140755, 0].map((mode, n) => ({
        name: `odd${n}.cpp`,
        content: dice.oneOf(['/etc/passwd', '../../..', '/dev/zero']),
        mode,
      })),
    ]),
  'names that lead out of the folder': (source) =>
    rawZip([
      file(source),
      ...[
        '../x.cpp',
        '/etc/x.cpp',
        'C:\\x.cpp',
        '..\\x.cpp',
        'a/../../x.cpp',
        './/x.cpp',
        '~/x.cpp',
        '\\\\server\\x.cpp',
        'a/./b.cpp',
        '..',
        '.',
        '/',
      ].map((name) => ({ name, content: 'int x;' })),
    ]),
  'names of random bytes': (source, dice) =>
    rawZip([
      file(source),
      ...Array.from({ length: dice.size(1, 300) }, () => ({ name: dice.bytes(dice.size(1, 300)), content: 'int x;' })),
    ]),
  'hostile names': (source, dice) =>
    rawZip([
      file(source),
      ...dice
        .shuffled([
          ...Object.values(canaries),
          '__proto__',
          'constructor',
          'a\0.cpp',
          '',
          ' ',
          'x'.repeat(65_000),
          `${'d/'.repeat(5000)}x.cpp`,
          '棋'.repeat(200),
          'con.cpp',
          '-o.cpp',
        ])
        .map((name) => ({ name: `${name}.cpp`, content: 'int x;' })),
    ]),
  'one name many times': (source, dice) =>
    rawZip(Array.from({ length: dice.size(2, 3000) }, (_, n) => ({ ...file(n % 2 === 0 ? source : 'int main() {}') }))),
  'names that differ in case': (source) =>
    rawZip(
      ['domineering.cpp', 'Domineering.cpp', 'DOMINEERING.CPP', 'domineering.cpp/', 'domineering.cpp/a.cpp'].map(
        (name) => ({ name, content: source }),
      ),
    ),
  'extra fields': (source, dice) =>
    rawZip([
      {
        ...file(source),
        extra: dice.oneOf([
          Uint8Array.from([0x75, 0x70, 0xff, 0xff, 1]),
          Uint8Array.from([1, 0, 4, 0, 1, 2, 3, 4]),
          dice.bytes(500),
        ]),
      },
    ]),
  noise: (_, dice) => Buffer.concat([Buffer.from('PK\u0003\u0004'), dice.bytes(dice.size(1, 5000))]),
  nothing: () => new Uint8Array(),
};

function members(count: number): RawMember[] {
  return Array.from({ length: count }, (_, n) => ({ name: `m${n}.txt` }));
}

/** Whole zips that were changed afterwards. */
const changed: Readonly<Record<string, ZipRecipe>> = Object.fromEntries(
  Object.entries(zipDamages).map(([name, damage]): [string, ZipRecipe] => [
    name,
    (source, dice) => damage(rawZip([file(source), ...members(dice.size(1, 300))]), dice),
  ]),
);

export const zipRecipes = { ...written, ...changed };
