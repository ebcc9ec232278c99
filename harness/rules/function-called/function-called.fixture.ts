import type { Prototype } from '../../model/assignment/prototype.ts';
import type { RulePrograms } from '../marked-program.fixture.ts';

const state: Prototype = {
  name: 'state',
  returns: 'int',
  parameters: [
    { name: 'grid', type: 'long long', passing: 'value' },
    { name: 'pos', type: 'int', passing: 'value' },
  ],
  text: 'int state(long long grid, int pos)',
};
const show: Prototype = {
  name: 'show',
  returns: 'void',
  parameters: [{ name: 'grid', type: 'long long', passing: 'value' }],
  text: 'void show(long long grid)',
};

export const functionCalledPrograms: RulePrograms<'function-called'> = {
  rule: 'function-called',
  options: {},
  required: [state, show],
  flagged: {
    'functions that are never called': `
int ▶state(long long grid, int pos) { return grid % 10 + pos; }
void ▶show(long long) {}
int main() { return 0; }
`,
    'a function that is only named in comments, strings and #if 0': `
#include <iostream>
int ▶state(long long grid, int pos) { return grid % 10 + pos; }
// state(1, 2);
int main() {
#if 0
  state(1, 2);
#endif
  std::cout << "state(1, 2)";
}
`,
    'a function that only calls itself': `
int ▶state(long long grid, int pos) { return pos == 16 ? grid % 10 : state(grid / 10, pos + 1); }
int main() { return 0; }
`,
    'a function that is only called by its own helper': `
int rest(long long grid, int pos);
int ▶state(long long grid, int pos) { return pos == 16 ? grid % 10 : rest(grid, pos); }
int rest(long long grid, int pos) { return state(grid / 10, pos + 1); }
int main() { return 0; }
`,
    'two functions that only call each other': `
void show(long long grid);
int ▶state(long long grid, int pos) { if (pos > 16) show(grid); return grid % 10; }
void ▶show(long long grid) { state(grid, 16); }
int main() { return 0; }
`,
    'only its prototype, inside and outside of main': `
int state(long long grid, int pos);
int main() { int state(long long, int); return 0; }
int ▶state(long long grid, int pos) { return grid % 10 + pos; }
`,
    'a local variable and a member of the same name': `
struct Game { int state(long long grid, int pos) { return grid % 10 + pos; } };
int ▶state(long long grid, int pos) { return grid % 10 + pos; }
int main() { Game game; int state = game.state(1, 2); return state; }
`,
    'what sizeof asks about, and a name without a call': `
int ▶state(long long grid, int pos) { return grid % 10 + pos; }
int main() { decltype(state(1, 2)) size = sizeof(state(1, 2)); state; return size; }
`,
    'a function of a namespace with the same name': `
#include <algorithm>
namespace mine { void show(long long) {} }
void ▶show(long long) {}
int main() { mine::show(5); return std::max(1, 2); }
`,
  },
  innocent: {
    'calls from main': `
int state(long long grid, int pos) { return grid % 10 + pos; }
void show(long long grid) { state(grid, 1); }
int main() { show(5); return 0; }
`,
    'a call through a helper, with a body behind main': `
int state(long long grid, int pos);
bool isFree(long long grid, int pos) { return state(grid, pos) == 0; }
int main() { return isFree(0, 1); }
int state(long long grid, int pos) { return grid % 10 + pos; }
`,
    'recursion that main begins, through a helper too': `
int rest(long long grid, int pos);
int state(long long grid, int pos) { return pos == 16 ? grid % 10 : rest(grid, pos); }
int rest(long long grid, int pos) { return state(grid / 10, pos + 1); }
int main() { return rest(5, 16); }
`,
    'a function whose address is taken, or that is passed to another function': `
#include <functional>
int state(long long grid, int pos) { return grid % 10 + pos; }
void show(long long) {}
int apply(const std::function<int(long long, int)> &f) { return f(1, 2); }
int main() { void (*print)(long long) = &show; print(5); return apply(state); }
`,
    'calls that look like declarations': `
int state(long long grid, int pos) { return grid % 10 + pos; }
void show(long long) {}
int main() { long long grid = 0; int pos = 1; bool isFree(state(grid, pos) == 0); int it (state (grid, pos)); show (grid); return it + isFree; }
`,
    'calls in conditions, in a lambda, in a macro and in an initial value': `
int state(long long grid, int pos) { return grid % 10 + pos; }
void show(long long) {}
#define PRINT(grid) show(grid)
const int first = state(0, 1);
int main() { auto print = [](long long grid) { PRINT(grid); }; print(first); while (state(0, 1) > 1) return 1; }
`,
    'a call in another file, and in a header': {
      'grid.h': 'int state(long long grid, int pos);\ninline int corner(long long grid) { return state(grid, 1); }\n',
      'grid.cpp': '#include "grid.h"\nint state(long long grid, int pos) { return grid % 10 + pos; }\n',
      'program.cpp': '#include "grid.h"\nint main() { return corner(5); }\n',
    },
    'a call from a member function, and from a constructor': `
int state(long long grid, int pos) { return grid % 10 + pos; }
void show(long long) {}
struct Game { long long grid = 0; Game() { show(grid); } int at(int pos) const { return state(grid, pos); } };
int main() { Game game; return game.at(1); }
`,
    'a call from another function of the same name': `
int state(long long grid, int pos) { return grid % 10 + pos; }
int state(long long grid) { return state(grid, 1); }
int main() { return state(5); }
`,
    'a call in the initial value of a global variable': `
int state(long long grid, int pos) { return grid % 10 + pos; }
const int first = state(0, 1);
int main() { return first; }
`,
    'a single call that looks like the declaration of a function': `
int state(long long grid, int pos) { return grid % 10 + pos; }
int main() { long long grid = 0; int pos = 1; int it (state (grid, pos)); return it; }
`,
    'a call from another function of the same name that comes before it': `
int state(long long grid, int pos);
int state(long long grid) { return state(grid, 1); }
int state(long long grid, int pos) { return grid % 10 + pos; }
int main() { return 0; }
`,
    'a call from a friend, and a friend that is called': `
int state(long long grid, int pos) { return grid % 10 + pos; }
struct Game { long long grid = 0; friend void show(long long grid) { state(grid, 1); } };
void show(long long);
int main() { show(5); }
`,
    'a function that is missing, or is a member, which another rule reports': `
struct Game { int state(long long grid, int pos) { return grid % 10 + pos; } };
int main() { return 0; }
`,
    'a call by its full name, and a name from a using declaration': `
namespace game { int helper(int n) { return n; } }
int state(long long grid, int pos) { return grid % 10 + pos; }
void show(long long) {}
using game::helper;
int main() { ::show(5); return ::state(5, helper(1)); }
`,
  },
};
