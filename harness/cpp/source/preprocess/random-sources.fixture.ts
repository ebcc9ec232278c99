import fc from 'fast-check';

/* Sources full of macros and conditions, most of which a compiler accepts. */

/** Files by name; `a.cpp` is the one that is compiled. */
export type RandomSources = Readonly<Record<string, string>>;

const numberNames = ['N0', 'N1', 'N2', 'N3'];
const textNames = ['A', 'B', 'C'];
const ownNames = [...numberNames, ...textNames, 'F', 'G', 'V', 'P', 'H1', 'nothing'];
const names = [
  ...ownNames,
  ...['__x86_64__', '__GNUC__', '__cplusplus', '__linux__', '_WIN32', '__STRICT_ANSI__', '__COUNTER__'],
];
const numbers = ['0', '1', '2', '3u', '0x10', '077', '1L', '0b11', "1'000", "'a'", '18446744073709551615u', '-1'];
const asked = ['__GNUC__', '__cplusplus', '__INT_MAX__', '__has_include("h1.h")', 'true', 'unknown', ...numberNames];
const marks = ['+', '-', '*', '&', '|', '^', '<<', '>>', '<', '>', '<=', '>=', '==', '!=', '&&', '||', 'and', 'or'];
const pieces = ['x', 'y', '+', '-', '++', '<', '>', '::', ';', '<:', ':>', '{', '}', '"s\\"//"', "'c'", '7', '.5e+3'];

class Writer {
  private readonly draw: (below: number) => number;

  constructor(draw: (below: number) => number) {
    this.draw = draw;
  }

  one(list: readonly string[]): string {
    return list[this.draw(list.length)] ?? '';
  }

  chance(of: number): boolean {
    return this.draw(of) === 0;
  }

  several(most: number, make: () => string, gap: string): string {
    return Array.from({ length: this.draw(most + 1) }, make).join(gap);
  }

  condition(depth: number): string {
    const inner = () => this.condition(depth - 1);
    if (depth === 0 || this.chance(3)) {
      const name = this.one(names);
      return [this.one(numbers), this.one(asked), `defined(${name})`, `defined ${name}`][this.draw(4)] ?? '1';
    }
    switch (this.draw(7)) {
      case 0:
        return `(${inner()})`;
      case 1:
        return `P(${inner()})`;
      case 2:
        return `${this.one(['!', '-', '~', '+', 'not '])}(${inner()})`;
      case 3:
        return `(${inner()} ? ${inner()} : ${inner()})`;
      case 4:
        return `${inner()} ${this.one(['/', '%'])} (${inner()} | 1)`;
      default:
        return `${inner()} ${this.one(marks)} ${inner()}`;
    }
  }

  text(depth: number): string {
    return this.several(4, () => this.piece(depth), ' ');
  }

  private piece(depth: number): string {
    if (depth === 0 || this.chance(2)) return this.chance(2) ? this.one(names) : this.one(pieces);
    const inner = () => this.text(depth - 1);
    switch (this.draw(4)) {
      case 0:
        return `(${inner()})`;
      case 1:
        return `F(${inner()})`;
      case 2:
        return `G(${inner()},${inner()})`;
      default:
        return `V( ${inner()}, ${inner()})`;
    }
  }

  private body(parameters: readonly string[]): string {
    const name = () => this.one(parameters);
    return this.several(
      4,
      () => {
        if (parameters.length === 0 || this.chance(3)) return this.text(1);
        return [name(), name(), `#${name()}`, `t ## ${name()}`, `${name()}##_`, `w##${name()}##2`][this.draw(6)] ?? '';
      },
      ' ',
    );
  }

  private directive(headers: readonly string[]): string {
    switch (this.draw(12)) {
      case 0:
      case 1:
        return `#define ${this.one(numberNames)} (${this.condition(2)})`;
      case 2:
        return `#define P(x) ((x) + ${this.condition(1)})`;
      case 3:
      case 4:
        return `#define ${this.one(textNames)} ${this.body([])}`;
      case 5:
        return `#define ${this.one(textNames)} ${this.one(['F', 'G', 'V', 'A', 'B'])}`;
      case 6:
        return `#define F(x) ${this.body(['x'])}`;
      case 7:
        return `#  define G(x, y) ${this.body(['x', 'y'])}`;
      case 8:
        return `#define V(...) ${this.body(['__VA_ARGS__'])}`;
      case 9:
        return `#undef ${this.one([...numberNames, ...textNames])}`;
      case 10:
        return `#pragma ${this.one(['push', 'pop'])}_macro("${this.one(textNames)}")`;
      default:
        return headers.length === 0 ? `#line ${this.draw(90) + 1}` : `#include "${this.one(headers)}"`;
    }
  }

  lines(depth: number, headers: readonly string[]): string {
    return this.several(
      6,
      () => {
        if (depth === 0 || !this.chance(3)) return this.chance(2) ? this.text(2) : this.directive(headers);
        const inner = () => this.lines(depth - 1, headers);
        const opening = this.chance(3)
          ? `#${this.one(['ifdef', ' ifndef'])} ${this.one(names)}`
          : `#if ${this.condition(3)}`;
        const further = this.chance(2) ? `\n#elif ${this.condition(2)}\n${inner()}` : '';
        const last = this.chance(2) ? `\n#else\n${inner()}` : '';
        return `${opening}\n${inner()}${further}${last}\n#endif`;
      },
      '\n',
    );
  }

  /** Joined lines anywhere, comments between words, other spellings: nothing that changes the meaning. */
  disguised(source: string): string {
    let result = source;
    for (let count = this.draw(6); count > 0; count -= 1) {
      const at = this.draw(result.length + 1);
      // A backslash that ends up inside of another joined line would be a token.
      if (result.slice(Math.max(0, at - 2), at).includes('\\')) continue;
      const odd = result.charAt(at) === ' ' ? [' /* , ( */ ', ' /* \n #endif */ '] : ['\\\n', '\\ \n', '\\\r\n'];
      result = result.slice(0, at) + this.one(odd) + result.slice(at);
    }
    return `${result.replaceAll('#  define', '%:define')}\n`;
  }
}

const start = '#define F(x) [x]\n#define G(x, y) x y\n#define V(...) <__VA_ARGS__>\n#define P(x) x\n';

/** Three headers: one with a guard, one that is read once, one that is read each time. */
export const randomSources: fc.Arbitrary<RandomSources> = fc.nat().map((seed): RandomSources => {
  const writer = new Writer(numbersFrom(seed));
  const file = (headers: readonly string[]) => writer.disguised(writer.lines(2, headers));
  return {
    'a.cpp': `${start}${file(['h1.h', 'h2.h', 'h3.h'])}${file(['h1.h', 'h2.h', 'h3.h'])}`,
    'h1.h': `#ifndef H1\n#define H1\n${file([])}#endif\n`,
    'h2.h': `#pragma once\n#include "h1.h"\n${file([])}`,
    'h3.h': file([]),
  };
});

/** Always the same numbers for a seed (Marsaglia's xorshift). Thousands are drawn for a source; none is worth shrinking. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed ^ 0x9e37_79b9) | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
