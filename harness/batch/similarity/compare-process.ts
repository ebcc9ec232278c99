import { text } from 'node:stream/consumers';
import { readApart } from '../../reading/read-apart.ts';
import { compare, compareRequest } from './compare.ts';

// Runs as a process of its own, so that the memory for comparing a class is freed when it ends.
const answer = await compare(compareRequest.parse(JSON.parse(await text(process.stdin))), readApart());
process.stdout.write(JSON.stringify(answer));
