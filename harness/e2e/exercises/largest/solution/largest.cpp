// Reads numbers to the end of the input, and prints how many there are, their sum and the largest one.
#include <iostream>
using namespace std;

int larger(int a, int b) {
  return a > b ? a : b;
}

int main() {
  int count = 0;
  int sum = 0;
  int largest = 0;
  int number;
  while (cin >> number) {
    largest = count == 0 ? number : larger(largest, number);
    sum += number;
    count++;
  }
  if (count == 0) {
    cout << "No numbers" << endl;
    return 0;
  }
  cout << count << (count == 1 ? " number" : " numbers") << ", sum " << sum << ", largest " << largest << endl;
  return 0;
}
