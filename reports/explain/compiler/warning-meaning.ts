// Explanations of the warnings that novices meet. For all others, the message of the compiler has to do.
const meanings: Readonly<Record<string, string>> = {
  '-Wunused-variable': 'The variable is declared and never used: delete it, or use it.',
  '-Wunused-but-set-variable': 'The variable gets a value that is never read.',
  '-Wunused-parameter': 'The function never looks at this parameter.',
  '-Wunused-value': 'The line computes something and throws it away. Is there a `==` where `=` was meant?',
  '-Wunused-function': 'This function is never called.',
  '-Wreturn-type': 'There is a way through the function that reaches its end without `return`.',
  '-Wparentheses': 'Is there a `=` where `==` was meant? Or are parentheses needed to show what belongs together?',
  '-Wsign-compare': 'A number that can be negative is compared with one that cannot.',
  '-Wuninitialized': 'The variable is read before it gets a value.',
  '-Wmaybe-uninitialized': 'The variable may be read before it gets a value.',
  '-Woverflow': 'The number does not fit into its type.',
  '-Wdiv-by-zero': 'This divides by zero.',
  '-Wmisleading-indentation':
    'The line looks as if it belonged to the `if` or loop above, and it does not: are braces missing?',
  '-Wempty-body': 'There is a `;` right after the condition, so the line below always runs.',
  '-Wbool-compare': 'A truth value is compared with a number. In C++ `a < b < c` must be written `a < b && b < c`.',
  '-Wtautological-compare': 'This comparison always has the same result.',
  '-Wimplicit-fallthrough=': 'The `case` goes on into the next one: is a `break` missing?',
  '-Winfinite-recursion': 'The function calls itself without end.',
  '-Wchar-subscripts': 'A `char` is used as an index.',
};

export function warningMeaning(flag: string): string | undefined {
  return meanings[flag];
}
