import { readFile } from 'node:fs/promises';
import { rawZip } from '../../collect/archive/raw-zip.fixture.ts';

/** For tests: an invented class of thirty students and their submissions. */
export interface CohortStudent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The identifiers of the student on other sites. */
  readonly canvasUser: number;
  readonly participant: number;
  readonly github: string;
  /** The last attempt counts; only Blackboard's download has the others. */
  readonly attempts: readonly CohortAttempt[];
}

export interface CohortAttempt {
  readonly at: Date;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

export const due = new Date('2021-10-25T15:59:00Z');
const minutes = 60_000;

const given = ['Anna', 'José', 'Mei', '大文', 'Zoë', "Siobhán O'Neil", 'Lars', 'Ngọc', 'Ada', 'Karl-Heinz'];
const family = ['Berg', 'Chan', 'Lee'];

/** Some submissions are odd in some way; the others are programs of the demo, submitted in time. */
export async function inventedClass(): Promise<CohortStudent[]> {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
  return Promise.all(numbers.map(studentOf));
}

async function studentOf(number: number): Promise<CohortStudent> {
  const id = `s${1155000000 + number}`;
  const last = await filesOf(number);
  const inTime = new Date(due.getTime() - (100 + number) * minutes);
  const late = { 3: 95, 7: 23 * 60 }[number];
  const at = late === undefined ? inTime : new Date(due.getTime() + late * minutes);
  const first = {
    at: new Date(inTime.getTime() - 300 * minutes),
    files: { 'domineering.cpp': bytes('int main() {}\n') },
  };
  return {
    id,
    name: `${given[(number - 1) % 10] ?? ''} ${family[Math.floor((number - 1) / 10)] ?? ''}`,
    email: `${id}@uni.example`,
    canvasUser: 4000 + number,
    participant: 71000 + number,
    github: `gh-${number}-user`,
    attempts: [...([5, 11].includes(number) ? [first] : []), { at, files: last }],
  };
}

async function filesOf(number: number): Promise<Record<string, Uint8Array>> {
  const source = await readFile(`harness/demo/domineering/${demoFile(((number - 1) % 14) + 1)}`);
  const right = await readFile(`harness/demo/domineering/${demoFile(1)}`);
  const crafted: Readonly<Record<number, Record<string, Uint8Array>>> = {
    8: { 'Domineering.CPP': source },
    12: { 'domineering (1).cpp': source },
    13: { 'my game.cpp': source, 'notes.txt': bytes('It works on my machine.') },
    14: { 'essay.txt': bytes('Sorry!') },
    // "Board" in Chinese, in the encoding of a text editor on Windows.
    15: { 'domineering.cpp': Buffer.concat([Buffer.from('// '), Buffer.from([0xc6, 0xe5, 0xc5, 0xcc, 0x0a]), right]) },
    16: { 'domineering.cpp': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(right.toString(), 'utf16le')]) },
    17: { 'domineering.cpp': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), right]) },
    18: { 'homework.zip': rawZip([{ name: 'hw/domineering.cpp', content: right, method: 8 }]) },
    19: { 'all.zip': rawZip([{ name: 'inner.zip', content: rawZip([{ name: 'domineering.cpp', content: right }]) }]) },
    20: {},
    21: { 'homework.zip': rawZip(hostileMembers(right)) },
    22: { '作业.zip': rawZip(chineseMembers(right)) },
    23: { 'domineering.cpp': right, 'game.exe': noise(1_100_000), 'more.rar': bytes('Rar!') },
  };
  return crafted[number] ?? { 'domineering.cpp': source };
}

function demoFile(number: number): string {
  return `s${1155000000 + number}/${number === 8 ? 'Domineering.CPP' : 'domineering.cpp'}`;
}

function hostileMembers(right: Uint8Array) {
  return [
    { name: '../../../.bashrc', content: 'echo owned' },
    { name: '/etc/passwd', content: 'root' },
    { name: 'link.cpp', content: '/etc/passwd', mode: 0o120777 },
    { name: 'zeros.txt', content: new Uint8Array(4_000_000), method: 8 },
    { name: 'domineering.cpp', content: right, method: 8 },
    { name: 'domineering.cpp', content: 'int main() {}' },
  ];
}

/** Names in GBK, without a flag that says so, and files that a Mac adds. */
function chineseMembers(right: Uint8Array) {
  const folder = [0xd7, 0xf7, 0xd2, 0xb5, 0x2f];
  return [
    { name: Uint8Array.from([...folder, ...Buffer.from('domineering.cpp')]), content: right, method: 8 },
    { name: '__MACOSX/._domineering.cpp', content: 'x' },
    { name: '.DS_Store', content: 'x' },
  ];
}

/** Random bytes, which hardly compress, as in a program file. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}
