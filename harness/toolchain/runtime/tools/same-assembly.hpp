// Whether a compiler that instantiated the templates of its headers beforehand writes the usual assembly. It writes the
// same functions; but a template that it has to write may come in another place, and a name that contains a number may
// get another number. Labels are numbered, too, but no object file contains them.
#pragma once

#include <cstdlib>
#include <string_view>

struct Instantiated {
    // The compiler numbers functions as it meets them: the numbers of those that it met too early.
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

    // For example C.0.4711, a constant without a name of its own.
    static bool endsInNumber(std::string_view name) {
        const std::size_t point = name.rfind('.');
        return point != std::string_view::npos && point + 1 < name.size() && name[point + 1] >= '0' && name[point + 1] <= '9';
    }

    static bool isShared(std::string_view line) {
        return startsWith(line, "\t.section\t") && line.find(",comdat") != std::string_view::npos;
    }

    // The pointer to the exception handler comes at the end in any case. For any other section that holds no function,
    // the template that it comes from is unknown.
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
