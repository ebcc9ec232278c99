import { join } from 'node:path';
import { type Lenience, leniences as allLeniences } from '../../../model/program/lenience.ts';

/** The paths of our headers for lenient builds. */
export interface ForcedHeaders {
  /** Includes the usual headers. */
  readonly prelude: string;
  /** Makes int64_t the type that it is on other systems. */
  readonly int64: string;
  /** The folder of headers that replace those of Visual Studio and Windows. */
  readonly windows: string;
}

export function forcedHeaders(runtimeFolder: string): ForcedHeaders {
  const within = (name: string) => join(runtimeFolder, name);
  return {
    prelude: within('compile/prelude.hpp'),
    int64: within('compile/int64.h'),
    windows: within('compile/windows'),
  };
}

/** Always in the same order, whichever lenience was needed first. */
export function flagsOf(leniences: readonly Lenience[], forced: ForcedHeaders): string[] {
  return allLeniences.flatMap((one) => (leniences.includes(one) ? lenienceFlags(one, forced) : []));
}

function lenienceFlags(lenience: Lenience, { prelude, windows, int64 }: ForcedHeaders): readonly string[] {
  switch (lenience) {
    case 'c++14':
    case 'c++11':
      return [`-std=${lenience}`];
    case 'int64':
      return ['-include', int64];
    case 'headers-forced-in':
      return ['-include', prelude];
    case 'void-main':
      // Freestanding programs may declare main as they like. The macro still gives them the whole library.
      return ['-ffreestanding', '-U__STDC_HOSTED__', '-D__STDC_HOSTED__=1'];
    case 'windows-headers':
      return ['-isystem', windows, '-include', join(windows, 'visual-studio.h')];
    case 'own-names':
    case 'include-names':
      // The text itself is changed (repair.ts).
      return [];
  }
}
