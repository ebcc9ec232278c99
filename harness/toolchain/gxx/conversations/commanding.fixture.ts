import { limits } from '../../../testing/open-program.ts';
import type { Partner } from '../../../model/assignment/interactive.ts';
import type { CommandingOutcome } from '../../../model/program/run-outcome.ts';
import type { JobLimits, Program } from '../../contract/toolchain.ts';

/* For tests: programs that command another one through two named pipes, and that other one. */

/** Answers each line with `re ` and the line, whatever the pieces in which it arrives; does not answer `hush`. */
export function echo(unread = ''): Partner {
  return {
    answer(text) {
      const lines = (unread + text).split('\n');
      const rest = lines.pop() ?? '';
      const answered = lines.filter((line) => line !== 'hush');
      return { say: answered.map((line) => `re ${line}\n`).join(''), next: echo(rest) };
    },
  };
}

export async function command(
  program: Program,
  id: string,
  input: string,
  changed: Partial<JobLimits> = {},
): Promise<CommandingOutcome> {
  const [outcome] = await program.run([
    { kind: 'commanding', program: id, input, partner: echo(), limits: { ...limits, ...changed } },
  ]);
  if (outcome?.kind !== 'commanding') throw new Error('A commanding job has an outcome of its kind');
  return outcome;
}

/** A program that opens its two pipes as the handout says, first the one to write to, and then does this. */
export function commander(body: string): string {
  return commanderThat(`std::ofstream to(words[1]);
    std::ifstream from(words[2]);
    ${body}`);
}

export function commanderThat(body: string): string {
  return `#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <string>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
int main(int count, char **words) {
    if (count != 3 || words[2] == nullptr) return 1;
    std::string line, reply;
    ${body}
}`;
}

/** Sends each line that is typed and shows the answer. */
export const forEachLine = (send: string, until = 'line != "quit"') => `
    while (std::cout << "> " && std::getline(std::cin, line) && ${until}) {
        ${send}
        if (!std::getline(from, reply)) break;
        std::cout << "[" << reply << "]" << std::endl;
    }
    std::cout << "Bye" << std::endl;`;
