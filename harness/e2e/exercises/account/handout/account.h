// An account at a bank. Amounts are in cents.
#ifndef ACCOUNT_H
#define ACCOUNT_H

class Account {
public:
  Account();
  // False, and nothing changes, if the amount is not above 0.
  bool deposit(int amount);
  // False, and nothing changes, if the amount is not above 0 or more than the balance.
  bool withdraw(int amount);
  int getBalance();
  // How often deposit and withdraw were refused.
  int getRefusals();

private:
  int balance;
  int refusals;
};

#endif
