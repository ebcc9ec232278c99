// Reads how many numbers there are, then the numbers, and prints their average and a histogram.
#include <iomanip>
#include <iostream>
using namespace std;

int main() {
  int n;
  cout << "How many numbers? ";
  cin >> n;
  int counts[5] = {0, 0, 0, 0, 0};
  double sum = 0;
  for (int i = 0; i < n; i++) {
    int number;
    cin >> number;
    sum += number;
    counts[number > 40 ? 4 : number / 10]++;
  }
  cout << "Average: " << (sum / n * 100 - (int)(sum / n * 100) >= 0.5 ? (int)(sum / n * 100) + 1 : (int)(sum / n * 100)) / 100.0 << endl;
  for (int i = 0; i < 5; i++) {
    cout << setw(2) << i * 10 << " ";
    for (int j = 0; j < counts[i]; j++) cout << "*";
    cout << endl;
  }
  return 0;
}
