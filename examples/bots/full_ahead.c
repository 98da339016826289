/* A bot in C that takes the last legal answer: cc -o full_ahead full_ahead.c; pointluck bot check ./full_ahead */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *line = NULL, best[1000] = "";
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, stdin)) > 0) {
        line[strcspn(line, "\n")] = 0;
        if (!strncmp(line, "plp ", 4)) puts("ready {\"name\": \"Full Ahead\"}");
        else if (!strncmp(line, "legal ", 6)) snprintf(best, sizeof best, "%s", line + 6);
        else if (!strncmp(line, "go", 2)) printf("best %s\n", best);
        else if (!strcmp(line, "quit")) break;
        fflush(stdout);
    }
    free(line);
    return 0;
}
