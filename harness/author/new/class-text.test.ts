import { expect, test } from 'vitest';
import { readClassText } from './class-text.ts';

test('private fields and public members are read, and comments and bodies are not', () => {
  const header = `#include <string>
// class Account { };
class Account {
public:
  Account() : balance(0) {} // starts with nothing
  bool withdraw( int amount , int fee );
  int getBalance() { if (balance < 0) { return 0; } return balance; }
private:
  int balance; /* in cents */
  std::string owner;
  void log(int amount);
};
`;
  expect(readClassText(header, 'Account')).toEqual({
    state: ['int balance', 'string owner'],
    members: ['bool withdraw(int amount, int fee)'],
    leftOut: [
      'Account(): its body is in the header, so students do not write it',
      'int getBalance(): its body is in the header, so students do not write it',
    ],
  });
});

test('what cannot be graded is left out, with the reason', () => {
  const header = 'class A { double rate; int n; public: A(int n); int get() const; int all(); void set(int n); };';
  expect(readClassText(header, 'A')).toEqual({
    state: ['int n'],
    members: ['int all()'],
    leftOut: [
      'double rate: found the type double',
      'A(int n): constructors with parameters cannot be graded yet',
      'int get() const: members that are const cannot be graded yet',
      'void set(int n): found the parameter n, which has the name of a private field; rename it here; callers do not see it',
    ],
  });
});

test('a header without the class has none', () => {
  expect(readClassText('class Accounts {};', 'Account')).toBeUndefined();
});
