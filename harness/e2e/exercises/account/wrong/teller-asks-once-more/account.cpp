#include "account.h"

Account::Account() {
  balance = 0;
  refusals = 0;
}

bool Account::deposit(int amount) {
  if (amount <= 0) {
    refusals++;
    return false;
  }
  balance += amount;
  return true;
}

bool Account::withdraw(int amount) {
  if (amount <= 0 || amount > balance) {
    refusals++;
    return false;
  }
  balance -= amount;
  return true;
}

int Account::getBalance() {
  return balance;
}

int Account::getRefusals() {
  return refusals;
}
