const spellings = [
  ['std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >', 'std::string'],
  ['long long unsigned int', 'unsigned long long'],
  ['long unsigned int', 'unsigned long'],
  ['short unsigned int', 'unsigned short'],
  ['long long int', 'long long'],
  ['long int', 'long'],
  ['short int', 'short'],
] as const;

/** Spells types and functions as people do, not as the compiler's tools do. */
export function plainTypes(text: string): string {
  return spellings
    .reduce((result, [full, short]) => result.replaceAll(full, short), text)
    .replaceAll('[abi:cxx11]', '');
}
