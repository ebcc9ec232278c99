// Whether a compiler that instantiated the templates of its headers beforehand writes what it writes otherwise. The same
// functions, it does; but where it has to write one of those templates, it may stand in another place, and what is
// numbered in a name has another number. Labels are numbered, too, and no object file has them.
#pragma once

#include <cstdlib>
#include <string_view>

struct Instantiated {
    // The compiler numbers functions as it comes across them: these are the numbers of those that came too early.
    int first;
    int end;
};

class Assembly {
public:
    explicit Assembly(std::string_view all) : rest(all) {}

    bool isSame(Instantiated early) {
        for (std::string_view line; next(line);) {
            if (endsInNumber(nameIn(line))) return false;
            if (isShared(line) && !isInOrder(line, early)) return false;
        }
        return true;
    }

private:
    bool next(std::string_view &line) {
        if (rest.empty()) return false;
        const std::size_t length = std::min(rest.find('\n'), rest.size());
        line = rest.substr(0, length);
        rest.remove_prefix(std::min(length + 1, rest.size()));
        return true;
    }

    static bool startsWith(std::string_view line, std::string_view start) { return line.substr(0, start.size()) == start; }

    static std::string_view nameIn(std::string_view line) {
        for (const std::string_view directive : {"\t.type\t", "\t.local\t", "\t.lcomm\t"}) {
            if (!startsWith(line, directive)) continue;
            line.remove_prefix(directive.size());
            return line.substr(0, line.find(','));
        }
        return {};
    }

    // C.0.4711: a constant without a name of its own.
    static bool endsInNumber(std::string_view name) {
        const std::size_t point = name.rfind('.');
        return point != std::string_view::npos && point + 1 < name.size() && name[point + 1] >= '0' && name[point + 1] <= '9';
    }

    static bool isShared(std::string_view line) {
        return startsWith(line, "\t.section\t") && line.find(",comdat") != std::string_view::npos;
    }

    // The pointer to what handles exceptions stands at the end in any case. Of everything else that is no function, nobody
    // knows where it came from.
    bool isInOrder(std::string_view section, Instantiated early) {
        if (section.find("DW.ref.") != std::string_view::npos) return true;
        if (!startsWith(section, "\t.section\t.text.")) return startsWith(section, "\t.section\t.gcc_except_table");
        for (std::string_view line; next(line);) {
            if (!startsWith(line, ".LFB")) continue;
            const int number = std::atoi(std::string(line.substr(4)).c_str());
            return number < early.first || number >= early.end;
        }
        return false;
    }

    std::string_view rest;
};
