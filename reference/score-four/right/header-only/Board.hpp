/**
 * Board.hpp - Score Four, CPSC 101
 * Author: Alma Rydell (230150004), rydell@unbc.ca
 */
#pragma once
#include <string>
#include <vector>

enum Bead { EMPTY, WHITE, BLACK };

/** the name as it is used in the commands */
inline std::string toString(Bead bead) { return bead == WHITE ? "white" : "black"; }
inline Bead toBead(const std::string& name) { return name == "white" ? WHITE : BLACK; }
inline Bead opposite(Bead bead) { return bead == WHITE ? BLACK : WHITE; }

/** The 16 pegs have the numbers 0 (A1) to 15 (D4). */
class Board {
public:
    Board() { clear(); }

    void clear() { pegs.assign(16, std::vector<Bead>()); }

    /** the number of the peg, or -1 */
    static int pegNumber(const std::string& name) {
        if (name.size() != 2) return -1;
        if (name[0] < 'A' || name[0] > 'D') return -1;
        if (name[1] < '1' || name[1] > '4') return -1;
        return (name[0] - 'A') * 4 + (name[1] - '1');
    }

    static std::string pegName(int peg) {
        return std::string(1, char('A' + peg / 4)) + char('1' + peg % 4);
    }

    bool isFree(int peg) const { return pegs[peg].size() < 4; }

    void add(int peg, Bead bead) { pegs[peg].push_back(bead); }

    /** takes the top bead away again */
    void remove(int peg) { pegs[peg].pop_back(); }

    Bead get(int peg, int height) const {
        if (height >= int(pegs[peg].size())) return EMPTY;
        return pegs[peg][height];
    }

    std::vector<int> freePegs() const {
        std::vector<int> result;
        for (int peg = 0; peg < 16; ++peg)
            if (isFree(peg)) result.push_back(peg);
        return result;
    }

    /** does this colour have four in a line? */
    bool hasWon(Bead bead) const {
        for (int peg = 0; peg < 16; ++peg)
            if (onePeg(peg, bead)) return true;
        for (int i = 0; i < 4; ++i)
            if (plane(4 * i, 1, bead) || plane(i, 4, bead)) return true;
        return plane(0, 5, bead) || plane(3, 3, bead);
    }

private:
    std::vector<std::vector<Bead>> pegs;

    /** four beads on one peg */
    bool onePeg(int peg, Bead bead) const {
        for (int height = 0; height < 4; ++height)
            if (get(peg, height) != bead) return false;
        return true;
    }

    /** four pegs in a row make a plane: its rows and its two diagonals */
    bool plane(int first, int step, Bead bead) const {
        int up = 0, down = 0;
        for (int i = 0; i < 4; ++i) {
            int row = 0;
            for (int j = 0; j < 4; ++j)
                if (get(first + j * step, i) == bead) ++row;
            if (row == 4) return true;
            if (get(first + i * step, i) == bead) ++up;
            if (get(first + i * step, 3 - i) == bead) ++down;
        }
        return up == 4 || down == 4;
    }
};
