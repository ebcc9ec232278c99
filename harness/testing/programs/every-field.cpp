// Sets and gives back private fields of every type.
#include "every-field.h"

EveryField::EveryField()
{
    letter = 'c';
    total = 7;
}

void EveryField::keepEverything()
{
}

void EveryField::changeEverything()
{
    board[0][0] = 'x';
    board[7][7] = '\0';
    letter++;
    number = -number;
    flag = !flag;
    total = total - 1;
    name = name + "!";
}

bool EveryField::getFlag() const
{
    return flag;
}

char EveryField::getLetter()
{
    return letter;
}

int EveryField::getNumber()
{
    return number;
}

long long EveryField::getTotal()
{
    return total;
}

string EveryField::getName()
{
    return name;
}

void EveryField::takeEverything(bool newFlag, char newLetter, int newNumber, long long newTotal, string newName)
{
    flag = newFlag;
    letter = newLetter;
    number = newNumber;
    total = newTotal;
    name = newName;
}

void EveryField::giveEverything(bool &toFlag, char &toLetter, int &toNumber, long long &toTotal, string &toName)
{
    toFlag = flag;
    toLetter = letter;
    toNumber = number;
    toTotal = total;
    toName = name;
}

string EveryField::nameTimes(int times)
{
    string result;
    for (int i = 0; i < times; i++)
    {
        result += name;
    }
    return result;
}
