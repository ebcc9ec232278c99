/** A program of a student, for the samples. It breaks rules, and has a tab, a Chinese name and a very long line. */
export const annotatedSource = `// Domineering
// 陳大文, 1155000016
#include <iostream>
#include <cmath>
using namespace std;

/* the grid */ long long grid = 0;

int gridState(long long grid, int pos) {
\tlong long power = pow(10, 16 - pos);
\treturn grid / power % 10;
}

void printGrid(long long grid) {
    for (int pos = 1; pos <= 16; pos++) {
        int state = gridState(grid, pos);
        if (state == 0)
            cout << '.';
        else if (state == 1)
            cout << 'A';
        else
            cout << 'B';
        if (pos % 4 == 0)
            cout << endl;
        else
            cout << ' ';
    }
}

bool isPlaceable(long long grid, int pos, int p) {
    int states[2] = {gridState(grid, pos), p == 1 ? gridState(grid, pos + 4) : gridState(grid, pos + 1)}; /* ${'both places must be free '.repeat(8)}*/ string s = "";
    if (p == 1)
        return pos <= 12 && states[0] == 0 && states[1] == 0;
    return pos % 4 != 0 && states[0] == 0 && states[1] == 0;
}

int main() {
    int unused;
    printGrid(grid);
}
`;

/** The place where the nth occurrence of a text begins, as findings give it. */
export function placeIn(source: string, text: string, nth = 1): { readonly line: number; readonly column: number } {
  let at = -1;
  for (let found = 0; found < nth; found += 1) {
    at = source.indexOf(text, at + 1);
    if (at === -1) throw new Error(`the sample has no ${text}`);
  }
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}
