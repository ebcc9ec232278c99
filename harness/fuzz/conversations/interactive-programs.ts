/** Bodies of `main` for interactive programs; `line` reads the next command. Used for both programs of score-four. */
export const interactivePrograms: Readonly<Record<string, string>> = {
  'says nothing': 'string s; while (line(s)) {}',
  'never reads': 'for (;;) sleep(1);',
  'computes and never reads': 'for (volatile int i = 0;; i++) {}',
  'ends at once': 'return 0;',
  'ends after the first command': 'string s; line(s); out << "ok." << endl; return 0;',
  'crashes after some commands':
    'string s; for (int i = 0; line(s); i++) { if (i == 3) abort(); out << "ok." << endl; }',
  'answers late': 'string s; while (line(s)) { usleep(1500000); out << "ok." << endl; }',
  'answers late and computes':
    'string s; while (line(s)) { for (clock_t e = clock() + 1500000; clock() < e;) {} out << "ok." << endl; }',
  'floods its partner': 'for (;;) out << "ok." << endl;',
  'floods without a period': 'for (;;) out << "ok" << flush;',
  'floods with one line': 'for (;;) out.put(120);',
  'floods when it is asked': 'string s; while (line(s)) for (int i = 0; i < 100000; i++) out << "A1." << endl;',
  'says half a line': 'string s; while (line(s)) out << "o" << flush;',
  'says one letter at a time':
    'string s; while (line(s)) { for (char c : string("ok.\\n")) { out << c << flush; usleep(20000); } }',
  'answers before it is asked':
    'out << "ok.\\nok.\\nok.\\nA1.\\n" << flush; string s; while (line(s)) out << "ok." << endl;',
  'answers in the wrong order': 'string s; for (int i = 0; line(s); i++) out << (i % 2 ? "ok." : "A1.") << endl;',
  'never flushes':
    'static char b[1 << 20]; setvbuf(stdout, b, _IOFBF, sizeof b); string s; while (line(s)) printf("ok.\\n"); for (;;) sleep(1);',
  'repeats each command': 'string s; while (line(s)) out << s << ";" << endl;',
  'says its protocol backwards': 'string s; while (line(s)) out << "restart;play white;move;quit;" << endl;',
  'says escape codes': 'string s; while (line(s)) out << "\\x1b[2J\\x1b]0;fuzz\\x07<fuzz-canary>=FUZZ." << endl;',
  'says invalid UTF-8 and NULs': 'string s; while (line(s)) out << string("\\xff\\xc3\\x28\\0\\0.", 6) << endl;',
  'says a very long answer': 'string s; while (line(s)) out << string(200000, 65) << "." << endl;',
  'says a thousand periods': 'string s; while (line(s)) out << string(1000, 46) << endl;',
  'closes its output': 'close(1); fclose(stdout); string s; while (line(s)) {}',
  'closes its input': 'close(0); fclose(stdin); for (;;) { out << "ok." << endl; usleep(1000); }',
  'closes everything': 'for (int fd = 0; fd < 256; fd++) close(fd); for (;;) {}',
  'writes everywhere':
    'for (int fd = 0; fd < 256; fd++) if (write(fd, "ok.\\nmove;\\n", 10)) {} string s; while (line(s)) out << "ok." << endl;',
  'opens the pipes again':
    'string s; for (int i = 0; i < 2000; i++) { ifstream a("from-opponent"); ofstream b("to-opponent"); b << "move;" << flush; } while (line(s)) out << "ok." << endl;',
  'forks and lets the child answer': 'if (fork() == 0) for (;;) out << "ok." << endl; return 0;',
  'takes memory while it is asked':
    'string s; while (line(s)) { memset(malloc(1 << 26), 1, 1 << 26); out << "ok." << endl; }',
  'stops itself': 'string s; line(s); raise(SIGSTOP);',
  'reads one byte at a time': 'char c; while (read(0, &c, 1) == 1) if (c == 59) out << "ok." << endl;',
  'polls its input':
    'string s; for (;;) { fd_set f; FD_ZERO(&f); FD_SET(0, &f); timeval t = {0, 0}; if (select(1, &f, 0, 0, &t) > 0) { if (!line(s)) break; out << "ok." << endl; } }',
};

/** The whole program: an opponent reads commands from its input; a referee sends them through two pipes. */
export function interactiveProgramText(body: string, half: 'opponent' | 'referee'): string {
  const headers = [
    'iostream',
    'fstream',
    'string',
    'cstdio',
    'cstdlib',
    'cstring',
    'ctime',
    'csignal',
    'unistd.h',
    'sys/select.h',
  ];
  const streams =
    half === 'opponent'
      ? "int main() { istream &in = cin; ostream &out = cout; auto line = [&](string &s) { return bool(getline(in, s, ';')); };"
      : 'int main(int, char **argv) { ofstream out(argv[1]); ifstream in(argv[2]); auto line = [&](string &s) { out << "move;" << endl; return bool(getline(in, s, \'.\')); };';
  return `${headers.map((name) => `#include <${name}>`).join('\n')}\nusing namespace std;\n${streams} ${body} }\n`;
}
