// Runs one program that is talked to while it runs, under the same limits and behind the same seal as any other run.
// Orders come in on standard input and events go out on standard output.
//
//     live                 talks to Node and to the program, runs nothing of the student's
//       keeper             first process of its own namespace (keeper.hpp)
//         leaf             the program (talker.hpp)
//
// Two kinds of run:
//
// - A conversation: standard input and output are pipes, and whatever the program says is passed on at once.
// - A command post: its person has typed everything beforehand, to the end of the input, and it commands another program
//   through two pipes, whose names are its arguments. We are that other program.

#include "frames.hpp"
#include "keeper.hpp"
#include "layers.hpp"
#include "live-pipes.hpp"
#include "prepared-start.hpp"

namespace {

// The TypeScript half is ../live-frames.ts.
enum class Told : std::uint32_t { begin = 0, say = 1, closeInput = 2, answer = 3, stopAnswering = 4 };
enum class Event : std::uint32_t { said = 0, waits = 1, sent = 2, silent = 3, ended = 4 };

// What a program still has to say comes as soon as it sees that nobody listens; one that does not end is stopped.
constexpr std::int64_t lastCallMilliseconds = 300;

constexpr std::uint64_t errorTailBytes = 4096;

// For waiting that a signal interrupted, and that began again.
constexpr std::uint64_t spareRecordBytes = 65536;

struct Begin {
    Case one;
    bool isConversation;
    std::string program;
    // Of protection, as the results claim them.
    std::uint32_t layers;

    explicit Begin(const std::string &text) : Begin(Reader(text)) {}

private:
    explicit Begin(Reader request) {
        isConversation = request.integer<std::uint32_t>() == 0;
        program = request.text();
        layers = request.integer<std::uint32_t>();
        one = readCase(request);
    }
};

class LiveRun {
public:
    explicit LiveRun(Begin asked) : begin(std::move(asked)) {
        program = File(outOfTheWay(open(begin.program.c_str(), O_RDONLY | O_CLOEXEC)));
        if (program.descriptor() < 0) throw std::runtime_error("the program cannot be opened");
        input = makePipe(OurEnd::writing);
        records = makePipe(OurEnd::reading);
        if (begin.isConversation) {
            printed = makePipe(OurEnd::reading);
        } else {
            fillAtOnce(input.writing, begin.one.input);
            input.writing.closeNow();
            commands = makePipe(OurEnd::reading);
            answers = makePipe(OurEnd::writing);
        }
        makeFreshStack();
        makeStreamBuffers();
        if ((begin.layers & ~(enterCommonNamespaces() | putOnLayers())) != 0) throw std::runtime_error("layers of protection are missing");
    }

    // To the end of the program. `orders` may have more in it than the one to begin.
    void serve(FrameReader &orders) {
        startKeeper();
        const bool inTime = converse(orders);
        const Report report = askForReport();
        passOn();
        tell(Event::ended, framed(answer(inTime, report)));
    }

private:
    void startKeeper() {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) throw std::runtime_error("no channel");
        keeper = File(outOfTheWay(ends[0]));
        const int talker = outOfTheWay(ends[1]);
        const pid_t process = fork();
        if (process < 0) throw std::runtime_error("no process could be made");
        if (process == 0) beKeeper(order(), streamsOfProgram(), program.descriptor(), talker, trouble, offence);
        close(talker);
        program.closeNow();
        input.reading.closeNow();
        printed.writing.closeNow();
        records.writing.closeNow();
        commands.writing.closeNow();
        answers.reading.closeNow();
    }

    Order order() const {
        const Case &one = begin.one;
        Order order{};
        order.kind = Input::typed;
        order.cpuSeconds = one.cpuSeconds;
        order.memoryBytes = one.memoryBytes;
        // As for any other run: one byte more than may be printed.
        order.fileBytes = one.printedBytes + 1;
        return order;
    }

    TalkStreams streamsOfProgram() const {
        const int output = begin.isConversation ? printed.writing.descriptor() : streams.printed.descriptor();
        return {input.reading.descriptor(),   output,
                streams.errors.descriptor(),  records.writing.descriptor(),
                commands.writing.descriptor(), answers.reading.descriptor()};
    }

    // True once the program has ended by itself; false if it is to be stopped.
    bool converse(FrameReader &orders) {
        std::int64_t deadline = nowMilliseconds() + patience();
        for (;;) {
            while (const auto order = orders.next()) {
                obey(*order);
                deadline = nowMilliseconds() + patience();
            }
            if (spokenBytes > begin.one.printedBytes || hasTooManyRecords()) return true;
            struct pollfd files[] = {{STDIN_FILENO, POLLIN, 0},
                                     {keeper.descriptor(), POLLIN, 0},
                                     {printed.reading.descriptor(), POLLIN, 0},
                                     {records.reading.descriptor(), POLLIN, 0},
                                     {commands.reading.descriptor(), POLLIN, 0}};
            const std::int64_t left = isOurTurn ? 1000 : deadline - nowMilliseconds();
            if (left <= 0) {
                if (isLastCall) return false;
                // Whoever talks decides what a program gets that says nothing.
                isLastCall = true;
                tell(Event::silent, "");
                deadline = nowMilliseconds() + patience();
                continue;
            }
            if (poll(files, std::size(files), static_cast<int>(left)) < 0 && errno != EINTR) {
                throw std::runtime_error("the program cannot be listened to");
            }
            if (files[0].revents != 0 && !orders.take(STDIN_FILENO)) return false;
            passOn();
            if (files[1].revents != 0) return true;
            // A program that closes its output would be reported ready for ever.
            if (files[2].revents == POLLHUP) printed.reading.closeNow();
            if (files[3].revents == POLLHUP) records.reading.closeNow();
            if (files[4].revents == POLLHUP) commands.reading.closeNow();
        }
    }

    // Whatever still runs of the program ends now.
    Report askForReport() {
        Report report{};
        shutdown(keeper.descriptor(), SHUT_WR);
        if (recv(keeper.descriptor(), &report, sizeof report, 0) != static_cast<ssize_t>(sizeof report)) {
            throw std::runtime_error("the keeper of the program is gone");
        }
        return report;
    }

    std::int64_t patience() const {
        return isLastCall ? lastCallMilliseconds : static_cast<std::int64_t>(begin.one.wallMilliseconds);
    }

    void obey(const Frame &order) {
        isOurTurn = false;
        switch (static_cast<Told>(order.kind)) {
        case Told::begin:
            break;
        case Told::say:
            offer(input.writing, order.text);
            offeredBytes += order.text.size();
            break;
        case Told::closeInput:
            input.writing.closeNow();
            isLastCall = true;
            break;
        case Told::answer:
            offer(answers.writing, order.text);
            offeredBytes += order.text.size();
            break;
        case Told::stopAnswering:
            answers.writing.closeNow();
            isLastCall = true;
            break;
        }
    }

    // Records are read first and told last: what the program printed before it waits has arrived by then.
    void passOn() {
        const std::string more = readWhatIsThere(records.reading);
        recordedBytes += more.size();
        unreadRecords += more;
        pass(Event::said, readWhatIsThere(printed.reading));
        pass(Event::sent, readWhatIsThere(commands.reading));
        tellRecords();
    }

    // Each byte that a program gets makes a record where it waits for it, and one where it reads it. Only a program that
    // writes there itself makes more of them, and more than it may print.
    bool hasTooManyRecords() const {
        const std::uint64_t honest = begin.one.recordBytes + 2 * sizeof(Record) * offeredBytes + spareRecordBytes;
        return recordedBytes > honest + begin.one.printedBytes;
    }

    void pass(Event event, const std::string &text) {
        spokenBytes += text.size();
        if (!text.empty()) tell(event, text);
    }

    void tellRecords() {
        std::size_t at = 0;
        for (; unreadRecords.size() - at >= sizeof(Record); at += sizeof(Record)) {
            Record record{};
            std::memcpy(&record, unreadRecords.data() + at, sizeof record);
            if (record.what != What::waits) {
                if (keptRecords.size() < begin.one.recordBytes) keptRecords += unreadRecords.substr(at, sizeof record);
                continue;
            }
            // The clock stands while the program waits for us: a busy machine is no fault of the program's. In the last
            // call nobody says anything more, and what it writes here is its own word: it could claim to wait for ever.
            isOurTurn = !isLastCall && record.after == offeredBytes;
            Writer consumed;
            consumed.integer(record.after);
            tell(Event::waits, consumed.all());
        }
        unreadRecords.erase(0, at);
    }

    static void tell(Event event, const std::string &text) {
        sendFrame(STDOUT_FILENO, static_cast<std::uint32_t>(event), text);
    }

    Answer answer(bool inTime, const Report &report) const {
        Answer answer;
        answer.ending = report.ending;
        answer.number = report.number;
        if (report.ending == Ending::notStarted) {
            answer.trouble = report.trouble;
            return answer;
        }
        if (!inTime) answer.ending = Ending::outOfTime;
        if (hasTooManyRecords()) {
            // As the kernel ends a program whose records are a file.
            answer.ending = Ending::killed;
            answer.number = SIGXFSZ;
        }
        answer.cpuMicroseconds = report.cpuMicroseconds;
        answer.forbidden = offence->what;
        answer.printedSize = streams.printed.size() + spokenBytes;
        answer.printed = streams.printed.head(begin.one.printedBytes);
        answer.errorSize = streams.errors.size();
        answer.errorTail = streams.errors.tail(errorTailBytes);
        answer.records = keptRecords;
        return answer;
    }

    Begin begin;
    Trouble *trouble = sharedPage<Trouble>();
    Offence *offence = sharedPage<Offence>();
    Streams streams;
    File program;
    File keeper;
    Pipe input;
    Pipe printed;
    Pipe records;
    Pipe commands;
    Pipe answers;
    // Nothing is said to it any more; what it kept back may still come.
    bool isLastCall = false;
    bool isOurTurn = false;
    std::uint64_t offeredBytes = 0;
    std::uint64_t spokenBytes = 0;
    std::uint64_t recordedBytes = 0;
    std::string unreadRecords;
    // What it read, and first of all that it began.
    std::string keptRecords;
};

void serve() {
    FrameReader orders;
    for (;;) {
        if (const auto first = orders.next()) {
            LiveRun run{Begin(first->text)};
            return run.serve(orders);
        }
        if (!orders.take(STDIN_FILENO)) return;
    }
}

}  // namespace

int main(int, char **arguments) {
    startAgainPrepared(arguments);
    prctl(PR_SET_NAME, "verbatim-live");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // A program that has ended does not listen any more; that is no reason for us to end.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        serve();
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
}
