#ifndef EVERY_FIELD_H
#define EVERY_FIELD_H
#include <string>
using namespace std;

// A class with a private field of every type that can be graded.
class EveryField
{
public:
    EveryField();
    void keepEverything();
    void changeEverything();
    bool getFlag() const;
    char getLetter();
    int getNumber();
    long long getTotal();
    string getName();
    void takeEverything(bool newFlag, char newLetter, int newNumber, long long newTotal, string newName);
    void giveEverything(bool &toFlag, char &toLetter, int &toNumber, long long &toTotal, string &toName);
    string nameTimes(int times);

private:
    char board[8][8];
    char letter;
    int number;
    bool flag;
    long long total;
    string name;
};

#endif
