import { expect, test } from 'vitest';
import { member, prototype } from '../../../testing/open-program.ts';
import { driverSource } from './driver-source.ts';

test('each required function is declared weak and called with one word for each parameter', () => {
  const source = driverSource([
    prototype('bool', 'isPlaceable', 'long long', 'int'),
    prototype('void', 'putToGrid', 'long long&'),
  ]);
  expect(source).toMatchInlineSnapshot(`
    "#include "driver.hpp"

    bool isPlaceable(long long, int) __attribute__((weak));
    void putToGrid(long long&) __attribute__((weak));

    namespace {

    void call0(Word *words) {
        long long value0 = fromWords<long long>(words + 1);
        int value1 = fromWords<int>(words + 2);
        const bool result = ::isPlaceable(value0, value1);
        toWords(result, words);
        toWords(value0, words + 1);
        toWords(value1, words + 2);
    }

    void call1(Word *words) {
        long long value0 = fromWords<long long>(words);
        ::putToGrid(value0);
        toWords(value0, words);
    }

    }  // namespace

    extern "C" int verbatim_calls(int count, char **arguments) {
        const Function functions[] = {
            {static_cast<bool (*)(long long, int)>(::isPlaceable) != nullptr, 1, 2, call0},
            {static_cast<void (*)(long long&)>(::putToGrid) != nullptr, 0, 1, call1},
        };
        return serveCalls(functions, count, arguments);
    }
    "
  `);
});

test('a member is called on an object whose private fields are set before and read after', () => {
  const counter = { name: 'Counter', fields: { board: 'char[8][8]', count: 'int' } } as const;
  const source = driverSource(
    [member(counter, 'void', 'Counter'), member(counter, 'string', 'name', 'string', 'int')],
    'counter.h',
  );
  expect(source).toMatchInlineSnapshot(`
    "#include "driver.hpp"
    #include "counter.h"

    namespace {

    void call0(Word *words) {
        Room<::Counter> room{};
        ::Counter &object = room.object();
        setField<char[8][8]>(object.board, words);
        setField<int>(object.count, words + 8);
        ::new (&object) ::Counter();
        toWords(object.board, words);
        toWords(object.count, words + 8);
    }

    void call1(Word *words) {
        Room<::Counter> room{};
        ::Counter &object = room.object();
        setField<char[8][8]>(object.board, words + 32);
        setField<int>(object.count, words + 40);
        std::string value0 = fromWords<std::string>(words + 41);
        int value1 = fromWords<int>(words + 73);
        const std::string result = object.name(value0, value1);
        toWords(result, words);
        toWords(object.board, words + 32);
        toWords(object.count, words + 40);
        toWords(value0, words + 41);
        toWords(value1, words + 73);
    }

    }  // namespace

    extern "C" int verbatim_calls(int count, char **arguments) {
        const Function functions[] = {
            {true, 0, 9, call0},
            {true, 32, 42, call1},
        };
        return serveCalls(functions, count, arguments);
    }
    "
  `);
});

test('a function with too many words for a call is refused', () => {
  const strings = Array.from({ length: 33 }, () => 'string' as const);
  expect(() => driverSource([prototype('void', 'talk', ...strings)])).toThrow(
    'takes and returns more than the 1024 words of a call',
  );
});
