/* Programs for the rule about warnings: `▶` marks a warning with a deduction, `▷` one that is only shown. */

export const warnings = {
  flagged: {
    'a variable that is never used': `
int main() { int ▶count; }
`,
    'an assignment where a comparison was meant': `
int main(int n, char **) { if (n ▶= 3) return 1; return 0; }
`,
    'a path through a function without return': `
int sign(int n) { if (n > 0) return 1; ▶}
int main() { return sign(1); }
`,
    'a signed number compared with an unsigned one': `
int main(int n, char **) { return n ▶< sizeof n; }
`,
    'a statement that does nothing': `
int main(int n, char **) { n ▶== 3; return n; }
`,
    'a function that is never called': `
static int ▶helper() { return 1; }
int main() {}
`,
    'after a tab and Chinese characters': `
int main() {
	/* 变量 */ int ▶count;
}
`,
    'two of one kind, and one without a deduction': `
int sum(int ▷a) { int ▶b, ▶c; return 1; }
int main() { return sum(1); }
`,
  },
  innocent: {
    'a program without warnings': `
#include <iostream>
int main() { std::cout << "int count;"; }
`,
    'the same in comments and in #if 0': `
// int count;
#if 0
int unused() { int count; }
#endif
int main() { /* int x; */ }
`,
    'parameters without names, and ones that are never read': `
int twice(int n, int) { return 2 * n; }
int rest(int ▷grid, int ▷pos) { return 1; }
int main() { return twice(rest(1, 2), 0); }
`,
    'main without return': `
int main() { int n = 3; n += 1; }
`,
    'an assignment in extra brackets': `
int main(int n, char **) { if ((n = 3)) return 1; return 0; }
`,
    'a variable that is cast to void, or marked as unused': `
int main() { int a; (void)a; [[maybe_unused]] int b; }
`,
    'a signed constant beside an unsigned number': `
int main(int n, char **) { return sizeof n > 3; }
`,
  },
};
