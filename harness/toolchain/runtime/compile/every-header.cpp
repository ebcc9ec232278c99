// All that a program may include of the library, and whatever that includes of the system.
#include <bits/stdc++.h>
