import type { RulePrograms } from '../marked-program.fixture.ts';

export const noVectorsPrograms: RulePrograms<'no-vectors'> = {
  rule: 'no-vectors',
  options: {},
  flagged: {
    'with std:: and without': `
#include <vector>
using namespace std;
int main() { ▶std::vector<int> a; ▶vector<int> b(3), c; return b[0]; }
`,
    'as a parameter, a return type and a member': `
#include <vector>
▶std::vector<int> copy(const ▶std::vector<int> &v) { return v; }
struct Board { ▶std::vector<char> cells; };
int main() {}
`,
    'inside one another and inside other types, reported once': `
#include <map>
#include <vector>
using std::vector;
int main() { ▶vector<vector<int>> grid; std::map<int, ▶vector<int>> m; return grid.size() + m.size(); }
`,
    'by typedef and using': `
#include <vector>
typedef ▶std::vector<int> Row;
using Grid = ▶std::vector<Row>;
int main() { ▶Grid g; ▶Row r; return g.size() + r.size(); }
`,
    'through auto': `
#include <vector>
▶std::vector<int> make() { return {}; }
int main() { ▶auto v = make(); const ▶auto &w = v; for (auto x : w) return x; }
`,
    'an object without a name, and one made with new': `
#include <vector>
int main() { auto p = new ▶std::vector<int>(3); delete p; return ▶std::vector<int>(3).size(); }
`,
    'through a macro': `
#include <vector>
#define VI std::vector<int>
int main() { ▶VI v; return v.size(); }
`,
    'in a template and by a namespace of another name': `
#include <vector>
namespace lib = std;
template <typename T> int count(const ▶lib::vector<T> &v) { return v.size(); }
int main() { ▶::std::vector<int> v; return count(v); }
`,
  },
  innocent: {
    'names in comments and strings': `
// vector<int> v;
#include <iostream>
int main() { /* std::vector<int> */ std::cout << "vector<int> v;"; }
`,
    'a header that is not used': `
#include <vector>
using namespace std;
using std::vector;
int main() {}
`,
    'a class of the same name': `
template <typename T> class vector { T x, y; public: T length() const { return x + y; } };
typedef vector<int> Vector;
int main() { vector<double> v; Vector w; auto u = v; return u.length() + w.length(); }
`,
    'variables, functions and members of the same name': `
struct Force { int vector; };
int sum(int vector) { return vector; }
int main() { int vector = 3; Force f{vector}; return sum(f.vector + vector); }
`,
    'other containers': `
#include <deque>
#include <list>
#include <string>
int main() { std::deque<int> d; std::list<int> l; std::string s; auto e = d; return e.size() + l.size() + s.size(); }
`,
    'a namespace of the program': `
namespace math { struct vector { double x, y; }; }
using math::vector;
int main() { vector v{1, 2}; math::vector w = v; return w.x; }
`,
    'what #if leaves out, and a macro that is not used': `
#define VI std::vector<int>
#if 0
std::vector<int> v;
#endif
int main() {}
`,
    'a type parameter of the same name': `
template <typename vector> vector twice(vector v) { vector w = v; return w + w; }
int main() { auto f = [](int vector) { return vector; }; return f(twice(1)); }
`,
  },
};
