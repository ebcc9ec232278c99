// 姓名：林子轩 Lin Zixuan
// 学号：1155000009
// 邮箱：zxlin09@student.example
// 作业三：多米诺棋

#include <iostream>
using namespace std;

// 返回某个位置的数字
int gridState(long long grid, int pos)
{
    int k = 16 - pos;          // 后面还有多少位
    while (k--)
        grid /= 10;
    return grid % 10;
}

// 输出棋盘
void printGrid(long long grid)
{
    for (int i = 1; i <= 16; ++i)
    {
        int t = gridState(grid, i);
        cout << (t == 0 ? '.' : t == 1 ? 'A' : 'B');
        cout << (i % 4 == 0 ? '\n' : ' ');
    }
}

// 判断能不能放
bool isPlaceable(long long grid, int pos, int p)
{
    if (pos < 1 || pos > 16) return false;                  // 位置不对
    if (p < 1 || p > 2) return false;                       // 玩家不对
    if (gridState(grid, pos)) return false;                 // 已经有棋
    if (p == 1)
        return pos < 13 && gridState(grid, pos + 4) == 0;   // 竖放
    return pos % 4 && gridState(grid, pos + 1) == 0;        // 横放
}

// 放一块骨牌
void putToGrid(long long &grid, int pos, int p)
{
    long long a = 1, b = 1;
    int second = p == 1 ? pos + 4 : pos + 1;
    for (int i = pos; i < 16; ++i) a *= 10;
    for (int i = second; i < 16; ++i) b *= 10;
    grid += p * (a + b);
}

// 主程序
void main()
{
    long long grid = 0;
    int p = 1, x;
    printGrid(grid);
    while (true)
    {
        // 看看还有没有地方可以放
        int left = 0;
        for (int i = 1; i <= 16; ++i)
            left += isPlaceable(grid, i, p);
        if (left == 0) break;

        cout << "Player " << p << "'s move: ";
        cin >> x;
        if (isPlaceable(grid, x, p))
        {
            putToGrid(grid, x, p);
            printGrid(grid);
            p = 3 - p;   // 轮到另一个玩家
        }
        else
        {
            cout << "Invalid! Try again." << endl;
        }
    }
    cout << "Player " << 3 - p << " wins!";
}