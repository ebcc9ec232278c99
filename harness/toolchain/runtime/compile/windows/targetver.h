// Says for which Windows a program is: for none, here.
#pragma once
