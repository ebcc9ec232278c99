// A person at the counter: a positive number is a deposit, a negative one a withdrawal, and 0 ends.
#include <iostream>
#include "account.h"
using namespace std;

int main() {
  Account account;
  int amount;
  cout << "Amount: ";
  cin >> amount;
  while (amount != 0) {
    bool done = amount > 0 ? account.deposit(amount) : account.withdraw(-amount);
    if (!done) cout << "Refused!" << endl;
    cout << "Balance " << account.getBalance() << endl << "Amount: ";
    cin >> amount;
  }
  cout << "Refusals " << account.getRefusals() << endl;
  return 0;
}
