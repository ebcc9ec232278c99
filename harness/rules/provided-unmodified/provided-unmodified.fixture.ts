import type { RulePrograms } from '../marked-program.fixture.ts';

const skeleton = `
#include <iostream>
using namespace std;

// Do not modify this function.
bool isFilled(long long grid, int pos)
{
    for (int i = 0; i < 12 - pos; i++)  // Drop the positions behind.
        grid /= 10;
    return grid % 10 != 0;
}

void print(long long grid)
{
    cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << 'o' << endl;
}

int score(long long grid) { return 0; }

int main() { return 0; }
`;

/** The student file, and the file of the handout that both of its functions come from. */
function against(program: string): Readonly<Record<string, string>> {
  return { 'handout/program.cpp': skeleton, 'program.cpp': program };
}

function changed(from: string, to: string): Readonly<Record<string, string>> {
  if (!skeleton.includes(from)) throw new Error(`the handout has no ${from}`);
  return against(skeleton.replace(from, to));
}

export const providedUnmodifiedPrograms: RulePrograms<'provided-unmodified'> = {
  rule: 'provided-unmodified',
  options: { skeleton: 'program.cpp', functions: ['isFilled', 'print'] },
  fixedNames: ['isFilled', 'print'],
  flagged: {
    'another number': changed('12 - pos', '▶18 - pos'),
    'a text that differs by one space': changed('"   "', '▶"  "'),
    'an extra statement at the end': changed('endl;\n}', "endl;\n    ▶cout << '\\n';\n}"),
    'a missing statement': changed('        grid /= 10;\n    return', '    ▶return'),
    'another operator, and another name of a parameter in the other function': against(
      skeleton
        .replace('i < 12', 'i ▶<= 12')
        .replace('void print(long long grid)', 'void print(long long ▶g)')
        .replace('isFilled(grid', 'isFilled(g'),
    ),
    'std:: in front of what has none in the handout': changed('    cout <<', '    ▶std::cout <<'),
    'a less exact type, and a word in front': against(
      skeleton
        .replace('bool isFilled(long long grid', 'bool isFilled(▶int grid')
        .replace('void print', '▶static void print'),
    ),
    'a macro that changes the tokens': changed(
      'void print(long long grid)\n{\n    cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << \'o\' << endl;',
      '#define endl "\\n\\n"\nvoid print(long long grid)\n{\n    cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << \'o\' << ▶endl;',
    ),
    'the original in #if 0 and in a comment, beside another one': changed(
      'void print(long long grid)\n{\n',
      '#if 0\nvoid print(long long grid)\n{\n    cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << \'o\' << endl;\n}\n#endif\nvoid print(long long grid)\n{\n    ▶(void)grid;\n',
    ),
    'the original in a namespace that is not used': changed(
      'void print(long long grid)\n{\n',
      'namespace old { void print(long long grid) { cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << \'o\' << endl; } }\nvoid print(long long grid)\n{\n    ▶if (grid < 0) return;\n',
    ),
  },
  innocent: {
    'the file as it was given': against(skeleton),
    'other functions written, changed and added': against(
      skeleton
        .replace('{ return 0; }', '{ return grid % 7 + isFilled(grid, 2); }')
        .replace('int main() { return 0; }', 'void rules() {}\nint main() { rules(); print(0); return score(5); }'),
    ),
    'comments, blanks, tabs and line ends of another kind': against(
      skeleton
        .replace('// Drop the positions behind.', '/* Schleife über die Stellen */')
        .replaceAll('    ', '\t')
        .replaceAll('"\t"', '"    "')
        .replace('"---" : "   "', '"---" :\n      "   "')
        .replaceAll('\n', '\r\n'),
    ),
    'all on one line': against(
      '#include <iostream>\nusing namespace std; bool isFilled(long long grid,int pos){for(int i=0;i<12-pos;i++)grid/=10;return grid%10!=0;}void print(long long grid){cout<<"  o"<<(isFilled(grid,1)?"---":"   ")<<\'o\'<<endl;}int main(){}\n',
    ),
    'in another order, behind prototypes and main': against(`
#include <iostream>
using namespace std;
bool isFilled(long long, int);
void print(long long);
int main() { print(5); }
void print(long long grid)
{
    cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << 'o' << endl;
}
bool isFilled(long long grid, int pos)
{
    for (int i = 0; i < 12 - pos; i++)
        grid /= 10;
    return grid % 10 != 0;
}
`),
    'a function of the same name with other parameters, and a member': changed(
      'int score(',
      'void print(char c) { cout << c; }\nstruct Game { void print(long long) {} };\nint score(',
    ),
    'a copy of a function under another name, changed': changed(
      'int score(',
      'bool isFilled2(long long grid, int pos) { return isFilled(grid, pos + 1); }\nint score(',
    ),
    'moved to another file of the student': {
      'handout/program.cpp': skeleton,
      'program.cpp': 'void print(long long grid);\nint main() { print(5); }\n',
      'grid.cpp': skeleton.replace('int main() { return 0; }', ''),
    },
  },
  otherwise: [
    {
      options: { skeleton: 'program.cpp', functions: ['isFilled', 'print'], given: ['isFilled'] },
      programs: {
        'the text of a student for a function of which only the output was published': changed(
          'cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << \'o\' << endl;',
          'if (isFilled(grid, 1)) cout << "  o---o\\n"; else cout << "  o   o\\n";',
        ),
        'another number in the one whose text was given': changed('12 - pos', '▶18 - pos'),
      },
    },
  ],
};
