//=============================================
// KAM Suet Ying / 1155000034 / 1155000034@link.cuhk.edu.hk
//=============================================
#include <iostream>
using namespace std;

// ---- Provided functions: do not modify ----

// Returns true if position pos of grid is filled with a line, false otherwise.
bool isFilled(long long grid, int pos)
{
    grid /= 1000000;                    // Drop the six triangles.
    for (int i = 0; i < 12 - pos; i++)  // Drop the positions after pos.
        grid /= 10;
    return (grid % 10 != 0);
}

// Prints the grid and the scores of the two players.
void printGrid(long long grid)
{
    // Each triangle is shown as its owner, or as a space while it is not completed.
    char t1 = ' ', t2 = ' ', t3 = ' ', t4 = ' ', t5 = ' ', t6 = ' ';
    int score1 = 0, score2 = 0;
    for (int i = 1; i <= 6; i++) {
        // The owner of triangle 6 is the last digit.
        long long owner = grid;
        for (int j = i; j < 6; j++)
            owner /= 10;
        owner %= 10;

        if (owner == 1)
            score1++;
        if (owner == 2)
            score2++;

        char symbol = ' ';
        if (owner != 0)
            symbol = static_cast<char>('0' + owner);
        switch (i) {
        case 1: t1 = symbol; break;
        case 2: t2 = symbol; break;
        case 3: t3 = symbol; break;
        case 4: t4 = symbol; break;
        case 5: t5 = symbol; break;
        case 6: t6 = symbol; break;
        }
    }

    cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << "o" << endl;

    cout << " " << (isFilled(grid, 2) ? '/' : ' ') << t1 << (isFilled(grid, 3) ? '\\' : ' ') << t2
         << (isFilled(grid, 4) ? '/' : ' ') << t3 << (isFilled(grid, 5) ? '\\' : ' ') << endl;

    cout << "o" << (isFilled(grid, 6) ? "---" : "   ") << "o" << (isFilled(grid, 7) ? "---" : "   ") << "o" << endl;

    cout << " " << (isFilled(grid, 8) ? '\\' : ' ') << t4 << (isFilled(grid, 9) ? '/' : ' ') << t5
         << (isFilled(grid, 10) ? '\\' : ' ') << t6 << (isFilled(grid, 11) ? '/' : ' ')
         << "     Player 1 score: " << score1 << endl;

    cout << "  o" << (isFilled(grid, 12) ? "---" : "   ") << "o" << "      Player 2 score: " << score2 << endl;
}


// A digit of the grid that can be read and written like a variable.
class Digit {
public:
    Digit(long long &theGrid, int place) : grid(theGrid), unit(1) {
        for (int i = 18; i != place; i--) unit *= 10;
    }
    operator int() const { return static_cast<int>(grid / unit % 10); }
    Digit &operator=(int value) {
        grid += (value - static_cast<int>(*this)) * unit;
        return *this;
    }
private:
    long long &grid;
    long long unit;
};

void updateGrid(long long &grid, int pos, int p) {
    Digit(grid, pos) = 1;
    // Gives a triangle to p if it has become complete.
    class Claim {
    public:
        Claim(long long &theGrid, int player) : grid(theGrid), p(player) {}
        Claim &operator()(int triangle, int a, int b, int c) {
            Digit owner(grid, 12 + triangle);
            if (isFilled(grid, a) && isFilled(grid, b) && isFilled(grid, c) && !owner) owner = p;
            return *this;
        }
    private:
        long long &grid;
        int p;
    };
    Claim(grid, p)(1, 2, 3, 6)(2, 1, 3, 4)(3, 4, 5, 7)(4, 6, 8, 9)(5, 9, 10, 12)(6, 7, 10, 11);
}

int playerScore(long long grid, int p) {
    int score = 0, i = 13;
    while (i < 19) if (Digit(grid, i++) == p) ++score;
    return score;
}

// A player and how many turns the player has had in a row.
struct Mover {
    int player = 1, turns = 0;
    void next(bool scored) {
        if (scored && turns == 0) turns = 1;
        else player = 3 - player, turns = 0;
    }
};

ostream &operator<<(ostream &out, const Mover &mover) { return out << "Player " << mover.player; }

int main() {
    long long grid{0};
    Mover mover;
    printGrid(grid);
    for (int left = 12, pos; left > 0;) {
        cout << mover << "'s turn (1-12): " << flush;
        cin >> pos;
        if (pos > 12 || pos < 1 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
        } else {
            const int before = playerScore(grid, mover.player);
            updateGrid(grid, pos, mover.player);
            printGrid(grid);
            mover.next(playerScore(grid, mover.player) > before);
            --left;
        }
    }
    const int difference = playerScore(grid, 1) - playerScore(grid, 2);
    if (difference) cout << "Player " << (difference < 0) + 1 << " wins!" << endl;
    else cout << "Draw game!" << endl;
}
