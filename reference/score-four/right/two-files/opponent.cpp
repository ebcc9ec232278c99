/*
 Name: Victor Amadi
 Student number: 230150005
 e-mail: amadi@unbc.ca

 CPSC 101 Project - Score 4
 Computer opponent
*/
#include <iostream>
#include <string>
using namespace std;

class Game
{
    char b[4][4][4];    // [letter][number][height], '-' is empty
    string colour;      // my colour, "" if I don't know it

public:
    Game()
    {
        reset();
    }

    void reset()
    {
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                for (int k = 0; k < 4; k++)
                    b[i][j][k] = '-';
        colour = "";
    }

    void setColour(string c)
    {
        colour = c;
    }

    // height of the first free place on a peg, 4 if there is none
    int top(int i, int j)
    {
        int k = 0;
        while (k < 4 && b[i][j][k] != '-')
            k++;
        return k;
    }

    // place has the form A1
    void place(string place, string c)
    {
        int i = place[0] - 'A';
        int j = place[1] - '1';
        int k = top(i, j);
        if (k < 4)
            b[i][j][k] = c[0];
    }

    // the lowest peg is taken, so the board fills up level by level
    string move()
    {
        int bi = -1;
        int bj = -1;
        int best = 4;
        for (int i = 3; i >= 0; i--)
            for (int j = 3; j >= 0; j--)
                if (top(i, j) < best)
                {
                    best = top(i, j);
                    bi = i;
                    bj = j;
                }
        if (bi == -1 || colour == "")
            return "none";
        string s = "";
        s += (char)('A' + bi);
        s += (char)('1' + bj);
        place(s, colour);
        return s;
    }
};

int main()
{
    Game game;
    string word;        // the last word that was read
    string words[5];    // the words of the command so far
    int n = 0;
    char c;

    // put the characters together to words, and the words to commands
    while (cin.get(c))
    {
        bool space = (c == ' ' || c == '\n' || c == '\t' || c == '\r');
        if (!space && c != ';')
        {
            word += c;
            continue;
        }
        if (word != "" && n < 5)
        {
            words[n] = word;
            n++;
            word = "";
        }
        if (c == ';')
        {
            if (words[0] == "quit")
            {
                cout << "ok." << endl;
                return 0;
            }
            else if (words[0] == "restart")
            {
                game.reset();
                cout << "ok." << endl;
            }
            else if (words[0] == "play")
            {
                game.setColour(words[1]);
                cout << "ok." << endl;
            }
            else if (words[0] == "note:")
            {
                game.place(words[3], words[1]);
                cout << "ok." << endl;
            }
            else if (words[0] == "move")
            {
                cout << game.move() << "." << endl;
            }
            n = 0;
        }
    }
    return 0;
}
