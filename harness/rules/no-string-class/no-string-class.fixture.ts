import type { RulePrograms } from '../marked-program.fixture.ts';

export const noStringClassPrograms: RulePrograms<'no-string-class'> = {
  rule: 'no-string-class',
  options: {},
  flagged: {
    'with std:: and without': `
#include <string>
using namespace std;
int main() { ▶std::string a; ▶string b = "x", c; return a.size() + b.size(); }
`,
    'as a parameter, a return type and a member': `
#include <string>
▶std::string name(const ▶std::string &first, ▶std::string *last);
struct Player { ▶std::string name; };
int main() {}
`,
    'by typedef, using and a macro': `
#include <string>
typedef ▶std::string Text;
using Line = ▶std::basic_string<char>;
#define STR std::string
int main() { ▶Text a; ▶Line b; ▶STR c; return a.size() + b.size() + c.size(); }
`,
    'through auto': `
#include <string>
▶std::string name() { return "x"; }
int main() { ▶auto a = name(); ▶auto b = a + "y"; const ▶auto &c = b; ▶auto d = c.substr(1); return d.size(); }
`,
    'an object without a name': `
#include <iostream>
#include <string>
int main() { std::cout << ▶std::string(3, '-') << ▶std::string("a") + "b"; auto s = ▶std::string{"c"}; }
`,
    'literals and functions that give strings': `
#include <iostream>
#include <string>
using namespace std::string_literals;
int main() { std::cout << ▶"a"s << ▶std::to_string(4); ▶auto s = "b"s; ▶auto t = std::to_string(5) + "6"; }
`,
    'its constants and types': `
#include <string>
using std::string;
int main() { ▶string::size_type n = string::npos; return n == ▶string::npos; }
`,
    'in other types, in templates and wide': `
#include <string>
#include <vector>
int main() { std::vector<▶std::string> words; for (▶auto w : words) return w.size(); ▶std::wstring wide; return wide.size(); }
`,
    'a word read from the keyboard': `
#include <iostream>
#include <string>
using namespace std;
int main() { ▶string move; getline(cin, move); cin >> move; }
`,
  },
  innocent: {
    'names in comments and literals': `
// string s;
#include <iostream>
int main() { /* std::string */ std::cout << "string s = \\"x\\";"; const char *p = "std::string"; std::cout << p; }
`,
    'a header that is not used': `
#include <string>
using namespace std;
using std::string;
int main() {}
`,
    'a class of the same name': `
struct string { int length; };
typedef string Text;
int main() { string s{3}; Text t = s; auto u = t; return string{4}.length + u.length; }
`,
    'variables, functions and members of the same name': `
struct Guitar { int string; };
int strings(int string) { return string; }
int main() { int string = 6; Guitar g{string}; auto n = string + g.string; return strings(n); }
`,
    'characters and texts without a class': `
#include <cstring>
#include <iostream>
int main() { char word[20] = "abc"; const char *p = word; auto n = std::strlen(p); auto c = word[0]; std::cout << n << c; }
`,
    'streams and views': `
#include <iostream>
#include <sstream>
#include <string_view>
int main() { std::stringstream s; std::string_view v = "a"; s << v; int n = 0; s >> n; std::cout << n; }
`,
    'a namespace of the program': `
namespace music { struct string { int tension; }; int to_string(int n) { return n; } }
int main() { music::string s{3}; auto t = music::to_string(s.tension); return t; }
`,
    'what #if leaves out, and a macro that is not used': `
#define STR std::string
#if 0
std::string s;
#else
int s;
#endif
int main() { return s; }
`,
    'a function of the program named like one of the library': `
int to_string(int n) { return n; }
long double operator""_s(long double x) { return x; }
int main() { auto f = [](int string) { return string; }; auto x = 3.0_s; return f(to_string(1)) + x; }
`,
  },
};
