// Whether a submission contains compiler options: their effect on the code may differ in a compiler that has prepared
// itself beforehand. This only searches for words, so it also finds them in comments, and then compiling takes a little
// longer.
#pragma once

#include <dirent.h>

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

// A file that cannot be read must not count as an empty one.
inline std::string contentsOf(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file.is_open() || file.bad()) throw std::runtime_error("cannot read " + path);
    return text.str();
}

// A word may continue in the next line, after a backslash and spaces.
inline std::string withContinuedLinesJoined(const std::string &text) {
    std::string joined;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t last = line.find_last_not_of(" \t\f\v\r");
        const bool goesOn = last != std::string::npos && line[last] == '\\';
        const bool goesOnByTrigraph = last != std::string::npos && last >= 2 && line.compare(last - 2, 3, "?\?/") == 0;
        if (goesOn) joined.append(line, 0, last);
        else if (goesOnByTrigraph) joined.append(line, 0, last - 2);
        else joined.append(line).append("\n");
    }
    return joined;
}

inline bool hasOwnOptions(const std::string &source) {
    const std::string text = withContinuedLinesJoined(source);
    // The last three join words, and so could produce any of the others.
    for (const char *word : {"pragma", "Pragma", "attribute", "gnu", "##", "%:%:", "?\?="}) {
        if (text.find(word) != std::string::npos) return true;
    }
    return false;
}

// Searches all files of the working folder: they may include each other.
inline bool filesHaveOwnOptions() {
    DIR *folder = opendir(".");
    if (folder == nullptr) return true;
    bool found = false;
    while (const struct dirent *entry = readdir(folder)) {
        if (entry->d_name[0] != '.') found = found || hasOwnOptions(contentsOf(entry->d_name));
    }
    closedir(folder);
    return found;
}
