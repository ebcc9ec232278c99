/*
 Name: Victor Amadi
 Student number: 230150005
 e-mail: amadi@unbc.ca

 CPSC 101 Project - Score 4
 Referee
*/
#include <iostream>
#include <fstream>
#include <string>
using namespace std;

class Referee
{
    char b[4][4][4];    // [letter][number][height], '-' is empty
    ofstream out;
    ifstream in;
    string me, computer;
    bool over;

public:
    Referee(string outName, string inName)
    {
        out.open(outName);
        in.open(inName);
        me = "white";
        computer = "black";
        clear();
    }

    void playBlack()
    {
        me = "black";
        computer = "white";
    }

    void clear()
    {
        over = false;
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                for (int k = 0; k < 4; k++)
                    b[i][j][k] = '-';
    }

    // sends a command and waits for the response
    string command(string text)
    {
        out << text << ";" << endl;
        string response;
        in >> response;
        return response;
    }

    void begin()
    {
        clear();
        command("play " + computer);
        if (computer == "white")
            computerPlays();
    }

    void restart()
    {
        command("restart");
        begin();
    }

    void quit()
    {
        command("quit");
    }

    // what the human has typed
    void humanPlays(string place)
    {
        if (over)
        {
            cout << "the game is finished" << endl;
            return;
        }
        if (!valid(place))
        {
            cout << "you can not play " << place << endl;
            return;
        }
        put(place, me);
        command("note: " + me + " plays " + place);
        print();
        finish(me);
        if (!over)
            computerPlays();
    }

    void computerPlays()
    {
        string place = command("move");
        place = place.substr(0, place.length() - 1);    // without the period
        cout << "computer plays " << place << endl;
        if (!valid(place))
        {
            cout << "which is not possible" << endl;
            over = true;
            return;
        }
        put(place, computer);
        print();
        finish(computer);
    }

    // is it a peg and has it room?
    bool valid(string place)
    {
        if (place.length() != 2)
            return false;
        if (place[0] < 'A' || place[0] > 'D' || place[1] < '1' || place[1] > '4')
            return false;
        return b[place[0] - 'A'][place[1] - '1'][3] == '-';
    }

    void put(string place, string colour)
    {
        int i = place[0] - 'A';
        int j = place[1] - '1';
        int k = 0;
        while (b[i][j][k] != '-')
            k++;
        b[i][j][k] = colour[0];
    }

    // is there a line from i j k in the direction x y z?
    bool line(int i, int j, int k, int x, int y, int z, char c)
    {
        for (int n = 0; n < 4; n++)
        {
            if (i < 0 || i > 3 || j < 0 || j > 3 || k < 0 || k > 3)
                return false;
            if (b[i][j][k] != c)
                return false;
            i += x;
            j += y;
            k += z;
        }
        return true;
    }

    // look if the player has won or the board is full
    void finish(string colour)
    {
        char c = colour[0];
        bool full = true;
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
            {
                if (b[i][j][3] == '-')
                    full = false;
                for (int k = 0; k < 4; k++)
                    for (int x = -1; x <= 1; x++)
                        for (int y = -1; y <= 1; y++)
                            for (int z = -1; z <= 1; z++)
                                if ((x != 0 || y != 0 || z != 0) && line(i, j, k, x, y, z, c))
                                    over = true;
            }
        if (over)
        {
            cout << colour << " wins" << endl;
        }
        else if (full)
        {
            cout << "draw" << endl;
            over = true;
        }
    }

    void print()
    {
        for (int k = 3; k >= 0; k--)
        {
            for (int i = 0; i < 4; i++)
            {
                for (int j = 0; j < 4; j++)
                    cout << b[i][j][k] << " ";
                cout << "  ";
            }
            cout << endl;
        }
        cout << "A         B         C         D" << endl;
    }
};

int main(int argc, char *argv[])
{
    if (argc != 3)
    {
        cout << "two pipes please" << endl;
        return 1;
    }
    Referee referee(argv[1], argv[2]);
    string word;
    bool first = true;
    while (cin >> word)
    {
        if (first && word == "black")
        {
            referee.playBlack();
            referee.begin();
            first = false;
            continue;
        }
        if (first)
            referee.begin();
        first = false;

        if (word == "quit")
        {
            referee.quit();
            return 0;
        }
        if (word == "restart")
            referee.restart();
        else
            referee.humanPlays(word);
    }
    referee.quit();
    return 0;
}
