/*
 * Programs for the two rules that the object file decides, marked like those of the other rules: `▶` marks the place
 * of a finding, and is alone on the first line for a finding about the whole file. The required functions are
 * `int state(long long grid, int pos)` and `void put(long long &grid, int pos)`.
 */

const put = 'void put(long long &grid, int pos) { grid += pos; }';
const state = 'int state(long long grid, int pos) { return grid % 10 + pos; }';

export const requiredFunctions = {
  flagged: {
    'a missing function': `▶
${put}
int main() {}
`,
    'a misspelt name, at the name': `
${put}
/* 格子的状态 */	int ▶State(long long grid, int pos) { return grid % 10 + pos; }
int main() {}
`,
    'a prototype without a body': `▶
int state(long long grid, int pos);
${put}
int main() {}
`,
    'a function in a comment, in a string and in #if 0': `▶
${put}
// ${state}
#if 0
${state}
#endif
const char *text() { return "${state}"; }
int main() {}
`,
    'a member of a class': `
${put}
struct Game { ${state.replace('state', '▶state')} };
int main() { Game game; return game.state(1, 2); }
`,
    'a function of a namespace that is never opened': `
${put}
namespace game { ${state.replace('state', '▶state')} }
int main() { return game::state(1, 2); }
`,
    'a template': `▶
${put}
template <typename T> int state(T grid, int pos) { return grid % 10 + pos; }
int main() { return state(1LL, 2); }
`,
    'a macro and a lambda': `▶
#define put(grid, pos) ((grid) += (pos))
int main() { auto state = [](long long grid, int pos) { return grid % 10 + pos; }; long long g = 0; put(g, 2); return state(g, 2); }
`,
  },
  innocent: {
    'both as demanded': `
${put}
${state}
int main() {}
`,
    'other names of parameters, and none in the prototypes': `
int state(long long, int);
void put(long long &, int);
int main() { long long g = 0; put(g, 1); return state(g, 1); }
int state(long long board, int where) { return board % 10 + where; }
void put(long long &board, int where) { board += where; }
`,
    'const before parameters that are passed by value': `
int state(const long long grid, const int pos) { return grid % 10 + pos; }
void put(long long &grid, int const pos) { grid += pos; }
int main() {}
`,
    'other names for the same types': `
typedef long long ll;
using Position = int;
#define LL long long
int state(ll grid, Position pos) { return grid % 10 + pos; }
void put(LL &grid, signed pos) { grid += pos; }
int main() {}
`,
    'other spellings of the same types, and other layout': `
auto state(signed long long int grid, int pos) -> int { return grid % 10 + pos; }
extern void
put(
  long long int& grid, // the grid
  int pos = 1
) noexcept
{ grid += pos; }
int main() {}
`,
    'inline functions that are called': `
inline ${state}
inline ${put}
int main() { long long g = 0; put(g, 1); return state(g, 1); }
`,
    'inline and constexpr functions that are never called': `
inline ${put}
constexpr ${state}
int main() {}
`,
    'overloads beside them, before and after': `
int state(int grid) { return grid; }
${state}
${put}
void put(long long &grid) { put(grid, state(1)); }
int main() {}
`,
    'functions after main, and a helper with nearly the same name': `
${put}
int State(int pos) { return pos; }
int main() { return State(2); }
${state}
`,
    'members and functions of a namespace beside them': `
struct Game { ${put} };
namespace game { ${state} }
${state}
${put}
int main() { Game game; long long g = 0; game.put(g, game::state(1, 2)); }
`,
  },
};

export const prototypes = {
  flagged: {
    'a smaller type': `
/* 状态 */ int ▶state(int grid, int pos) { return grid % 10 + pos; }
${put}
int main() {}
`,
    'by value instead of by reference': `
${state}
void ▶put(long long grid, int pos) { grid += pos; }
int main() {}
`,
    'by reference instead of by value, and a const reference': `
int ▶state(long long &grid, int pos) { return grid % 10 + pos; }
void ▶put(const long long &grid, int pos) { (void)(grid + pos); }
int main() {}
`,
    'by a pointer, and unsigned': `
int ▶state(unsigned long long grid, int pos) { return grid % 10 + pos; }
void ▶put(long long *grid, int pos) { *grid += pos; }
int main() {}
`,
    'a missing parameter, an extra one and another order': `
int ▶state(int pos, long long grid) { return grid % 10 + pos; }
void ▶put(long long &grid) { grid += 1; }
void put(long long &grid, int pos, int p) { grid += pos * p; }
int main() {}
`,
    'another return type': `
long long ▶state(long long grid, int pos) { return grid % 10 + pos; }
bool ▶put(long long &grid, int pos) { grid += pos; return true; }
int main() {}
`,
    'static, and in a namespace without a name': `
static int ▶state(long long grid, int pos) { return grid % 10 + pos; }
namespace { void ▶put(long long &grid, int pos) { grid += pos; } }
int main() { long long g = 0; put(g, 1); return state(g, 1); }
`,
    'another type by another name': `
typedef int number;
using Grid = long long;
int ▶state(number grid, int pos) { return grid % 10 + pos; }
void ▶put(Grid grid, int pos) { grid += pos; }
int main() {}
`,
  },
  innocent: requiredFunctions.innocent,
};
