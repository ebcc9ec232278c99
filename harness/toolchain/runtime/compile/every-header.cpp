// Includes every header of the library, and so every header of the system that these include.
#include <bits/stdc++.h>
