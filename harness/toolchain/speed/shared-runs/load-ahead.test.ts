// @module-tag compiler
import { expect, test } from 'vitest';
import { buildText, openToolchain, programOf, runSession } from '../../../testing/open-program.ts';

const toolchain = await openToolchain();

/** A program without entries for initialisers in its dynamic table was loaded ahead, before its leaf began. */
const howLoaded = `
  #include <iostream>
  #include <link.h>
  extern ElfW(Dyn) _DYNAMIC[] __attribute__((visibility("hidden")));
  const ElfW(Dyn) *initialisers() {
    for (const ElfW(Dyn) *entry = _DYNAMIC; entry->d_tag != DT_NULL; ++entry) {
      if (entry->d_tag == DT_INIT_ARRAYSZ) return entry;
    }
    return nullptr;
  }
  const char *how() { return initialisers() == nullptr ? "ahead" : "alone"; }`;

/** The output of several runs, one after the other. */
async function printedBy(source: string, runs = 1): Promise<string[]> {
  const program = programOf(await buildText(toolchain, `${howLoaded}\n${source}`));
  const printed: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    const outcome = await runSession(program);
    printed.push(`${outcome.end.kind}: ${Buffer.from(outcome.printed).toString()}`);
  }
  await program.dispose();
  return printed;
}

test('an ordinary program is loaded ahead of its leaves, and its constructors run in each leaf, in order', async () => {
  const source = `
    struct Object {
      Object(const char *name) { std::cout << name << ' ' << ++made << ' '; }
      static int made;
    };
    int Object::made = 0;
    __attribute__((constructor)) void function() { std::printf("function "); }
    Object second("second");
    Object third("third");
    Object first __attribute__((init_priority(500))) ("first");
    #if defined(__x86_64__)
    extern "C" __attribute__((used, visibility("hidden"))) void earliest() { std::printf("earliest "); }
    __asm__(".pushsection .init,\\"ax\\"\\n call earliest\\n .popsection");
    #else
    __attribute__((constructor(102))) void earliest() { std::printf("earliest "); }
    #endif
    int main() { std::cout << how(); }`;
  const once = 'finished: earliest first 1 function second 2 third 3 ahead';
  expect(await printedBy(source, 3)).toEqual([once, once, once]);
});

test('a run finds no variables changed by the run before it', async () => {
  const source = `
    int count = 1;
    thread_local int own = 1;
    int &inside() { static int number = 1; return number; }
    int main() { std::cout << count++ << own++ << inside()++ << ' ' << how(); }`;
  expect(await printedBy(source, 2)).toEqual(['finished: 111 ahead', 'finished: 111 ahead']);
});

test('a constructor that does not return ends only its own run', async () => {
  const source = (what: string) => `struct Object { Object() { std::cout << how() << std::endl; ${what} } } object;
    int main() {}`;
  expect(await printedBy(source('std::_Exit(0);'), 2)).toEqual(['finished: ahead\n', 'finished: ahead\n']);
  expect(await printedBy(source('__builtin_trap();'))).toEqual(['crashed: ahead\n']);
  expect(await printedBy(source('throw 1;'))).toEqual(['crashed: ahead\n']);
});

test('a program that makes the loader run code is loaded by the leaves', async () => {
  const source = `
    int number = 0;
    extern "C" int one() { return 1; }
    extern "C" int (*chosen())() { return one; }
    __attribute__((ifunc("chosen"))) int either();
    int main() { std::cout << either() << ' ' << how(); }`;
  expect(await printedBy(source, 2)).toEqual(['finished: 1 alone', 'finished: 1 alone']);
  expect(await printedBy(source.replace('ifunc("chosen")', 'ifunc("chosen"), visibility("hidden")'))).toEqual([
    'finished: 1 alone',
  ]);
});

test('so is a program that takes much memory, which then meets its limit', async () => {
  const source = (bytes: number) => `char many[${bytes}]; int main() { many[5] = 1; std::cout << how(); }`;
  expect(await printedBy(source(2 << 20))).toEqual(['finished: ahead']);
  expect(await printedBy(source(5 << 20))).toEqual(['finished: alone']);
  expect(await printedBy(source(512 << 20))).toEqual(['out-of-memory: ']);
});

test('a program that is loaded finds its own file closed', async () => {
  const source = `
    #include <fcntl.h>
    int main() {
      for (int file = 0; file < 64; ++file) if (fcntl(file, F_GETFD) >= 0) std::cout << file << ' ';
      std::cout << how();
    }`;
  // These are the standard streams, the records, and an empty request.
  expect(await printedBy(source)).toEqual(['finished: 0 1 2 3 4 ahead']);
});

/** One more entry in the relocation table of the program. */
function written(what: number, place: number, number: number): string {
  const words = [place, what, number].map((word) => `.quad ${word}\\n`).join(' ');
  return `__asm__(".pushsection .rela.ctors,\\"a\\",%progbits\\n ${words} .popsection");`;
}

const nothing = 0;
const [aWord, aNumber] = process.arch === 'arm64' ? [257, 1029] : [1, 17];

test('a program that makes the loader restore the entries of its constructors is loaded by the leaves', async () => {
  const source = (entry: string) => `
    #include <sys/prctl.h>
    extern "C" const char __ehdr_start __attribute__((visibility("hidden")));
    char ranIn[17] = "";
    // A leaf may not ask for its process name, so this fails in a leaf.
    __attribute__((constructor)) void first() {
      if (*ranIn == 0 && prctl(PR_GET_NAME, ranIn) != 0) std::cout << "a leaf: ";
    }
    ${entry}
    int main() {
      const auto *size = initialisers() == nullptr ? nullptr : &initialisers()->d_un.d_val;
      if (size != nullptr) std::cout << reinterpret_cast<const char *>(size) - &__ehdr_start << ' ' << *size << ' ';
      std::cout << how() << ranIn;
    }`;
  const [unchanged = ''] = await printedBy(source(written(nothing, 0, 0)));
  const [, place, size] = /^finished: a leaf: (\d+) (\d+) alone$/.exec(unchanged) ?? [];
  expect(Number(size)).toBeGreaterThan(0);
  const namedAgain = source(written(aNumber, Number(place), Number(size)));
  expect(await printedBy(namedAgain, 2)).toEqual([unchanged, unchanged]);
});

test('a program that crashes the loader crashes in its leaves', async () => {
  const source = `${written(aWord, 0x123456789000, 0)} int main() {}`;
  expect(await printedBy(source, 2)).toEqual(['crashed: ', 'crashed: ']);
});
