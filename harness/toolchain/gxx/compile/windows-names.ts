/** Names that Visual Studio knows without any header of Windows, or that such a header declares. */
const names = [
  ...['__int8', '__int16', '__int32', '__int64', '_TCHAR', 'TCHAR', '_T', '_countof', 'errno_t', 'rsize_t'],
  ...['scanf_s', 'sscanf_s', 'printf_s', 'sprintf_s', 'gets_s', 'strcpy_s', 'strncpy_s', 'strcat_s', 'strncat_s'],
  ...['strtok_s', 'strnlen_s', 'memcpy_s', '_itoa', '_itoa_s', 'itoa', '_strlwr', '_strupr', '_stricmp', 'stricmp'],
  ...['strlwr', 'strupr', '_strdup', 'rand_s', 'localtime_s', 'ctime_s', '_getch', '_getche', '_putch', '_kbhit'],
  ...['getch', 'getche', 'putch', 'kbhit', '_sleep', 'Sleep', 'Beep', 'BOOL', 'TRUE', 'FALSE', 'DWORD', 'WORD', 'BYTE'],
  ...['HANDLE', 'COORD', 'SetConsoleOutputCP', 'SetConsoleCP', 'SetConsoleTextAttribute', 'GetStdHandle'],
  ...['STD_OUTPUT_HANDLE', 'GetTickCount', 'SetConsoleTitle', 'SetConsoleCursorPosition', 'ZeroMemory', 'CP_UTF8'],
];
const known: ReadonlySet<string> = new Set(names);

/** Whether an error is about one of them. */
export function namesWindows(message: string): boolean {
  return [...message.matchAll(/'(?:std::|::)?(\w+)'/g)].some(([, name = '']) => known.has(name));
}
