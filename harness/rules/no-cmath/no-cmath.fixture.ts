import type { RulePrograms } from '../marked-program.fixture.ts';

export const noCmathPrograms: RulePrograms<'no-cmath'> = {
  rule: 'no-cmath',
  options: {},
  flagged: {
    'with std::, with :: and without': `
#include <cmath>
using namespace std;
int main() { double a = ▶pow(2, 3) + ▶std::sqrt(4.0) + ▶::fabs(-2.5); return a; }
`,
    'without the include, through another header': `
#include <iostream>
#include <random>
int main() { std::cout << ▶std::floor(2.5) << ▶std::log10(1000.0); }
`,
    'inside one another, in conditions and as an index': `
#include <cmath>
int main() { int n = 10; if (▶sqrt(▶pow(n, 2)) > 3) return "abc"[(int)▶floor(1.5)]; while (▶fmod(n, 3) > 1) --n; return n; }
`,
    'abs of a floating field': `
#include <cmath>
struct Place { int row; double weight; };
int main() { Place p{1, 2.5}; return ▶std::abs(p.weight) > 1; }
`,
    'abs of floating numbers': `
#include <cmath>
double half() { return 0.5; }
int main() { double x = -1; float f = 2; return ▶std::abs(x) + ▶std::abs(f * 2) + ▶std::abs(half()) + ▶std::abs(-1.5); }
`,
    'by a using declaration': `
#include <cmath>
using std::round;
int main() { using std::sqrt; return ▶round(▶sqrt(2.0)); }
`,
    'without a call': `
#include <cmath>
double apply(double (*f)(double), double x) { return f(x); }
int main() { return apply(▶sin, 1) + apply(▶std::cos, 0); }
`,
    'through a macro, at its use': `
#include <cmath>
#define SQUARE(x) pow(x, 2)
int main() { return ▶SQUARE(3); }
`,
    'the endings of C, and questions about numbers': `
#include <cmath>
int main() { float f = ▶sqrtf(2.0f); return ▶std::isnan(f) + ▶lroundf(f); }
`,
    'where a function of the same name is local to another place': `
#include <cmath>
namespace mine { double sqrt(double x) { return x; } }
struct Tool { double pow(double a, double b) { return a + b; } };
int main() { Tool t; return ▶sqrt(2.0) + mine::sqrt(2) + ▶pow(2, 2) + t.pow(1, 2); }
`,
  },
  innocent: {
    'names in comments and strings': `
// pow(2, 3)
#include <iostream>
int main() { /* sqrt(4) */ std::cout << "pow(2, 3) = " << 8; }
`,
    'a header that is not used': `
#include <cmath>
using namespace std;
using std::sqrt;
int main() {}
`,
    'a function of the program, defined before or only declared': `
long long pow(int base, int n) { return n == 0 ? 1 : base * pow(base, n - 1); }
int round(int x);
int main() { return pow(10, 3) + ::pow(2, 1) + round(4); }
int round(int x) { return x; }
`,
    'abs of whole numbers': `
#include <cstdlib>
using namespace std;
int size() { return 3; }
int main() { int a = -1; long long b = 2; return abs(a) + std::abs(b - a) + abs(size()) + abs('a' - 'b') + abs(-3) + llabs(b); }
`,
    'abs of whole fields': `
#include <cstdlib>
struct Place { int row; int column[2]; double weight; };
int distance(Place p, const Place &q, const Place *far) { return abs(p.row - q.row) + std::abs(far->row) + abs(far->row - 1); }
int main() { Place list[3] = {}; return distance(list[0], list[1], &list[2]) + abs(list[1].row); }
`,
    'members and variables of the same names': `
struct Calculator { int pow; int sqrt(int x) const { return x; } int twice() const { return sqrt(pow); } };
int main() { int log = 3, exp = 2; int floor = log + exp; Calculator c{floor}; Calculator *p = &c; return c.pow + p->sqrt(log); }
`,
    'parameters and lambdas of the same names': `
int apply(int (*pow)(int), int ceil) { return pow(ceil); }
int same(int n) { return n; }
int main() { auto sqrt = [](int n) { return n * n; }; return sqrt(3) + apply(same, 4); }
`,
    'other parts of the library': `
#include <algorithm>
#include <cstdlib>
#include <numeric>
int main() { return std::max(1, 2) + std::min(3, 4) + std::gcd(4, 6) + rand() % 3 + std::div(7, 2).quot; }
`,
    'a namespace of the program, and of the library': `
#include <chrono>
namespace mine { double sqrt(double x) { return x; } double floor(double x) { return sqrt(x); } }
int main() {
  using namespace std::chrono;
  auto t = std::chrono::round<seconds>(milliseconds(1500));
  return mine::sqrt(2) + mine::floor(1) + t.count();
}
`,
    'what #if leaves out, and a macro that is not used': `
#include <cmath>
#define SQUARE(x) pow(x, 2)
#if defined(USE_MATH)
double root() { return sqrt(2); }
#endif
int main() {}
`,
    'a macro of the same name': `
#define pow(a, b) ((a) * (b))
int main() { return pow(2, 3); }
`,
  },
  otherwise: [
    {
      options: {},
      programs: {
        'abs of a type that the source does not say is not decided': `
#include <cmath>
#include <complex>
template <typename T> T size(T x) { return ¿std::abs(x); }
int main() { return size(-2); }
`,
      },
    },
  ],
};
