/** Names with which C++, C and operating systems read typed input. */
const inputWords = new Set([
  'cin',
  'wcin',
  'istream',
  'istream_iterator',
  'istreambuf_iterator',
  'getline',
  'stdin',
  'STDIN_FILENO',
  'getc',
  'getchar',
  'getchar_unlocked',
  'getwchar',
  'gets',
  'gets_s',
  'fgets',
  'fgetc',
  'fread',
  'scanf',
  'scanf_s',
  'wscanf',
  'fscanf',
  'fscanf_s',
  'read',
  'getch',
  'getche',
  '_getch',
  '_getche',
]);

/** Whether a program with these words may read input. All programs that courses ask for do; tests seldom do. */
export function readsInput(words: ReadonlySet<string>): boolean {
  for (const word of words) if (inputWords.has(word)) return true;
  return false;
}
