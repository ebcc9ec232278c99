// WONG Tsz Yan 1155000023 1155000023@link.cuhk.edu.hk
%:include <iostream>
using namespace std;
int gridState(long long g, int i) <% for (; i < 16; i++) g /= 10; return g % 10; %>
void printGrid(long long g) <%
    for (int i = 1; i < 17; i++) cout << ".AB"<:gridState(g, i):> << (i % 4 ? " " : "\n");
%>
// on the board, and both cells empty
bool isPlaceable(long long g, int i, int who) <%
    return i > 0 and i < 17 and (who == 1 or who == 2) and (who == 1 ? i < 13 : i % 4 not_eq 0) and
           not gridState(g, i) and not gridState(g, i + (who == 1 ? 4 : 1));
%>
void putToGrid(long long &g, int i, int who) <%
    long long d = who;
    for (int k = i; k < 16; k++) d *= 10;
    g += d + d / (who == 1 ? 10000 : 10);
%>
// a game
int main() <%
    long long g = 0; int who = 1, i, n;
    for (printGrid(g);; ) <%
        for (n = 0, i = 1; i < 17; i++) n += isPlaceable(g, i, who);
        if (not n) break;
        cout << "Player " << who << "'s move: ";
        cin >> i;
        if (not isPlaceable(g, i, who)) <% cout << "Invalid! Try again." << endl; continue; %>
        putToGrid(g, i, who), who = 3 - who, printGrid(g);
    %>
    cout << "Player " << 3 - who << " wins!" << endl;
%>
