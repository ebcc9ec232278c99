import { code, plain } from '../../phrases/quote.ts';
import type { FindingOf } from './finding-of.ts';

/** What only some compilers accept, and how to write it for all compilers. */
export function explainFallback({ lenience, message }: FindingOf<'fallback-build'>): string {
  switch (lenience) {
    case 'c++14':
    case 'c++11':
      return `Newer C++ refuses this: ${plain(message)}. Your program was compiled as ${lenience === 'c++14' ? 'C++14' : 'C++11'} instead, with no deduction. With another name, it compiles everywhere.`;
    case 'own-names':
      return `The standard library has this name, too: ${plain(message)}. We took yours, with no deduction. With another name, it compiles everywhere.`;
    case 'int64':
      return `On Linux, ${code('int64_t')} and ${code('long long')} are two types: ${plain(message)}. We made them one, as they are on Windows and macOS, with no deduction. Use one of the names throughout.`;
    case 'void-main':
      return `Visual Studio accepts ${code('void main()')}, standard C++ does not: write ${code('int main()')}.`;
    case 'headers-forced-in':
      return `Visual Studio brings this in without being asked, standard C++ needs its ${code('#include')}: ${plain(message)}.`;
    case 'windows-headers':
      return `Only Visual Studio and Windows have this: ${plain(message)}. Write it with standard C++ alone, and it compiles everywhere.`;
    case 'include-names':
      return `Outside of Windows, capital and small letters count in the name of a file, and folders are divided by ${code('/')}: ${plain(message)}.`;
    default:
      return lenience satisfies never;
  }
}
