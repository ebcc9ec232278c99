import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileProgram, hasClang } from './compile-program.fixture.ts';
import { runProgram } from './small-host.fixture.ts';

const terminated = 'terminate called after throwing an instance of';

/** -1 as an index, with 64 bits. */
const negative = '18446744073709551615';

describe.skipIf(!hasClang)('with @yowasp/clang and our libraries', () => {
  let program: Uint8Array;
  const run = (input: string) => runProgram(program, `${input}\n`);

  beforeAll(async () => {
    program = await compileProgram(await readFile(join(import.meta.dirname, 'throwing-program.cpp'), 'utf8'));
  });

  // All lines are what the same program prints with g++ 12.
  test.each([
    ['catch int', '~inner ~outer int 7'],
    ['catch text', '~inner ~outer text text'],
    ['catch own', '~inner ~outer exception own words'],
    ['catch words', '~inner ~outer exception words'],
    ['catch plain', '~inner ~outer something'],
    ['rethrow own', '~inner ~outer seen exception own words'],
    ['rethrow int', '~inner ~outer other int 7'],
    ['nested', '~inner ~outer ~inner ~outer text text then int 7'],
    ['order', '~3 ~2 ~1 caught'],
    ['stoi x', 'invalid_argument stoi'],
    ['stoi 99999999999', 'out_of_range stoi'],
    ['stoi 12', '12nothing thrown'],
    ['stod x', 'invalid_argument stod'],
    ['vector-at', 'out_of_range vector::_M_range_check: __n (which is 3) >= this->size() (which is 3)'],
    [
      'vector-at-negative',
      `out_of_range vector::_M_range_check: __n (which is ${negative}) >= this->size() (which is 3)`,
    ],
    ['bits-at', 'out_of_range vector<bool>::_M_range_check: __n (which is 5) >= this->size() (which is 2)'],
    ['array-at', 'out_of_range array::at: __n (which is 5) >= _Nm (which is 3)'],
    ['deque-at', 'out_of_range deque::_M_range_check: __n (which is 5)>= this->size() (which is 2)'],
    ['map-at', 'out_of_range map::at'],
    ['unordered-map-at', 'out_of_range unordered_map::at'],
    ['string-at', 'out_of_range basic_string::at: __n (which is 3) >= this->size() (which is 3)'],
    ['substr', 'out_of_range basic_string::substr: __pos (which is 4) > this->size() (which is 3)'],
    ['erase', 'out_of_range basic_string::erase: __pos (which is 4) > this->size() (which is 3)'],
    ['insert', 'out_of_range basic_string::replace: __pos (which is 4) > this->size() (which is 3)'],
    ['insert-character', 'out_of_range basic_string::insert: __pos (which is 4) > this->size() (which is 3)'],
    ['replace', 'out_of_range basic_string::replace: __pos (which is 4) > this->size() (which is 3)'],
    ['string-part', 'out_of_range basic_string::basic_string: __pos (which is 4) > this->size() (which is 3)'],
    ['append', 'out_of_range basic_string::append: __pos (which is 4) > this->size() (which is 3)'],
    ['length', 'length_error cannot create std::vector larger than max_size()'],
    ['reserve', 'length_error vector::reserve'],
    ['resize', 'length_error vector::_M_default_append'],
    ['string-reserve', 'length_error basic_string::_M_create'],
    ['function', 'exception bad_function_call'],
    ['optional', 'exception bad optional access'],
    ['failure x', 'ios::failure basic_ios::clear: iostream error'],
    ['file', 'ios::failure basic_ios::clear: iostream error'],
    ['cast', 'bad_cast'],
  ])('a program catches what it should: %s', (input, line) => {
    expect(run(input)).toEqual({ output: `${line}\n~program `, errors: '', ending: 5 });
  });

  test.each(['bad-alloc', 'bad-alloc-step'])('memory that is not there is a bad_alloc: %s', (input) => {
    expect(run(input)).toEqual({ output: 'bad_alloc std::bad_alloc\n~program ', errors: '', ending: 5 });
  });

  test.each([
    ['stoi', `${terminated} 'std::invalid_argument'\n  what():  stoi\n`],
    ['own', `${terminated} 'OwnError'\n  what():  own words\n`],
    ['words', `${terminated} 'std::logic_error'\n  what():  words\n`],
    ['int', `${terminated} 'int'\n`],
    ['plain', `${terminated} 'PlainError'\n`],
    ['text', `${terminated} 'std::basic_string<char, std::char_traits<char>, std::allocator<char>>'\n`],
  ])('an uncaught exception ends as with g++: %s', (what, errors) => {
    expect(run(`uncaught ${what}`)).toEqual({ output: 'line\n', errors, ending: 134 });
  });

  test.each([
    ['noexcept', "'int'\n"],
    ['noexcept-careful', "'int'\n"],
    ['noexcept-in-catch', "'OwnError'\n  what():  newer\n"],
  ])('an exception cannot leave a noexcept function: %s', (input, name) => {
    expect(run(input)).toEqual({ output: '', errors: `${terminated} ${name}`, ending: 134 });
  });

  test('a thread cannot start', () => {
    expect(run('thread')).toEqual({ output: 'system_error\n~program ', errors: '', ending: 5 });
  });

  test.each(['terminate', 'rethrow-nothing'])('without an exception, the end says so: %s', (input) => {
    const errors = 'terminate called without an active exception\n';
    expect(run(input)).toEqual({ output: '', errors, ending: 134 });
  });

  test('exit() inside of try ends the program: no catch runs, and only objects of the program are destroyed', () => {
    expect(run('exit-inside')).toEqual({ output: 'leaving ~program ', errors: '', ending: 3 });
  });

  test('abort() inside of try ends the program at once', () => {
    expect(run('abort-inside')).toEqual({ output: 'aborting\n', errors: '', ending: 134 });
  });

  test('no catch stops a recursion without end', () => {
    expect(run('recursion')).toEqual({ output: '', errors: '', ending: expect.stringMatching(/^R\w+Error: /) });
  });

  test('an exception before main is uncaught, too', async () => {
    const early = await compileProgram('struct A { A() { throw 1; } } a;\nint main() {}\n');
    expect(runProgram(early, '')).toEqual({ output: '', errors: `${terminated} 'int'\n`, ending: 134 });
  });
});
