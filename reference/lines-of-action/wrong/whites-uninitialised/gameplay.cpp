/*
Name:       Szeto Man Yi
Student ID: 1155131165
E-mail:     1155131165@link.cuhk.edu.hk
*/
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    //Step 1
    LinesOfAction object;
    object.printGame();
    char status = object.gameOver();
    while (status == '-')
    {
        //Step 2 and step 3
        string from;
        string to;
        bool success;
        do
        {
            cout << object.getCurrentPlayer() << "'s move: ";
            cin >> from;
            cin >> to;
            success = object.move(from, to);
            if (success == false)
            {
                cout << "Invalid move. Try again!" << endl;
            }
        } while (success == false);
        //Step 4
        object.swapPlayer();
        object.printGame();
        //Step 5
        status = object.gameOver();
    }
    //Step 6
    if (status == 'B')
    {
        cout << "B wins!" << endl;
    }
    else if (status == 'W')
    {
        cout << "W wins!" << endl;
    }
    else
    {
        cout << "Draw game!" << endl;
    }
    return 0;
}
