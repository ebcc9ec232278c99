#include <sys/socket.h>

int main() {
    socket(AF_INET, SOCK_STREAM, 0);
}
