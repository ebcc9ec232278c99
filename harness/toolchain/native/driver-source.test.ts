import { expect, test } from 'vitest';
import { prototype } from '../../e2e/programs/open-program.ts';
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

    Word call0(Word *arguments) {
        long long value0 = static_cast<long long>(arguments[0]);
        int value1 = static_cast<int>(arguments[1]);
        const bool result = ::isPlaceable(value0, value1);
        arguments[0] = toWord(value0);
        arguments[1] = toWord(value1);
        return toWord(result);
    }

    Word call1(Word *arguments) {
        long long value0 = static_cast<long long>(arguments[0]);
        ::putToGrid(value0);
        arguments[0] = toWord(value0);
        return 0;
    }

    }  // namespace

    int main() {
        const Function functions[] = {
            {static_cast<bool (*)(long long, int)>(::isPlaceable) != nullptr, 2, call0},
            {static_cast<void (*)(long long&)>(::putToGrid) != nullptr, 1, call1},
        };
        serveCalls(functions);
    }
    "
  `);
});
